import type { Model } from '@tuyen/schemas';
import type { GeneratedFile } from '../generated-file.ts';

/** `project.gen.ts`: what belongs to no single resource: languages, menu groups, project kinds, permissions. */
export function project(model: Model, path: string): GeneratedFile {
  const { languages, menu, kinds, permissions } = model;
  return {
    path,
    sources: ['schemas/menu.json', 'schemas/kinds/', 'schemas/permissions/'],
    slice: [languages, menu, kinds, permissions],
    print: () =>
      [
        '// From schemas/menu.json, schemas/kinds/ and schemas/permissions/ by `tuyen generate`. Edit those files instead.\n',
        "import type { MenuGroup, Permissions, ProjectKind } from '@tuyen/schemas';\n\n",
        '/** The first is the default and the last resort. */\n',
        `export const languages = ${JSON.stringify(languages)} as const;\n\n`,
        `/** Groups of the menu, in order. */\nexport const menu: readonly MenuGroup[] = ${JSON.stringify(menu)};\n\n`,
        '/** Texts with rules of their own, by the `format` that names them. */\n',
        `export const kinds: readonly ProjectKind[] = ${JSON.stringify(kinds)};\n\n`,
        '/** Which role groups may hold which slug. */\n',
        `export const permissions: Permissions = ${JSON.stringify(permissions)};\n`,
      ].join(''),
    format: true,
  };
}
