import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ClientProvider, controlsIn, createClient, WordsProvider, type TypedControl } from '@tuyen/kit/portal';
import { languageOf, LANGUAGES, type Language } from '../language.ts';
import { createWords, type Locales } from '../words.ts';
import { fetched, loadConfig } from './load-config.ts';
import { startShell } from './shell.ts';

/** What every page is given. */
export interface PageProps {
  readonly language: Language;
  /** What people typed while the script was on its way. */
  readonly typed: readonly TypedControl[];
}

/** Brings a prerendered page to life: its texts and the API's address come first, fetched side by side. */
export async function start(Page: ComponentType<PageProps>): Promise<void> {
  startShell(window);
  const language = languageOf(location.pathname);
  const [locales, config] = await Promise.all([loadLocales(), loadConfig()]);
  const words = createWords(language, locales);
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

/** The files that the page names in its head, which the browser has begun to fetch already. */
async function loadLocales(): Promise<Locales> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-words]')];
  const loaded = await Promise.all(
    links.map(async (link): Promise<[Language, object]> => {
      const language = LANGUAGES.find((tag) => tag === link.dataset['words']) ?? 'vi';
      return [language, (await fetched(link.href)) as object];
    }),
  );
  return Object.fromEntries(loaded);
}
