import { useWords } from '@tuyen/portal-kit';

/**
 * Warning about look-alike sites. It scrolls on phones. A checkbox stops it even without a script, because moving
 * content must be stoppable. For visitors who want less motion, it is one line that the checkbox unfolds.
 */
export function Banner() {
  const words = useWords();
  return (
    <aside className="banner" aria-label={words.t('site.banner.label')}>
      <p className="banner-window">
        <span className="banner-text">{words.t('site.banner.text')}</span>
      </p>
      <label className="banner-stop">
        <input type="checkbox" />
        <span className="f-hidden banner-moves">{words.t('site.banner.stop')}</span>
        <span className="f-hidden banner-rests">{words.t('site.banner.unfold')}</span>
      </label>
    </aside>
  );
}
