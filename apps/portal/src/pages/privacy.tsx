import { useWords } from '@tuyen/kit/portal';
import { PolicyText } from './policy-text.tsx';

/** What the address promises: how payments and personal details are protected. */
export function PrivacyPage() {
  const words = useWords();
  return (
    <div className="sheet">
      <h1>{words.t('site.pages.privacy.title')}</h1>
      {(['payment', 'private'] as const).map((part) => (
        <section key={part} aria-labelledby={part}>
          <h2 id={part}>{words.t(`policies.${part}.title`)}</h2>
          <PolicyText of={part} />
        </section>
      ))}
    </div>
  );
}
