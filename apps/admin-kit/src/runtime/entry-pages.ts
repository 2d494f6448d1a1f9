import { preloadedPage } from '../layout/preloaded-page.tsx';
import type { PageName, ResourceEntry } from './resource-entry.ts';

type Page = ReturnType<typeof preloadedPage>;
type Pages = Readonly<Partial<Record<PageName, Page>>>;

const made = new Map<string, Pages>();
const madeViews = new Map<string, Page>();

export function pagesOf(entry: ResourceEntry): Pages {
  let pages = made.get(entry.name);
  if (!pages) {
    pages = Object.fromEntries(Object.entries(entry.pages).map(([name, load]) => [name, preloadedPage(load)]));
    made.set(entry.name, pages);
  }
  return pages;
}

export function viewPageOf(entry: ResourceEntry, view: string): Page | undefined {
  const load = entry.views && Object.hasOwn(entry.views, view) ? entry.views[view] : undefined;
  if (!load) return undefined;
  const key = `${entry.name}/${view}`;
  const page = madeViews.get(key) ?? preloadedPage(load);
  madeViews.set(key, page);
  return page;
}

export async function preloadPageAt(path: string, entries: readonly ResourceEntry[]): Promise<void> {
  const [name, second, third] = path.split('/').filter(Boolean);
  const entry = entries.find((candidate) => candidate.name === name);
  if (!entry) return;
  if (second === 'views' && third !== undefined) return viewPageOf(entry, third)?.preload();
  const page = entry.singleton === undefined ? pageAt(second, third) : 'edit';
  await pagesOf(entry)[page]?.preload();
}

function pageAt(second: string | undefined, third: string | undefined): PageName {
  if (second === undefined) return 'list';
  if (second === 'create') return 'create';
  return third === 'show' ? 'show' : 'edit';
}
