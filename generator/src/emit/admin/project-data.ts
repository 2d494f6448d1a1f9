import type { GeneratedFile } from '../generated-file.ts';
import type { Project } from '../project.ts';

/** `project.gen.ts`: languages, region, menu groups and project kinds. */
export function projectData({ model, schemas }: Project, path: string): GeneratedFile {
  const { languages, menu, kinds, region } = model;
  return {
    path,
    sources: ['tuyen.config.json', `${schemas}/menu.json`, `${schemas}/kinds/`],
    slice: [languages, menu, kinds, region, schemas],
    print: () =>
      [
        `// From tuyen.config.json, ${schemas}/menu.json and ${schemas}/kinds/ by \`tuyen generate\`. Edit those files instead.\n`,
        "import type { MenuGroup, ProjectKind, Region } from '@tuyen/model';\n\n",
        '/** The first one is the default and the last fallback. */\n',
        `export const languages = ${JSON.stringify(languages)} as const;\n\n`,
        '/** How times, numbers and money are written. */\n',
        `export const region: Region = ${JSON.stringify(region)};\n\n`,
        `/** Groups of the menu, in order. */\nexport const menu: readonly MenuGroup[] = ${JSON.stringify(menu)};\n\n`,
        '/** Texts with rules of their own, by the `format` that names them. */\n',
        `export const kinds: readonly ProjectKind[] = ${JSON.stringify(kinds)};\n`,
      ].join(''),
    format: true,
  };
}
