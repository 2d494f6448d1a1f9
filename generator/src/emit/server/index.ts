import { ownModel } from '@tuyen/model/backends';
import type { GeneratedFile } from '../generated-file.ts';
import { openApiContextOf } from '../openapi/document.ts';
import { openApiText } from '../openapi/text.ts';
import { slugs } from '../types/slugs.ts';
import type { Project } from '../project.ts';
import { enums } from '../types/enums.ts';
import { mails } from '../types/mails.ts';
import { types } from '../types/types.ts';

export function server(project: Project): readonly GeneratedFile[] {
  const { paths } = project;
  const model = ownModel(project.model);
  if (!paths.server) return [];
  const { out } = paths.server;
  return [
    {
      path: `${out}/openapi.gen.json`,
      sources: [`${project.schemas}/`],
      slice: [...model.resources, model.enums, openApiContextOf(model), model.languages],
      print: () => openApiText(model),
      format: false,
    },
    slugs(project, `${out}/slugs.gen.ts`),
    ...mails(project, `${out}/mails.gen.ts`),
    enums(project, `${out}/types/enums.gen.ts`),
    ...types(model, `${out}/types`),
  ];
}
