import type { DraftFile, ProjectOptions } from './draft.ts';
import { manifestOf } from './manifest.ts';

export const IGNORED = ['node_modules', 'dist', 'dist-ssr', 'data', '.tuyen'];

export function shellFiles(options: ProjectOptions): readonly DraftFile[] {
  const { template, title, languages, region } = options;
  const hasPortal = template === 'portal';
  const hasDomain = template !== 'blank';
  return [
    { path: 'package.json', content: manifestOf(options) },
    { path: '.gitignore', content: `${IGNORED.join('\n')}\n` },
    {
      path: 'tuyen.config.json',
      content: {
        $schema: './.tuyen/meta/config.schema.json',
        title,
        schemas: 'schemas',
        languages,
        region,
        identity: { users: 'users', roles: 'roles' },
        admin: { out: 'src/generated', custom: 'src/custom', public: 'public' },
        ...(hasPortal && { portal: { out: 'portal/generated', public: 'portal/public' } }),
        server: { ...(hasDomain && { domain: 'server/domain.ts' }), out: 'server/generated' },
      },
    },
    {
      path: 'tsconfig.json',
      content: {
        compilerOptions: {
          target: 'ES2023',
          lib: ['ES2023', 'DOM', 'DOM.Iterable'],
          module: 'ESNext',
          moduleResolution: 'Bundler',
          jsx: 'react-jsx',
          types: ['node', 'vite/client'],
          strict: true,
          noUncheckedIndexedAccess: true,
          exactOptionalPropertyTypes: true,
          verbatimModuleSyntax: true,
          allowImportingTsExtensions: true,
          skipLibCheck: true,
          noEmit: true,
        },
        include: ['src', 'server', 'vite.config.ts', ...(hasPortal ? ['portal'] : [])],
        exclude: ['node_modules', 'dist', ...(hasPortal ? ['portal/dist', 'portal/dist-ssr'] : [])],
      },
    },
    { path: 'README.md', content: readmeOf(options) },
    { path: 'index.html', content: pageOf(title, languages[0] ?? 'en') },
    {
      path: 'vite.config.ts',
      content: `import { adminSite } from '@tuyen/admin-kit/vite';

export default adminSite(import.meta.dirname);
`,
    },
    { path: 'src/admin.ts', content: template === 'blank' ? BLANK_ADMIN : ADMIN },
  ];
}

const BLANK_ADMIN = `import { defineAdmin } from '@tuyen/admin-kit';
import { resources } from './generated/resources.gen.ts';

export const admin = defineAdmin({ resources });
`;

const ADMIN = `import { defineAdmin } from '@tuyen/admin-kit';
import { dashboards } from './generated/dashboards.gen.ts';
import { resources } from './generated/resources.gen.ts';

export const admin = defineAdmin({ resources, dashboards });
`;

function pageOf(title: string, language: string): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escaped(title)}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module">
      import { startAdmin } from '@tuyen/admin-kit/start';
      import { project } from './src/generated/project.gen.ts';

      startAdmin(project, async () => (await import('./src/admin.ts')).admin);
    </script>
  </body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function readmeOf({ title, template, run }: ProjectOptions): string {
  const change =
    template === 'blank'
      ? 'Add a resource with `npx tuyen new resource books`.'
      : 'Add a field to `schemas/resources/bikes.json`, or a resource with `npx tuyen new resource shops`.';
  return `# ${title}

Edit the JSON Schemas in \`schemas\`. Screens, server, types and texts follow from them.

- \`${run} dev\` starts everything with live reload and prints the address and the account to sign in with.
- \`${run} test\` tests every resource over HTTP, and the first page in a browser.
- \`${run} check\` checks schemas, generated files and types.
- \`${run} build\` builds the apps, and \`${run} start\` serves them.

${change} \`npx tuyen --help\` lists the other commands.
Files named \`*.gen.*\` and the folders \`generated\` are written by \`tuyen generate\`. Commit them, and do not edit them.
`;
}
