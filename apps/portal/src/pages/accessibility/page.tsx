import { useWords } from '@tuyen/portal-kit';
import type { StaticPageProps } from '../../language.ts';
import { pathOf } from '../../portal.ts';

const WORKS = ['keyboard', 'reader', 'zoom', 'contrast', 'motion'] as const;
const LIMITS = ['gateway', 'names', 'pictures'] as const;

export default function AccessibilityPage({ pathTo }: StaticPageProps) {
  const words = useWords();
  return (
    <div className="sheet narrow">
      <h1>{words.t('site.pages.accessibility.title')}</h1>
      <p className="lead">{words.t('accessibility.lead')}</p>
      <p>{words.t('accessibility.standard')}</p>
      <h2>{words.t('accessibility.works.title')}</h2>
      <ul className="reasons">
        {WORKS.map((name) => (
          <li key={name}>{words.t(`accessibility.works.${name}`)}</li>
        ))}
      </ul>
      <h2>{words.t('accessibility.limits.title')}</h2>
      <ul className="reasons">
        {LIMITS.map((name) => (
          <li key={name}>{words.t(`accessibility.limits.${name}`)}</li>
        ))}
      </ul>
      <h2>{words.t('accessibility.checked.title')}</h2>
      <p>{words.t('accessibility.checked.text')}</p>
      <h2>{words.t('accessibility.report.title')}</h2>
      <p>{words.t('accessibility.report.text')}</p>
      {/* The site's server fills in the hotline. */}
      <p className="call">
        {words.t('accessibility.report.call')} <a data-fact="hotline" data-fact-to="tel" />
      </p>
      <p>
        <a className="f-button" href={pathTo(pathOf('contact'))}>
          {words.t('accessibility.report.send')}
        </a>
      </p>
    </div>
  );
}
