import type { GeneratedFile } from '../generated-file.ts';
import { openApiText } from '../openapi/text.ts';
import { slugs } from '../permissions/slugs.ts';
import type { Project } from '../project.ts';
import { enums } from '../types/enums.ts';
import { types } from '../types/types.ts';

/** What the server's own code leans on: the API's description, the permissions and the records' types. */
export function server(project: Project): readonly GeneratedFile[] {
  const { model, places } = project;
  if (!places.server) return [];
  const { out } = places.server;
  return [
    {
      path: `${out}/openapi.gen.json`,
      sources: [`${project.schemas}/`],
      slice: [...model.resources, model.enums, model.kinds, model.portal, model.languages],
      print: () => openApiText(model),
      format: false,
    },
    slugs(project, `${out}/slugs.gen.ts`),
    enums(project, `${out}/types/enums.gen.ts`, false),
    ...types(model, ({ name }) => `${out}/types/${name}.gen.ts`, `${out}/types/enums.gen.ts`),
  ];
}
