import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '@tuyen/model/json';
import type { Locales } from '../create-words.ts';
import { routeFor, type SiteRoute } from '../site/site-route.ts';
import { addressesOf } from '../site/addresses.ts';
import type { Portal } from '../site/define-portal.ts';
import { folderOf, siteRoutes, tabFile } from './site-routes.ts';

interface Link {
  readonly place: string;
  readonly to: string;
}

/**
 * Checks links to pages of the portal, both in the rendered pages and in the fields of forms.
 * @param drawn rendered HTML of each page, by its file path in `folder`
 * @throws an error that names every link whose page, tab or heading does not exist
 */
export function checkLinks(portal: Portal, folder: string, drawn: ReadonlyMap<string, string>, locales: Locales): void {
  const routes = siteRoutes(portal).filter(({ path }) => !path.includes('?'));
  const wrong = [...linksOf(drawn), ...linksOfFields(locales)].flatMap(({ place, to }) => {
    const reason = isOwn(to) ? whyWrong(portal, routes, folder, drawn, new URL(to, ORIGIN)) : undefined;
    return reason === undefined ? [] : [`${place} links to ${to}: ${reason}`];
  });
  if (wrong.length > 0) throw new Error(`Links of the portal lead nowhere:\n${[...new Set(wrong)].join('\n')}`);
}

const ORIGIN = 'http://site.invalid';
const isOwn = (to: string) => to.startsWith('/') && !to.startsWith('//');

function whyWrong(
  portal: Portal,
  routes: readonly SiteRoute[],
  folder: string,
  drawn: ReadonlyMap<string, string>,
  { pathname, searchParams, hash }: URL,
): string | undefined {
  const others = portal.others?.map((path) => ({ path })) ?? [];
  const file = decoded(pathname);
  if (file === undefined) return 'this is no address.';
  if (routeFor(others, pathname)) return undefined;
  const route = routeFor(routes, pathname);
  if (!route || route.status === 404) return existsSync(join(folder, file)) ? undefined : 'there is no such page.';
  const { language, path } = addressesOf(portal.languages).readAddress(pathname);
  const page = routeFor(portal.pages, path);
  const tab = page?.tabs && (searchParams.get(page.tabs.query) ?? undefined);
  if (tab !== undefined && !page?.tabs?.names.includes(tab)) return `the page has no tab "${tab}".`;
  // A heading may be missing in the HTML of a page that runs a script, because the script may render it later.
  if (!page || page.script === 'page' || hash.length < 2) return undefined;
  const html = drawn.get(folderOf(portal, language) + (tab === undefined ? page.file : tabFile(page.file, tab)));
  const id = decoded(hash.slice(1));
  return html?.includes(` id="${id}"`) ? undefined : `nothing on the page has the id "${id}".`;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function linksOf(drawn: ReadonlyMap<string, string>): readonly Link[] {
  return [...drawn].flatMap(([file, html]) =>
    [...html.matchAll(/<a\s[^>]*\bhref="([^"]*)"/g)].map(([, to = '']) => ({
      place: file,
      to: to.replaceAll('&amp;', '&'),
    })),
  );
}

/**
 * Returns the targets of the links beside form fields. They are read from the translations, because the rendered HTML
 * contains only the links of the visible step.
 */
function linksOfFields(locales: Locales): readonly Link[] {
  return Object.entries(locales).flatMap(([language, words]) =>
    Object.entries(below(words, 'pages')).flatMap(([page, texts]) =>
      Object.entries(below(texts, 'links')).flatMap(([field, link]) => {
        const { to } = below(link);
        return typeof to === 'string' ? [{ place: `The field ${field} of ${page} (${language})`, to }] : [];
      }),
    ),
  );
}

function below(words: unknown, key?: string): Readonly<Record<string, unknown>> {
  const found = key !== undefined && isObject(words) ? words[key] : words;
  return isObject(found) ? found : {};
}
