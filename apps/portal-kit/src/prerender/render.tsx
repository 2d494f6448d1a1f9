import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createWords, type Locales } from '../create-words.ts';
import { Document, Main, type Assets } from '../document/document.tsx';
import { simpleLayout } from '../document/simple-layout.tsx';
import { createClient } from '../http/client.ts';
import { ClientProvider } from '../http/context.tsx';
import type { LayoutProps, PageProps, StaticPageProps } from '../page-props.ts';
import { addressesOf } from '../site/addresses.ts';
import type { Portal } from '../site/define-portal.ts';
import type { PortalPage } from '../site/portal-page.ts';
import { WordsProvider } from '../words.tsx';

type PageComponent<Language extends string> = ComponentType<PageProps<Language> & StaticPageProps<Language>>;

export interface LayoutModule<Language extends string = string> {
  readonly default: ComponentType<LayoutProps<Language>>;
  readonly Head?: ComponentType<{ readonly page: PortalPage }>;
}

export interface RenderOptions<Language extends string = string> {
  readonly page: PortalPage;
  readonly language: Language;
  readonly locales: Locales;
  readonly wordFiles: readonly string[];
  readonly assets: Assets;
  readonly origin: string;
  readonly tab?: string | undefined;
}

/**
 * Renders complete pages as HTML: header and footer as static markup, the content as hydratable React markup.
 * @param components page components, by page name
 */
export function createRenderer<Language extends string>(
  portal: Portal<string, Language>,
  components: Readonly<Record<string, PageComponent<Language>>>,
  layout?: LayoutModule<Language>,
): (options: RenderOptions<Language>) => string {
  const addresses = addressesOf(portal.languages);
  const Layout = layout?.default ?? simpleLayout(portal);
  return (options) => {
    const { page, language, origin, tab, locales } = options;
    const words = createWords(language, locales, portal);
    const client = createClient({ apiBase: '', language });
    const within = (content: ReactNode) => (
      <WordsProvider words={words}>
        <ClientProvider client={client}>{content}</ClientProvider>
      </WordsProvider>
    );
    const Page = components[page.name];
    if (!Page) throw new Error(`There is no component for the page ${page.name}.`);
    const drawn = { language, origin, pathTo: (path: string) => addresses.pathIn(language, path), ...(tab && { tab }) };
    const render = page.script === 'page' ? renderToString : renderToStaticMarkup;
    const inside = render(within(<Page {...drawn} typed={[]} />));
    const frame = renderToStaticMarkup(
      within(
        <Document {...options} portal={portal} Head={layout?.Head}>
          <Layout {...drawn} page={page}>
            <Main page={page}>{MARK}</Main>
          </Layout>
        </Document>,
      ),
    );
    return `<!doctype html>${frame.replace(MARK, () => inside)}\n`;
  };
}

const MARK = '@@page@@';
