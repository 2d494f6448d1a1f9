import { useWords } from '@tuyen/kit/portal';

/**
 * The warning against look-alike sites. On a phone it scrolls; a box to tick stops it, with or without a script, for what moves
 * must be stoppable.
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
        <span>{words.t('site.banner.stop')}</span>
      </label>
    </aside>
  );
}
