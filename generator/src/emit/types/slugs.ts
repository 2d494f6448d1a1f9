import type { GeneratedFile } from '../generated-file.ts';
import type { Project } from '../project.ts';

export function slugs({ model, schemas }: Project, path: string): GeneratedFile {
  const all = model.permissions.modules.flatMap(({ actions }) => actions.map(({ slug }) => slug));
  return {
    path,
    sources: [`${schemas}/permissions/`, `${schemas}/resources/`],
    slice: [all, schemas],
    print: () =>
      [
        `// From ${schemas}/permissions/ and the \`access\` of ${schemas}/resources/ by \`tuyen generate\`. Edit those instead.\n`,
        '\n/** Every permission. */\n',
        `export type Slug = ${all.map((slug) => JSON.stringify(slug)).join(' | ') || 'never'};\n`,
      ].join(''),
    format: true,
  };
}
