import type { GeneratedFile } from '../generated-file.ts';
import type { Project } from '../project.ts';
import type { ResourceContext } from '../admin/resource-files.ts';
import { banner } from '../print/module.ts';
import { compile } from './compile.ts';

export function resourceValidator(project: Project, context: ResourceContext): readonly GeneratedFile[] {
  const { resource, names, folder } = context;
  const { kinds } = project.model;
  const name = `validate${names.type}`;
  const shared = { sources: [resource.source], resource: resource.name, format: true };
  const path = `${folder}/validate.gen.js`;
  return [
    {
      ...shared,
      path,
      slice: [resource.schema, kinds, name],
      print: () => `${banner(resource.source)}${compile(resource.schema, { name, kinds, path })}`,
    },
    {
      ...shared,
      path: `${folder}/validate.gen.d.ts`,
      slice: [resource.source, name],
      print: () =>
        [
          banner(resource.source),
          "import type { CompiledValidator } from '@tuyen/model/validation';\n\n",
          '/** Whether a client may write this. Sets its `errors` to what is wrong. */\n',
          `export declare const ${name}: CompiledValidator;\n`,
        ].join(''),
    },
  ];
}
