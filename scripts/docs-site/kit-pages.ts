// Prints a page for each kit, with all exports of its modules.
import { join } from 'node:path';
import { type Declaration, exportsOf } from './declarations.ts';

interface KitModule {
  readonly path: string;
  readonly file: string;
}

interface Kit {
  readonly title: string;
  readonly intro: string;
  readonly modules: readonly KitModule[];
}

/** Documented kits, by the name of their page. Modules that only generated code or the build imports are left out. */
export const KITS: Readonly<Record<string, Kit>> = {
  'admin-kit': {
    title: 'Components of the back-office',
    intro:
      'Exports of `@tuyen/admin-kit` for [owned parts and pages](../extending.md). Fields and inputs have the props of react-admin components; `KitFieldProps` and `KitInputProps` list them.',
    modules: [
      { path: '@tuyen/admin-kit', file: 'apps/admin-kit/src/index.ts' },
      { path: '@tuyen/admin-kit/start', file: 'apps/admin-kit/src/start.ts' },
      { path: '@tuyen/admin-kit/vite', file: 'apps/admin-kit/src/build/vite.ts' },
    ],
  },
  'portal-kit': {
    title: 'Components of the portal',
    intro: 'Exports of `@tuyen/portal-kit`. [Pages of the portal](../portal.md) shows how to use them.',
    modules: [
      { path: '@tuyen/portal-kit', file: 'apps/portal-kit/src/index.ts' },
      { path: '@tuyen/portal-kit/define', file: 'apps/portal-kit/src/site/index.ts' },
      { path: '@tuyen/portal-kit/pages', file: 'apps/portal-kit/src/pages/index.ts' },
      { path: '@tuyen/portal-kit/browser', file: 'apps/portal-kit/src/browser/index.ts' },
      { path: '@tuyen/portal-kit/vite', file: 'apps/portal-kit/src/build/index.ts' },
    ],
  },
};

export function kitPage(root: string, { title, intro, modules }: Kit): string {
  return [
    `# ${title}`,
    intro,
    ...modules.flatMap(({ path, file }) => [`## ${path}`, ...sectionsOf(exportsOf(join(root, file)))]),
    '',
  ].join('\n\n');
}

/** A component and a type can have the same name. They share a section. */
function sectionsOf(declarations: readonly Declaration[]): readonly string[] {
  const names = [...new Set(declarations.map(({ name }) => name))];
  return names
    .toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1))
    .flatMap((name) => {
      const named = declarations.filter((each) => each.name === name);
      const about = [...new Set(named.map((each) => each.about))].join(' ').trim();
      const code = [...new Set(named.map((each) => each.code))].join('\n\n');
      return [`### ${name}`, ...(about === '' ? [] : [about]), `\`\`\`tsx\n${code}\n\`\`\``];
    });
}
