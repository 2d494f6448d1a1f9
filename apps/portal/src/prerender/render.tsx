import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ClientProvider, createClient, WordsProvider } from '@tuyen/kit/portal';
import { pathIn, type Language } from '../language.ts';
import { Document, type Assets } from '../layout/document.tsx';
import { DownloadPage } from '../pages/download.tsx';
import { NotFoundPage } from '../pages/not-found.tsx';
import { PaymentResultPage } from '../pages/payment-result/page.tsx';
import { PolicyPage } from '../pages/policy.tsx';
import { PrivacyPage } from '../pages/privacy.tsx';
import { RegisterPage } from '../pages/register/page.tsx';
import { RegisterResultPage } from '../pages/register-result/page.tsx';
import { RenewalPage } from '../pages/renewal/page.tsx';
import { RenewalOfPage } from '../pages/renewal-of/page.tsx';
import { RequestPage } from '../pages/request/page.tsx';
import { LostCardPage } from '../pages/request-lost/page.tsx';
import { RequestOfPage } from '../pages/request-of/page.tsx';
import { SearchPage } from '../pages/search/page.tsx';
import type { PolicyTab, Route } from '../routes.ts';
import { createWords, type Locales } from '../words.ts';

export interface RenderOptions {
  readonly route: Route;
  readonly language: Language;
  readonly locales: Locales;
  readonly wordFiles: readonly Language[];
  readonly assets: Assets;
  readonly origin: string;
  /** For the policy page: the one tab to show. */
  readonly tab?: PolicyTab;
}

/** A whole page as HTML: the frame for good, the page itself as React will find it again when it comes alive. */
export function renderPage(options: RenderOptions): string {
  const { route, language, locales } = options;
  const words = createWords(language, locales);
  const client = createClient({ apiBase: '', language });
  const within = (content: ReactNode) => (
    <WordsProvider words={words}>
      <ClientProvider client={client}>{content}</ClientProvider>
    </WordsProvider>
  );
  const page = pageOf(options);
  const inside = route.script === 'page' ? renderToString(within(page)) : renderToStaticMarkup(within(page));
  const frame = renderToStaticMarkup(within(<Document {...options}>{MARK}</Document>));
  return `<!doctype html>${frame.replace(MARK, () => inside)}\n`;
}

const MARK = '@@page@@';

function pageOf({ route, language, origin, tab }: RenderOptions): ReactNode {
  const live = { language, typed: [] };
  switch (route.name) {
    case 'register':
      return <RegisterPage {...live} />;
    case 'renewal':
      return <RenewalPage {...live} />;
    case 'renewal-of':
      return <RenewalOfPage {...live} />;
    case 'request':
      return <RequestPage {...live} />;
    case 'request-lost':
      return <LostCardPage {...live} />;
    case 'request-of':
      return <RequestOfPage {...live} />;
    case 'search':
      return <SearchPage {...live} />;
    case 'payment-result':
      return <PaymentResultPage {...live} />;
    case 'register-result':
    case 'request-result':
      return <RegisterResultPage {...live} />;
    case 'download':
      return <DownloadPage address={origin + pathIn(language, '/download')} />;
    case 'policy':
      return <PolicyPage language={language} {...(tab && { tab })} />;
    case 'privacy':
      return <PrivacyPage />;
    default:
      return <NotFoundPage language={language} />;
  }
}
