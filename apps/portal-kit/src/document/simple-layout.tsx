import { languageName } from '@tuyen/model/client';
import type { LayoutProps } from '../page-props.ts';
import { addressesOf } from '../site/addresses.ts';
import type { Portal } from '../site/define-portal.ts';
import { useWords } from '../words.tsx';

/**
 * Returns the layout of a portal that defines none. It shows the portal's name, links to all pages with a `navigation`
 * text, and links to the other languages.
 */
export function simpleLayout({ name, languages, pages }: Portal) {
  const { pathIn } = addressesOf(languages);
  const linked = pages.flatMap(({ navigation: text, ...page }) => (text === undefined ? [] : [{ ...page, text }]));
  return function SimpleLayout({ page, language, pathTo, children }: LayoutProps) {
    const words = useWords();
    // A page with a wildcard in its path, such as `/renewal/*`, has no fixed address. A script of the portal
    // replaces it by the real address.
    const same = page.path.includes('*') ? '/' : page.path;
    return (
      <>
        <header className="bar">
          <div className="bar-inside">
            <a className="brand" href={pathTo('/')}>
              {name}
            </a>
            {linked.length > 0 && (
              <nav aria-label={words.t('site.navigation')}>
                <ul>
                  {linked.map(({ name: each, path, text }) => (
                    <li key={each}>
                      <a
                        href={pathTo(path)}
                        aria-current={each === page.name ? 'page' : each === page.within ? 'true' : undefined}
                      >
                        {words.t(text)}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
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
