import type { Page, Request } from 'playwright-core';

interface OpenPage {
  readonly page: Page;
  readonly pending: ReadonlySet<Request>;
  readonly errors: readonly string[];
}

const open = new Set<OpenPage>();

export function rememberOpen(page: OpenPage): () => void {
  open.add(page);
  return () => void open.delete(page);
}

/** Maximum characters of a page's text, enough to see its state. */
const LONGEST = 10_000;

export async function describeOpenPages(): Promise<readonly string[]> {
  const texts = await Promise.all([...open].map(describe));
  await closeOpenPages();
  return texts;
}

export async function closeOpenPages(): Promise<void> {
  const pages = [...open];
  open.clear();
  await Promise.all(pages.map(({ page }) => page.context().close()));
}

async function describe({ page, pending, errors }: OpenPage): Promise<string> {
  const shown = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5_000 })
    .catch((error: unknown) => `Not readable: ${String(error)}`);
  return [
    `The page at ${page.url()}`,
    ...[...pending].map((request) => `  waits for ${request.method()} ${request.url()}`),
    ...errors.map((error) => `  reported ${error}`),
    shown.slice(0, LONGEST),
  ].join('\n');
}
