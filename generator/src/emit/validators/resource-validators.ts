import { readFileSync } from 'node:fs';
import type { GeneratedFile } from '../generated-file.ts';
import type { Project } from '../project.ts';
import type { ResourceContext } from '../admin/resource-files.ts';
import { banner } from '../print/module.ts';
import { compile } from './compile.ts';

const RUNTIME = new URL('runtime.js', import.meta.url);

/** `validation.gen.js`: the checks of formats and the like that compiled validators share. */
export function validationRuntime(path: string): GeneratedFile {
  const text = readFileSync(RUNTIME, 'utf8');
  return { path, sources: [], slice: [text], print: () => text, format: false };
}

/** `validate.gen.js` of a resource with its declaration. */
export function resourceValidator(project: Project, context: ResourceContext): readonly GeneratedFile[] {
  const { resource, names, folder } = context;
  const { kinds } = project.model;
  const name = `validate${names.type}`;
  const shared = { sources: [resource.source], resource: resource.name, format: true };
  return [
    {
      ...shared,
      path: `${folder}/validate.gen.js`,
      slice: [resource.schema, kinds, name],
      print: async () => {
        const code = await compile(resource.schema, { name, kinds, runtime: '../validation.gen.js' });
        return `${banner(resource.source)}${code}`;
      },
    },
    {
      ...shared,
      path: `${folder}/validate.gen.d.ts`,
      slice: [resource.source, name],
      print: () =>
        [
          banner(resource.source),
          "import type { AjvValidate } from '@tuyen/kit/admin';\n\n",
          '/** Whether a client may write this; what is wrong stands in its `errors` afterwards. */\n',
          `export declare const ${name}: AjvValidate;\n`,
        ].join(''),
    },
  ];
}
