import { languageName } from '../../core/language-name.ts';
import type { LayoutProps } from '../page-props.ts';
import { addressesOf } from '../site/addresses.ts';
import type { Portal } from '../site/define-portal.ts';

/** The layout of a portal that names none: its name, and this page in its other languages. */
export function simpleLayout({ name, languages }: Portal) {
  const { pathIn } = addressesOf(languages);
  return function SimpleLayout({ page, language, pathTo, children }: LayoutProps) {
    // A page for any path has no address of its own: the frame's script fills the real one in.
    const same = page.path.includes('*') ? '/' : page.path;
    return (
      <>
        <header className="bar">
          <div className="bar-inside">
            <a className="brand" href={pathTo('/')}>
              {name}
            </a>
            {languages
              .filter((each) => each !== language)
              .map((each) => (
                <a
                  key={each}
                  className="language"
                  href={pathIn(each, same)}
                  hrefLang={each}
                  lang={each}
                  data-language={each}
                >
                  {languageName(each)}
                </a>
              ))}
          </div>
        </header>
        {children}
      </>
    );
  };
}
