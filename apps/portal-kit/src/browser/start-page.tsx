import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createWords, type Locales, type SiteLanguages } from '../create-words.ts';
import { createClient } from '../http/client.ts';
import { ClientProvider } from '../http/context.tsx';
import type { PageProps } from '../page-props.ts';
import { controlsIn } from '../runner/draft/adopt.ts';
import { addressesOf } from '../site/addresses.ts';
import { WordsProvider } from '../words.tsx';
import { fetchJson } from './fetch-json.ts';
import { startFrame, type FrameScript } from './frame.ts';
import { loadConfig } from './load-config.ts';

/** Loads texts and configuration, and hydrates a prerendered page. */
export async function startPage(
  Page: ComponentType<PageProps>,
  site: SiteLanguages,
  frame?: FrameScript,
): Promise<void> {
  startFrame(site, frame);
  const { language } = addressesOf(site.languages).readAddress(location.pathname);
  const [locales, config] = await Promise.all([loadLocales(), loadConfig()]);
  const words = createWords(language, locales, site);
  const client = createClient({ ...config, language });
  const place = document.getElementById('page');
  if (!place) return;
  const typed = controlsIn(document);
  hydrateRoot(
    place,
    <WordsProvider words={words}>
      <ClientProvider client={client}>
        <Page language={language} typed={typed} />
      </ClientProvider>
    </WordsProvider>,
  );
}

/** Loads the translation files linked in the page's head. The browser has already started to fetch them. */
async function loadLocales(): Promise<Locales> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-words]')];
  const loaded = await Promise.all(
    links.map(async (link): Promise<[string, object]> => [
      link.dataset['words'] ?? '',
      (await fetchJson(link.href)) as object,
    ]),
  );
  return Object.fromEntries(loaded);
}
