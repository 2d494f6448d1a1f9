import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lintProject } from '../../lint.ts';
import { draftProject } from './draft-project.ts';
import { type Template, TEMPLATES } from './draft.ts';
import { APP_PACKAGES, DEVELOPMENT_PACKAGES } from './manifest.ts';
import { putDraft } from './put-draft.ts';
import { regionOf } from './region.ts';

const drafted = (template: Template, languages: readonly string[], title = 'Shop') =>
  draftProject({
    template,
    name: 'shop',
    title,
    languages,
    region: regionOf('en-US', 'UTC', 'USD'),
    version: '1.2.3',
    run: 'pnpm run',
  });
const contentOf = (template: Template, languages: readonly string[], path: string, title?: string) =>
  drafted(template, languages, title).find((file) => file.path === path)?.content;

test.each(
  TEMPLATES.flatMap((template) => [['en'], ['fr', 'vi'], ['pt-BR', 'ja']].map((tags) => [template, tags] as const)),
)(
  'a project created from the template %s in the languages %j reports no problem other than untranslated tool texts',
  async (template, languages) => {
    const root = mkdtempSync(join(tmpdir(), 'tuyen-draft-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    expect(putDraft(root, drafted(template, languages)).refused).toBeUndefined();
    const { diagnostics } = await lintProject(root);
    expect(diagnostics.filter(({ code }) => code !== 'TUY805')).toEqual([]);
  },
);

test('a new project has German texts for de-AT, and English texts for a language without translations', () => {
  const users = contentOf('blank', ['de-AT', 'ja'], 'schemas/resources/users.json');
  expect(users).toMatchObject({ label: { 'de-AT': 'Benutzer', ja: 'User' } });
});

test('a new project depends on the exact tool version and runs its scripts with the current package manager', () => {
  expect(contentOf('rental', ['en'], 'package.json')).toMatchObject({
    type: 'module',
    scripts: { dev: 'tuyen dev', start: 'tuyen serve', test: 'pnpm run build && tuyen test' },
    dependencies: { '@tuyen/cli': '1.2.3' },
    devDependencies: { '@tuyen/server-mock': '1.2.3' },
  });
});

test('a new project uses the same versions of third-party packages as the tool’s own repository', () => {
  const manifest = (path: string) =>
    JSON.parse(readFileSync(new URL(`../../../../${path}/package.json`, import.meta.url), 'utf8'));
  const { peerDependencies, devDependencies } = manifest('apps/admin-kit');
  const versions = {
    ...manifest('tests').devDependencies,
    ...manifest('.').devDependencies,
    ...devDependencies,
    ...peerDependencies,
  };
  for (const [name, range] of Object.entries({ ...APP_PACKAGES, ...DEVELOPMENT_PACKAGES }))
    expect([name, range]).toEqual([name, versions[name]]);
});

test('a new project has its title in the configuration', () => {
  expect(contentOf('blank', ['en'], 'tuyen.config.json', 'Bike shop')).toMatchObject({ title: 'Bike shop' });
});

test('special characters in a project title are escaped in the portal’s HTML page and Vite configuration', () => {
  const title = "Tom & Jerry's <shop>";
  expect(contentOf('portal', ['en'], 'index.html', title)).toContain("<title>Tom &amp; Jerry's &lt;shop&gt;</title>");
  expect(contentOf('portal', ['en'], 'portal/vite.config.ts', title)).toContain("name: 'Tom & Jerry\\'s <shop>'");
});

test.each(TEMPLATES)('a project created from the template %s has at most 15 files besides .gitignore', (template) => {
  expect(drafted(template, ['en']).filter(({ path }) => !path.startsWith('.')).length).toBeLessThanOrEqual(15);
});

test('the public form of the template portal has its page and its result from the schema', () => {
  expect(contentOf('portal', ['en'], 'schemas/flows/book.json')).toMatchObject({
    result: { title: { en: 'We have received your request' }, facts: ['rentals.number', 'rentals.price'] },
  });
  const site = contentOf('portal', ['en'], 'portal/vite.config.ts');
  expect(site).toContain("import { generatedPages } from './generated/pages.gen.ts';");
  expect(site).toContain('pages: generatedPages,');
});
