import type { Model } from '@tuyen/schemas';
import type { GeneratedFile } from '../generated-file.ts';

/** `slugs.gen.ts`: every permission as a typed constant, so that a misspelt slug does not compile. */
export function slugs(model: Model, path: string): GeneratedFile {
  const modules = model.permissions.modules.map(({ name, actions }) => ({
    name,
    slugs: actions.map(({ slug }) => slug),
  }));
  return {
    path,
    sources: [...model.resources.map(({ source }) => source), 'schemas/permissions/'],
    slice: [modules],
    print: () =>
      [
        '// From the `access` of schemas/resources/ and from schemas/permissions/ by `tuyen generate`. Edit those files instead.\n',
        '\n/** Every permission slug, by module. */\nexport const slugs = {\n',
        ...modules.map((each) => `${JSON.stringify(each.name)}: ${JSON.stringify(each.slugs)},\n`),
        '} as const;\n',
        '\nexport type PermissionModule = keyof typeof slugs;\n',
        '\nexport type Slug = (typeof slugs)[PermissionModule][number];\n',
      ].join(''),
    format: true,
  };
}
