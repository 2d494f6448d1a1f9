import { useWords } from '@tuyen/kit/portal';
import { PolicySection } from '../policies/policy-section.tsx';

/** What the address promises: how payments and personal details are protected. */
export function PrivacyPage() {
  const words = useWords();
  return (
    <div className="sheet">
      <h1>{words.t('site.pages.privacy.title')}</h1>
      <div className="policies">
        {(['payment', 'private'] as const).map((part) => (
          <PolicySection key={part} of={part} />
        ))}
      </div>
    </div>
  );
}
