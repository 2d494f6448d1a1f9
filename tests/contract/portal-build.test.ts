// @vitest-environment jsdom
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const projectRoot = join(import.meta.dirname, '../..');

let root: string;
let site: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'tuyen-portal-'));
  cpSync(join(projectRoot, 'generator/fixtures/library'), root, { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  site = join(root, 'web/readers');
  // Vitest's own NODE_ENV would select React's development build.
  const env = { ...process.env, NODE_ENV: 'production', PORTAL_URL: 'https://library.example/' };
  const run = (folder: string, ...command: readonly string[]) => execFileSync('node', command, { cwd: folder, env });
  run(root, join(projectRoot, 'cli/bin/tuyen.js'), 'generate');
  writeFileSync(
    join(site, 'portal.ts'),
    `import { definePortal } from '@tuyen/portal-kit/define';
    import { languages, region } from './generated/project.gen.ts';

    export const portal = definePortal({
      name: 'Library',
      languages,
      region,
      generated: './generated',
      controls: './controls.tsx',
      pages: [{ name: 'reserve', path: '/', form: 'reserve' }],
    });`,
  );
  writeFileSync(
    join(site, 'controls.tsx'),
    `import type { KindControlProps, KindControls } from '@tuyen/portal-kit';

    function IsbnControl({ value, onChange, control }: KindControlProps) {
      return <input {...control} className="isbn" value={String(value ?? '')} onChange={(event) => onChange(event.target.value)} />;
    }
    export default { isbn: IsbnControl } satisfies KindControls;`,
  );
  writeFileSync(
    join(site, 'vite.config.ts'),
    `import { portal } from '@tuyen/portal-kit/vite';
    import { portal as definition } from './portal.ts';

    export default { plugins: [portal(definition)], logLevel: 'warn' };`,
  );
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  run(site, join(projectRoot, 'node_modules/vite/bin/vite.js'), 'build');
});
afterAll(() => rmSync(root, { recursive: true }));

const built = (file: string) => readFileSync(join(site, 'dist', file), 'utf8');
const page = (file: string) => new DOMParser().parseFromString(built(file), 'text/html');

describe('Portal of another test project with one form', () => {
  test('the portal of another test project renders in each language without missing translations', () => {
    for (const [file, language, title, next] of [
      ['index.html', 'vi', 'Đặt mượn – Library', 'Tiếp tục'],
      ['en/index.html', 'en', 'Reserve a book – Library', 'Continue'],
    ] as const) {
      const { documentElement, body, title: shown } = page(file);
      expect([documentElement.lang, shown]).toEqual([language, title]);
      expect(body.querySelector('form button[type=submit], button[form]')?.textContent).toBe(next);
      expect(body.querySelector('input[name="isbn"]')).not.toBeNull();
      expect(body.textContent).not.toMatch(/\b(?:form|site|pages|resources)\.\w+/);
    }
    expect(page('404.html').querySelector('main a')?.getAttribute('href')).toBe('/');
    expect(page('en/404.html').querySelector('main a')?.textContent).toBe('Back Home');
  });

  test("a page of another test project's portal contains the input of a custom field kind, with the label of the field", () => {
    const { body } = page('en/index.html');
    const control = body.querySelector('input.isbn');
    expect(control?.getAttribute('name')).toBe('isbn');
    expect(body.querySelector(`label[for="${control?.id}"]`)?.textContent).toContain('ISBN');
  });

  test('a portal page links to its version in the other language, with absolute addresses for search engines', () => {
    const { head, body } = page('en/index.html');
    expect(body.querySelector('a[data-language="vi"]')?.getAttribute('href')).toBe('/');
    expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://library.example/en/');
  });

  test('the portal of another test project refers only to files in its own build', () => {
    const { head } = page('index.html');
    const named = [...head.querySelectorAll('[src], link[href^="/"]')].map(
      (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
    );
    expect(named.filter((path) => /^\/assets\/.*\.(?:js|css)$/.test(path)).length).toBeGreaterThan(3);
    // Excludes `/config.json`, because it is not a file: the site server generates it.
    expect(named.filter((path) => path !== '/config.json' && !existsSync(join(site, 'dist', path)))).toEqual([]);
    expect(built('index.html')).not.toContain('Tuyến');
  });

  test('the portal build contains a list of routes and other files to configure a web server', () => {
    expect(JSON.parse(built('routes.json'))).toEqual([
      { path: '/en/', file: 'en/index.html' },
      { path: '/en/**', file: 'en/404.html', status: 404 },
      { path: '/', file: 'index.html' },
      { path: '/**', file: '404.html', status: 404 },
    ]);
    expect(JSON.parse(built('csp.json'))['script-src']).toEqual(["'self'"]);
  });

  test('the portal of another test project installs neither MUI nor react-admin', () => {
    const needed = new Set<string>();
    const visit = (name: string) => {
      if (needed.has(name)) return;
      needed.add(name);
      const path = join(projectRoot, 'node_modules', name, 'package.json');
      if (!existsSync(path)) return;
      const { dependencies, peerDependencies, peerDependenciesMeta = {} } = JSON.parse(readFileSync(path, 'utf8'));
      const peers = Object.keys(peerDependencies ?? {}).filter((peer) => !peerDependenciesMeta[peer]?.optional);
      [...Object.keys(dependencies ?? {}), ...peers].forEach(visit);
    };
    visit('@tuyen/portal-kit');
    expect(needed.has('@rjsf/core')).toBe(true);
    expect([...needed].filter((name) => /^(@mui|@emotion)\/|^react-admin$|^ra-/.test(name))).toEqual([]);
  });
});
