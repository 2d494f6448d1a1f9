import type { GeneratedFile } from '../generated-file.ts';
import type { Project } from '../project.ts';

/** `slugs.gen.ts`: every permission as a typed constant, so that a misspelled slug does not compile. */
export function slugs({ model, schemas }: Project, path: string): GeneratedFile {
  const modules = model.permissions.modules.map(({ name, actions }) => ({
    name,
    slugs: actions.map(({ slug }) => slug),
  }));
  return {
    path,
    sources: [`${schemas}/permissions/`, `${schemas}/resources/`],
    slice: [modules, schemas],
    print: () =>
      [
        `// From ${schemas}/permissions/ and the \`access\` of ${schemas}/resources/ by \`tuyen generate\`. Edit those instead.\n`,
        '\n/** Every permission slug, by module. */\nexport const slugs = {\n',
        ...modules.map((each) => `${JSON.stringify(each.name)}: ${JSON.stringify(each.slugs)},\n`),
        '} as const;\n',
        '\nexport type PermissionModule = keyof typeof slugs;\n',
        '\nexport type Slug = (typeof slugs)[PermissionModule][number];\n',
      ].join(''),
    format: true,
  };
}
