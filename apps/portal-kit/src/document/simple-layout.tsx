import { languageName } from '@tuyen/model/client';
import type { LayoutProps } from '../page-props.ts';
import { addressesOf } from '../site/addresses.ts';
import type { Portal } from '../site/define-portal.ts';

/** Default layout for a portal without its own: the portal's name and links to the page in other languages. */
export function simpleLayout({ name, languages }: Portal) {
  const { pathIn } = addressesOf(languages);
  return function SimpleLayout({ page, language, pathTo, children }: LayoutProps) {
    // A page with a wildcard in its path, such as `/renewal/*`, has no fixed address. The frame script fills in the
    // real address.
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
