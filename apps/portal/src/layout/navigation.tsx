import { useWords } from '@tuyen/portal-kit';
import type { PortalPage } from '@tuyen/portal-kit/define';
import { pathIn, type Language } from '../language.ts';
import { portal } from '../portal.ts';

export function Navigation({ page, language }: { readonly page: PortalPage; readonly language: Language }) {
  const words = useWords();
  const other = language === 'vi' ? 'en' : 'vi';
  // A page with a wildcard in its path, such as `/renewal/*`, has no fixed address. The page's script fills in the real
  // address.
  const same = page.path.includes('*') ? '/' : page.path;
  return (
    <header className="bar">
      <div className="bar-inside">
        {/* The site's server fills in the office's name and logo. */}
        <a className="brand" href={pathIn(language, '/')}>
          <img className="brand-logo" data-fact="office_logo_url" data-fact-to="src" alt="" hidden />
          <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
            <path d="M8 5h16a3 3 0 0 1 3 3v14a3 3 0 0 1-2 2.8V27a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1v-2H11v2a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-2.2A3 3 0 0 1 5 22V8a3 3 0 0 1 3-3Zm0 4v7h16V9H8Zm2 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm12 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z" />
          </svg>
          <span className="f-hidden">{words.t('payment.home')}</span>
          <span className="brand-name" data-fact="office_display_name" />
        </a>
        {/* On phones the links follow only if this is open. It works without a script, because the links are no part of it. */}
        <details className="menu">
          <summary>{words.t('site.menu')}</summary>
        </details>
        <nav aria-label={words.t('site.navigation')}>
          <ul>
            {portal.pages.map(
              ({ name, path, navigation }: PortalPage) =>
                navigation !== undefined && (
                  <li key={name}>
                    <a
                      href={pathIn(language, path)}
                      aria-current={name === page.name ? 'page' : name === page.within ? 'true' : undefined}
                    >
                      {words.t(navigation)}
                    </a>
                  </li>
                ),
            )}
          </ul>
        </nav>
        <a className="language" href={pathIn(other, same)} hrefLang={other} lang={other} data-language={other}>
          <span>{words.t('site.other_language')}</span>
        </a>
      </div>
    </header>
  );
}
