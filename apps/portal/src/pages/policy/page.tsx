import { TextSection, useWords } from '@tuyen/portal-kit';
import type { StaticPageProps } from '../../language.ts';
import { policyTabs } from '../../portal.ts';

/**
 * All policies on one page, with tabs that work without a script. A site that matches queries serves `?tab=` with the
 * page of that tab. Other sites show the policy of the address's anchor, or all policies one below the other.
 */
export default function PolicyPage({ pathTo, tab }: StaticPageProps) {
  const words = useWords();
  const shown = tab ? [tab] : policyTabs;
  return (
    <div className="sheet policy">
      <h1>{words.t('site.pages.policy.title')}</h1>
      <nav className="tabs" aria-label={words.t('policies.tabs')}>
        <ul>
          {policyTabs.map((each) => (
            <li key={each}>
              <a href={`${pathTo('/policy')}?tab=${each}#${each}`} aria-current={each === tab ? 'page' : undefined}>
                {words.t(`site.pages.policy.tabs.${each}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="policies">
        {shown.map((each) => (
          <TextSection key={each} id={each} of={`policies.${each}`} source={`public/policies/${each}`} />
        ))}
      </div>
    </div>
  );
}
