import { TextSection, useWords } from '@tuyen/portal-kit';

export default function PrivacyPage() {
  const words = useWords();
  return (
    <div className="sheet">
      <h1>{words.t('site.pages.privacy.title')}</h1>
      <div className="policies">
        {(['payment', 'private'] as const).map((part) => (
          <TextSection key={part} id={part} of={`policies.${part}`} source={`public/policies/${part}`} />
        ))}
      </div>
    </div>
  );
}
