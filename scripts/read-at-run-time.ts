import { GUIDES } from './docs-site/guides.ts';

export const PROJECT: readonly string[] = [
  'schemas/resources',
  'schemas/enums',
  'schemas/kinds',
  'schemas/locales',
  'schemas/menu.json',
  'schemas/permissions',
  'schemas/flows',
  'tuyen.config.json',
];

const EVERYTHING = [''];

/**
 * Files and folders that modules read or start at run time. The list contains only modules whose imports and paths in
 * code do not show these files.
 */
export const READS: Readonly<Record<string, readonly string[]>> = {
  'apps/admin/vite.config.ts': [],
  'apps/admin-kit/src/build/vite.ts': [],
  'apps/portal/vite.config.ts': [],
  // `cli/bin/tuyen.js` loads its main module from a path that `import.meta.resolve` returns. Its import statements do
  // not name this module.
  'cli/bin/tuyen.js': ['cli/src/main.ts'],
  'cli/src/commands/admin/create.test.ts': ['cli/bin/tuyen.js', 'server-mock/test-project', ...PROJECT],
  'cli/src/dev/dev.test.ts': ['cli/bin/tuyen.js', 'server-mock/test-project'],
  'cli/src/commands/permissions.test.ts': PROJECT,
  'cli/src/commands/serve-as.test.ts': ['cli/bin/tuyen.js', 'server-mock/src/foreign'],
  'cli/src/commands/plugins.test.ts': ['docs/plugins.md'],
  'cli/src/commands/explain.test.ts': [
    'docs/plugins.md',
    'docs/generated/kinds.md',
    'docs/generated/schema-language.md',
  ],
  // No file is listed for this module, because it only prints documentation pages. A test that reads such a page lists
  // the page itself.
  'cli/src/explain/topics.ts': [],
  'cli/fixtures/former-project/vite.config.ts': [],
  'cli/src/commands/upgrade-tool/upgrade-tool.test.ts': ['cli/bin/tuyen.js', 'cli/fixtures/former-project'],
  'cli/src/testing/library.ts': ['cli/bin/tuyen.js', 'cli/src/testing/resident.ts', 'generator/fixtures/library'],
  'cli/src/testing/in-git.ts': ['tests/foreign/clinic'],
  'domain/src/fixtures/fixtures.test.ts': ['schemas/locales'],
  'domain/src/messages.test.ts': ['domain/src', 'schemas/locales'],
  'generator/src/completion/completion.test.ts': ['generator/fixtures/library'],
  'generator/src/completion/write-completion.ts': ['model/meta'],
  'generator/src/kit-words.ts': ['apps/admin-kit/locales', 'apps/portal-kit/locales'],
  'generator/src/start/project/draft-project.test.ts': [
    'apps/admin-kit/package.json',
    'package.json',
    'tests/package.json',
  ],
  'generator/src/start/project/shell-files.ts': [],
  // The list is empty, because this module reads the code of the tool only to compute its digest. After a change of
  // that code, only the generator must run again.
  'generator/src/output/inputs.ts': [],
  'scripts/bootstrap.mjs': [],
  'scripts/pack.ts': [
    'apps/admin-kit',
    'apps/portal-kit',
    'cli',
    'generator',
    'model',
    'qa',
    'server',
    'server-mock',
    'create-tuyen',
  ],
  'scripts/docs-site/kinds-page.ts': ['model/src/kinds'],
  'scripts/docs-site/kit-pages.ts': ['apps/admin-kit/src', 'apps/portal-kit/src', 'model/src/client'],
  'scripts/docs-site/pages.ts': GUIDES.map(({ name }) => `docs/${name}.md`),
  'scripts/docs-site/plugin-api-page.ts': ['generator/src/plugin'],
  'scripts/docs-site/reference.ts': ['model/meta'],
  'scripts/pack/build-package.ts': [],
  'scripts/run.ts': [],
  'server-mock/src/qa/page/page-routes.ts': ['server-mock/src/qa/page'],
  'server/src/environment/environment.test.ts': ['server-mock/test-project'],
  'server/src/start-project.ts': ['domain/src/index.ts', 'domain/src/generated', ...PROJECT],
  'server-mock/src/foreign/testing/mock-over-http.ts': ['server-mock/src/foreign/testing'],
  'server-mock/src/listen.ts': [],
  'server-mock/src/load-fixtures.ts': ['domain/src/fixtures'],
  // `cli/bin/tuyen.js` finds its main module by `import.meta.resolve`, so the main module is missing among its imports.
  'server/bin/start.js': ['server/src/main.ts'],
  'server-mock/bin/start.js': ['server-mock/src/start.ts'],
  'server-mock/src/start.test.ts': ['server-mock/test-project'],
  'lab/bench/peers/payload/next.config.js': [],
  'tests/browser/barriers/opened.ts': ['apps/admin-kit/locales'],
  'tests/browser/work-sheets.full.test.ts': ['docs/images'],
  'tests/contract/advisory-locks.test.ts': ['server/src', 'server-mock/src', 'domain/src'],
  'tests/contract/changes-of-every-key.full.test.ts': [
    'model/meta',
    'tests/foreign/clinic',
    'schemas',
    'tuyen.config.json',
  ],
  'tests/contract/changes-of-every-key.test.ts': ['tests/foreign/clinic'],
  'tests/pages/contact-sheets.full.test.tsx': ['docs/images'],
  'tests/contract/kit-words.test.ts': ['apps/admin-kit', 'apps/portal-kit'],
  'tests/contract/emitted-portal.test.ts': ['apps/portal-kit', 'cli', 'generator', 'model'],
  'tests/contract/portal-guide.test.ts': [
    'docs/portal.md',
    'apps/portal-kit',
    'cli',
    'generator',
    'model',
    'server-mock',
  ],
  'tests/pages/portal-frame.test.ts': ['apps/portal/public/locales', 'schemas/flows'],
  'tests/contract/portal-build.test.ts': ['apps/portal-kit', 'cli', 'generator', 'model'],
  'tests/contract/security-table.test.ts': EVERYTHING,
  'tests/contract/specification-coverage.test.ts': EVERYTHING,
  'tests/contract/specification.test.ts': ['apps/admin/public', 'apps/portal/public', ...PROJECT],
  'tests/equivalence/owned.test.ts': ['apps/admin/src'],
  'tests/equivalence/owned.ts': ['apps/admin/src'],
  'tests/foreign/foreign-project.ts': ['scripts/pack.ts', 'tests/foreign/clinic'],
  'tests/foreign/install.ts': [],
  'tests/support/project-copy.ts': [
    'apps',
    'cli',
    'domain',
    'generator',
    'model',
    'schemas',
    'server',
    'server-mock',
    'tuyen.config.json',
  ],
  'tests/support/project-root.ts': [],
  'tests/support/server-process.ts': ['server-mock/bin/start.js'],
  'tests/support/stack.ts': ['apps'],
};
