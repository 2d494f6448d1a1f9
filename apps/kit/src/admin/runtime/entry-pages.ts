import { preloadedPage } from './preloaded-page.tsx';
import type { PageName, ResourceEntry } from './resource-entry.ts';

type Pages = Readonly<Partial<Record<PageName, ReturnType<typeof preloadedPage>>>>;

const made = new Map<string, Pages>();

/** The pages of a resource, made once: a component that changed its identity would lose what it shows. */
export function pagesOf(entry: ResourceEntry): Pages {
  let pages = made.get(entry.name);
  if (!pages) {
    pages = Object.fromEntries(Object.entries(entry.pages).map(([name, load]) => [name, preloadedPage(load)]));
    made.set(entry.name, pages);
  }
  return pages;
}

/** Fetches the code of the page at an address, so that it is there when the page is first drawn. */
export async function preloadPageAt(path: string, entries: readonly ResourceEntry[]): Promise<void> {
  const [name, second, third] = path.split('/').filter(Boolean);
  const entry = entries.find((candidate) => candidate.name === name);
  if (!entry) return;
  const page = entry.singleton === undefined ? pageAt(second, third) : 'edit';
  await pagesOf(entry)[page]?.preload();
}

function pageAt(second: string | undefined, third: string | undefined): PageName {
  if (second === undefined) return 'list';
  if (second === 'create') return 'create';
  return third === 'show' ? 'show' : 'edit';
}
