import { useWords } from '@tuyen/portal-kit';
import { pathIn, type Language } from '../language.ts';

/**
 * Welcome dialog, closed in the prerendered HTML. The script opens it on the first visit of a browser session. It can
 * be closed without a script.
 */
export function WelcomeDialog({ language }: { readonly language: Language }) {
  const words = useWords();
  return (
    <dialog id="welcome" className="welcome" aria-labelledby="welcome-title">
      <h2 id="welcome-title">{words.t('site.welcome.title')}</h2>
      <p>{words.t('site.welcome.text')}</p>
      <form method="dialog" className="f-buttons">
        <a className="f-button" href={pathIn(language, '/download')}>
          {words.t('site.welcome.download')}
        </a>
        <button className="f-button f-button-second">{words.t('site.welcome.close')}</button>
      </form>
    </dialog>
  );
}
