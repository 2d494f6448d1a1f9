import { useWords } from '@tuyen/kit/portal';
import { pathIn, type Language } from '../language.ts';
import { policyTabs, type PolicyTab } from '../routes.ts';
import { PolicySection } from '../policies/policy-section.tsx';

/**
 * All policies on one page, one shown at a time, without a script: a site that knows the query answers `?tab=` with the page of
 * that tab; any other shows the one whose anchor stands in the address, or all of them, one below the other.
 */
export function PolicyPage({ language, tab }: { readonly language: Language; readonly tab?: PolicyTab }) {
  const words = useWords();
  const shown = tab ? [tab] : policyTabs;
  return (
    <div className="sheet">
      <h1>{words.t('site.pages.policy.title')}</h1>
      <nav className="tabs" aria-label={words.t('policies.tabs')}>
        <ul>
          {policyTabs.map((each) => (
            <li key={each}>
              <a
                href={`${pathIn(language, '/policy')}?tab=${each}#${each}`}
                aria-current={each === tab ? 'page' : undefined}
              >
                {words.t(`policies.${each}.title`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="policies">
        {shown.map((each) => (
          <PolicySection key={each} of={each} />
        ))}
      </div>
    </div>
  );
}
