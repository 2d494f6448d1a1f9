import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sitePages } from '../../scripts/docs-site/pages.ts';
import { sharedChromium } from '../support/chromium.ts';
import { projectRoot } from '../support/project-root.ts';

const DIST = join(projectRoot, 'docs-site/dist');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

let server: Server;
let origin: string;
beforeAll(async () => {
  execFileSync('node', [join(projectRoot, 'scripts/docs.ts')], { cwd: projectRoot, stdio: 'pipe' });
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname.replace(/\/$/u, '/index.html');
    const file = join(DIST, path);
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => server?.close());

it.each(['light', 'dark'] as const)(
  'every page of the documentation site fits a phone of 360 px and loads nothing from other hosts (%s)',
  async (colorScheme) => {
    const browser = await sharedChromium();
    const context = await browser.newContext({ viewport: { width: 360, height: 640 }, colorScheme });
    const page = await context.newPage();
    const foreign: string[] = [];
    const errors: string[] = [];
    page.on('request', (request) => request.url().startsWith(origin) || foreign.push(request.url()));
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('response', (response) => response.ok() || errors.push(`${response.status()} ${response.url()}`));
    const wide: string[] = [];
    for (const path of sitePages(projectRoot).keys()) {
      await page.goto(`${origin}/${path.replace(/\.md$/u, '.html')}`);
      expect(await page.locator('header .title').first().innerText()).toBe('Tuyến');
      const { isDark, width } = await page.evaluate(() => ({
        isDark: document.documentElement.classList.contains('dark'),
        width: document.documentElement.scrollWidth,
      }));
      expect(isDark).toBe(colorScheme === 'dark');
      if (width > 360) wide.push(`${path}: ${width}`);
    }
    await context.close();
    expect([foreign, errors, wide]).toEqual([[], [], []]);
  },
);

it('the built documentation site publishes llms.txt and the Markdown of every page', () => {
  const index = readFileSync(join(DIST, 'llms.txt'), 'utf8');
  const linked = [...index.matchAll(/\]\(([^)]+)\)/gu)].map(([, path = '']) => path);
  expect(linked.length).toBeGreaterThan(20);
  expect(linked.filter((path) => !existsSync(join(DIST, path)))).toEqual([]);
});
