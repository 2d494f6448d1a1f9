import { readFileSync } from 'node:fs';
import { loadProjectWithCode } from '@tuyen/model/load';
import { join } from 'node:path';
import { inputOf, oneOf, text, type Tool, ToolError } from '../tool.ts';
import type { ProjectDocument } from './documents.ts';

export const schemaTool = (root: string, documents: readonly ProjectDocument[]): Tool => ({
  name: 'schema',
  description:
    'Read a schema file of the project. With "as": "model", return a resource with all defaults, as the server and the screens use it.',
  input: inputOf({
    document: oneOf(
      documents.map(({ name }) => name),
      'Folder and name of the file',
    ),
    'as?': { type: 'string', enum: ['file', 'model'], description: 'Default: file' },
  }),
  async run(input) {
    const name = text(input, 'document');
    const document = documents.find((each) => each.name === name);
    if (!document) throw new ToolError(`There is no document ${name}.`);
    const { path } = document;
    if (input['as'] !== 'model') return { path, text: readFileSync(join(root, path), 'utf8') };
    const { model } = await loadProjectWithCode(root);
    if (!model) throw new ToolError('The schemas have errors, so there is no model: call lint.');
    const lists = [model.resources, model.enums, model.flows, model.mails, model.prints, model.dashboards];
    const built = [...lists, model.scenarios].flat().find(({ source }) => source === path);
    if (!built) throw new ToolError(`${name} has no form of its own in the model: read it as "file".`);
    return built;
  },
});
