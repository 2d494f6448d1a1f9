import type { ComponentType, ReactNode } from 'react';
import type { Portal } from '../site/define-portal.ts';
import { isIndexed, pageAddress } from '../site/indexed-pages.ts';
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
  /** Tab that the document shows, on a page with tabs. Without it, the document shows all tabs. */
  readonly tab?: string | undefined;
  readonly Head?: ComponentType<{ readonly page: PortalPage }> | undefined;
  readonly children: ReactNode;
}

/** Renders a complete HTML document at build time. Only the content of `main` is hydrated. */
export function Document({ portal, page, language, assets, origin, wordFiles, tab, Head, children }: DocumentProps) {
  const words = useWords();
  const { languages, themeColor, image } = portal;
  const own = `site.pages.${page.name}`;
  const form = page.title ?? (page.form && `pages.${page.form}.title`);
  const pageTitle = words.t(form && !words.has(`${own}.title`) ? form : `${own}.title`);
  const tabTitle = tab !== undefined && words.has(`${own}.tabs.${tab}`) ? words.t(`${own}.tabs.${tab}`) : undefined;
  const title = tabTitle === undefined ? pageTitle : `${tabTitle} – ${pageTitle}`;
  const description = words.has(`${own}.description`) ? words.t(`${own}.description`) : undefined;
  const addressIn = (each: string) => origin + pageAddress(portal, page, each, tab);
  const indexed = isIndexed(page);
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} – ${portal.name}`}</title>
        {description !== undefined && <meta name="description" content={description} />}
        <meta name="color-scheme" content="light dark" />
        {themeColor && <meta name="theme-color" content={themeColor} />}
        {page.noindex && <meta name="robots" content="noindex" />}
        {indexed && (
          <>
            {languages.map((each) => (
              <link key={each} rel="alternate" hrefLang={each} href={addressIn(each)} />
            ))}
            <link rel="alternate" hrefLang="x-default" href={addressIn(languages[0] ?? language)} />
            <link rel="canonical" href={addressIn(language)} />
            {/* Previews of a shared link in messengers. */}
            <meta property="og:type" content="website" />
            <meta property="og:site_name" content={portal.name} />
            <meta property="og:title" content={title} />
            {description !== undefined && <meta property="og:description" content={description} />}
            <meta property="og:url" content={addressIn(language)} />
            {image && (
              <meta
                property="og:image"
                content={origin + image.path}
                {...(image.fact !== undefined && { 'data-fact': image.fact, 'data-fact-to': 'content' })}
              />
            )}
          </>
        )}
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
