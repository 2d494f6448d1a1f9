import type { LayoutProps } from '@tuyen/portal-kit';
import type { PortalPage } from '@tuyen/portal-kit/define';
import type { Language } from '../language.ts';
import { Banner } from './banner.tsx';
import { Footer } from './footer.tsx';
import { Navigation } from './navigation.tsx';
import { WelcomeDialog } from './welcome-dialog.tsx';

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

export function Head({ page }: { readonly page: PortalPage }) {
  const hasScript = page.script !== 'none';
  return (
    <>
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      {/* Hides a store link on pages without a script. The site's server selects the contents of this stylesheet by the visitor's system. */}
      {!hasScript && <link rel="stylesheet" href="/os.css" />}
      {/* Stylesheet of the banner color for browsers without a script. The site's server selects its contents. */}
      {hasScript ? <noscript>{BANNER}</noscript> : BANNER}
    </>
  );
}
