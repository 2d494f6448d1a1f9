import type { LayoutProps } from '@tuyen/kit/portal';
import type { PortalPage } from '@tuyen/kit/portal/define';
import type { Language } from '../language.ts';
import { Banner } from './banner.tsx';
import { Footer } from './footer.tsx';
import { Navigation } from './navigation.tsx';
import { WelcomeDialog } from './welcome-dialog.tsx';

/** Banner, green bar, the page, footer, and the welcome of a first visit. */
export default function Layout({ page, language, origin, children }: LayoutProps<Language>) {
  return (
    <>
      <Banner />
      <Navigation page={page} language={language} />
      {children}
      <Footer language={language} origin={origin} />
      {page.script !== 'none' && page.name !== 'policy' && <WelcomeDialog language={language} />}
    </>
  );
}

const BANNER = <link rel="stylesheet" href="/banner.css" />;

/** What a page adds to its head, besides the build's files. */
export function Head({ page }: { readonly page: PortalPage }) {
  const hasScript = page.script !== 'none';
  return (
    <>
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      {/* A page without a script leaves it to the site's server to hide a store's button, by this one file. */}
      {!hasScript && <link rel="stylesheet" href="/os.css" />}
      {/* Where no script colors the banner, the site's server does. */}
      {hasScript ? <noscript>{BANNER}</noscript> : BANNER}
    </>
  );
}
