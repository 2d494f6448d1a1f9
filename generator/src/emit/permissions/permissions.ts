import type { GeneratedFile } from '../generated-file.ts';
import type { Project } from '../project.ts';

/** `permissions.gen.ts`: the matrix that the role form shows. It is large, so pages do not load it with everything else. */
export function permissions({ model, schemas }: Project, path: string): GeneratedFile {
  return {
    path,
    sources: [`${schemas}/permissions/`, `${schemas}/resources/`],
    slice: [model.permissions, schemas],
    print: () =>
      [
        `// From ${schemas}/permissions/ and the \`access\` of ${schemas}/resources/ by \`tuyen generate\`. Edit those instead.\n`,
        "import type { Permissions } from '@tuyen/model';\n",
        '\n/** Every module with its actions, and which role groups may hold them. */\n',
        `export const permissions: Permissions = ${JSON.stringify(model.permissions)};\n`,
      ].join(''),
    format: true,
  };
}
