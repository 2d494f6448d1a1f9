import type { ComponentType, ReactNode } from 'react';
import { addressesOf } from '../site/addresses.ts';
import type { Portal } from '../site/define-portal.ts';
import type { PortalPage } from '../site/portal-page.ts';
import { useWords } from '../words.tsx';

export interface Assets {
  readonly scripts: readonly string[];
  /** JavaScript files that the page's scripts import. Preloading fetches them at once instead of one after the other. */
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
}

export interface DocumentProps {
  readonly portal: Portal;
  readonly page: PortalPage;
  readonly language: string;
  readonly assets: Assets;
  /**
   * Public origin of the site, for example `https://tuyen.example`. Search engines and link previews on phones require
   * absolute URLs.
   */
  readonly origin: string;
  /**
   * Languages whose translations the script fetches: the page's own, and the default language if the page's is
   * incomplete.
   */
  readonly wordFiles: readonly string[];
  readonly Head?: ComponentType<{ readonly page: PortalPage }> | undefined;
  readonly children: ReactNode;
}

/** Renders a complete HTML document at build time. Only the content of `main` is hydrated. */
export function Document({ portal, page, language, assets, origin, wordFiles, Head, children }: DocumentProps) {
  const words = useWords();
  const { languages, themeColor } = portal;
  const { pathIn } = addressesOf(languages);
  const own = `site.pages.${page.name}`;
  const form = page.title ?? (page.form && `pages.${page.form}.title`);
  const title = form && !words.has(`${own}.title`) ? form : `${own}.title`;
  const dynamic = page.path.includes('*');
  const alternates = dynamic || page.noindex ? [] : languages;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${words.t(title)} – ${portal.name}`}</title>
        {words.has(`${own}.description`) && <meta name="description" content={words.t(`${own}.description`)} />}
        <meta name="color-scheme" content="light dark" />
        {themeColor && <meta name="theme-color" content={themeColor} />}
        {page.noindex && <meta name="robots" content="noindex" />}
        {alternates.map((each) => (
          <link key={each} rel="alternate" hrefLang={each} href={origin + pathIn(each, page.path)} />
        ))}
        {alternates.length > 0 && <link rel="alternate" hrefLang="x-default" href={origin + page.path} />}
        {alternates.length > 0 && <link rel="canonical" href={origin + pathIn(language, page.path)} />}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {Head && <Head page={page} />}
        {page.script === 'page' &&
          wordFiles.map((each) => (
            <link
              key={each}
              rel="preload"
              as="fetch"
              crossOrigin="anonymous"
              href={`/locales/${each}/common.json`}
              data-words={each}
            />
          ))}
        {(page.script === 'page' || page.script === 'texts') && (
          <link rel="preload" as="fetch" crossOrigin="anonymous" href="/config.json" />
        )}
        {assets.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>
        <a className="skip" href="#page">
          {words.t('site.skip')}
        </a>
        {children}
      </body>
    </html>
  );
}

export function Main({ page, children }: { readonly page: PortalPage; readonly children: ReactNode }) {
  const words = useWords();
  const isLive = page.script === 'page';
  return (
    <>
      {isLive && (
        <noscript>
          <p className="no-script">{words.t('site.no_script')}</p>
        </noscript>
      )}
      <main id="page" tabIndex={-1} className={isLive ? 'live' : undefined}>
        {children}
      </main>
    </>
  );
}
