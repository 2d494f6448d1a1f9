import type { ReactNode } from 'react';
import { useWords } from '@tuyen/kit/portal';
import { LANGUAGES, pathIn, type Language } from '../language.ts';
import type { Route } from '../routes.ts';
import { Banner } from './banner.tsx';
import { Footer } from './footer.tsx';
import { Navigation } from './navigation.tsx';
import { WelcomeDialog } from './welcome-dialog.tsx';

/** What the build knows of a page's files. */
export interface Assets {
  readonly scripts: readonly string[];
  /** Chunks the scripts import, fetched at once instead of one after the other. */
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
}

const BANNER = <link rel="stylesheet" href="/banner.css" />;

export interface DocumentProps {
  readonly route: Route;
  readonly language: Language;
  readonly assets: Assets;
  /** `https://tuyen.example`: search engines and phones want whole addresses. */
  readonly origin: string;
  /** Languages whose texts the script fetches: the page's own, and Vietnamese where the English has gaps. */
  readonly wordFiles: readonly Language[];
  readonly children: ReactNode;
}

/** A whole page of HTML. It is drawn once, at build; only what stands in `main` comes alive. */
export function Document({ route, language, assets, origin, wordFiles, children }: DocumentProps) {
  const words = useWords();
  const title = `${words.t(`site.pages.${route.name}.title`)} – Tuyến`;
  const dynamic = route.path.includes('*');
  const alternates = dynamic || route.noindex ? [] : LANGUAGES;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={words.t(`site.pages.${route.name}.description`)} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#0a6b3d" />
        {route.noindex && <meta name="robots" content="noindex" />}
        {alternates.map((each) => (
          <link key={each} rel="alternate" hrefLang={each} href={origin + pathIn(each, route.path)} />
        ))}
        {alternates.length > 0 && <link rel="alternate" hrefLang="x-default" href={origin + route.path} />}
        {alternates.length > 0 && <link rel="canonical" href={origin + pathIn(language, route.path)} />}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* A page without a script leaves it to the site's server to hide a store's button, by this one file. */}
        {!route.script && <link rel="stylesheet" href="/os.css" />}
        {/* Where no script colors the banner, the site's server does. */}
        {route.script ? <noscript>{BANNER}</noscript> : BANNER}
        {route.script === 'page' &&
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
        {(route.script === 'page' || route.script === 'policies') && (
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
        <Banner />
        <Navigation route={route} language={language} />
        {route.script === 'page' && (
          <noscript>
            <p className="no-script">{words.t('site.no_script')}</p>
          </noscript>
        )}
        <main id="page" tabIndex={-1} className={route.script === 'page' ? 'live' : undefined}>
          {children}
        </main>
        <Footer language={language} origin={origin} />
        {route.script && route.name !== 'policy' && <WelcomeDialog language={language} />}
      </body>
    </html>
  );
}
