// @vitest-environment jsdom
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const projectRoot = join(import.meta.dirname, '../..');

let root: string;
let site: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'tuyen-emitted-'));
  cpSync(join(projectRoot, 'generator/fixtures/library'), root, { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  site = join(root, 'web/readers');
  const flow = join(root, 'schemas/flows/reserve.json');
  const text = (vi: string, en: string) => ({ vi, en });
  const page = {
    lead: text('Giữ sách ba ngày.', 'We keep the book for three days.'),
    navigation: text('Đặt sách', 'Reserve'),
    above: '../../web/readers/hours.tsx',
  };
  const result = {
    title: text('Đã đặt', 'Reserved'),
    facts: ['books.isbn'],
    path: '/reserve/result/{id}',
    load: 'public/reservations/{id}',
    otherwise: { label: text('Đặt lại', 'Reserve again'), to: '/reserve' },
  };
  writeFileSync(flow, JSON.stringify({ ...JSON.parse(readFileSync(flow, 'utf8')), page, result }));
  mkdirSync(site, { recursive: true });
  writeFileSync(
    join(site, 'hours.tsx'),
    `export default function Hours({ language }: { language: string }) {
      return <p className="hours">{language === 'vi' ? 'Mở cửa 8–17' : 'Open 8–17'}</p>;
    }`,
  );
  writeFileSync(
    join(site, 'portal.ts'),
    `import { definePortal } from '@tuyen/portal-kit/define';
    import { generatedPages } from './generated/pages.gen.ts';
    import { languages, region } from './generated/project.gen.ts';

    export const portal = definePortal({
      name: 'Library',
      languages,
      region,
      generated: './generated',
      controls: './controls.tsx',
      pages: [...generatedPages, { name: 'home', path: '/', form: 'reserve' }],
    });`,
  );
  writeFileSync(
    join(site, 'controls.tsx'),
    `import type { KindControlProps } from '@tuyen/portal-kit';

    function IsbnControl({ value, onChange, control }: KindControlProps) {
      return <input {...control} className="isbn" value={String(value ?? '')} onChange={(event) => onChange(event.target.value)} />;
    }
    export default { isbn: IsbnControl };`,
  );
  writeFileSync(
    join(site, 'vite.config.ts'),
    `import { portal } from '@tuyen/portal-kit/vite';
    import { portal as definition } from './portal.ts';

    export default { plugins: [portal(definition)], logLevel: 'warn' };`,
  );
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  // Vitest's own NODE_ENV would select React's development build.
  const env = { ...process.env, NODE_ENV: 'production', PORTAL_URL: 'https://library.example/' };
  const run = (folder: string, ...command: readonly string[]) => execFileSync('node', command, { cwd: folder, env });
  const tuyen = join(projectRoot, 'cli/bin/tuyen.js');
  run(root, tuyen, 'new', 'flow', 'suggest', 'books', '--for', 'portal');
  run(root, tuyen, 'eject', 'reserve', 'page');
  const owned = join(site, 'custom/pages/reserve/page.tsx');
  writeFileSync(owned, readFileSync(owned, 'utf8').replace('<FormRunner', '<p className="mine">Mine</p><FormRunner'));
  run(root, tuyen, 'generate');
  run(site, join(projectRoot, 'node_modules/vite/bin/vite.js'), 'build');
});
afterAll(() => rmSync(root, { recursive: true }));

const built = (file: string) => readFileSync(join(site, 'dist', file), 'utf8');
const page = (file: string) => new DOMParser().parseFromString(built(file), 'text/html');

test('the page of a flow is prerendered in each language with the texts and components of its schema', () => {
  for (const [file, title, lead, hours] of [
    ['reserve/index.html', 'Đặt mượn', 'Giữ sách ba ngày.', 'Mở cửa 8–17'],
    ['en/reserve/index.html', 'Reserve a book', 'We keep the book for three days.', 'Open 8–17'],
  ] as const) {
    const { title: shown, body } = page(file);
    expect(shown).toBe(`${title} – Library`);
    expect(body.querySelector('main h1')?.textContent).toBe(title);
    expect(body.querySelector('.lead')?.textContent).toBe(lead);
    expect(body.querySelector('.hours')?.textContent).toBe(hours);
    expect(body.querySelector('noscript')).not.toBeNull();
    expect(body.textContent).not.toMatch(/\b(?:form|site|pages|resources|result)\.\w+/);
  }
});

test('a flow of the portal that tuyen new created has a page at its name and a link in the navigation', () => {
  const { title, body } = page('en/suggest/index.html');
  expect(title).toBe('Suggest – Library');
  expect(body.querySelector('main h1')?.textContent).toBe('Suggest');
  expect(body.querySelector('nav a[aria-current=page]')?.getAttribute('href')).toBe('/en/suggest');
  expect(body.querySelectorAll('main form input').length).toBeGreaterThan(0);
});

test('the page of a portal form is prerendered in each language with its texts and components', () => {
  const { body } = page('en/reserve/index.html');
  expect(body.querySelector('.mine')?.textContent).toBe('Mine');
  expect(body.querySelector('input.isbn')).not.toBeNull();
});

test('the result page of a portal form is hidden from search engines and, without scripts, links to the form', () => {
  const { head, body, title } = page('en/reserve/result/any/index.html');
  expect(title).toBe('Reserved – Library');
  expect(head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(body.querySelector('main h1')?.textContent).toBe('Your result');
  expect(body.querySelector('main a')?.outerHTML).toBe('<a class="f-button" href="/en/reserve">Reserve again</a>');
});

test('the routes and the navigation of the portal contain the pages of the flow', () => {
  const routes = JSON.parse(built('routes.json')) as readonly { path: string }[];
  expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(['/reserve', '/reserve/result/*']));
  const link = page('en/reserve/index.html').querySelector('nav a');
  expect([link?.getAttribute('href'), link?.textContent, link?.getAttribute('aria-current')]).toEqual([
    '/en/reserve',
    'Reserve',
    'page',
  ]);
  expect(page('en/reserve/result/any/index.html').querySelector('nav a')?.getAttribute('aria-current')).toBe('true');
});
