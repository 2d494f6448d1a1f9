import { generate } from '@tuyen/generator';
import { inputOf, number, oneOf, text, type Tool } from '../tool.ts';
import { namesIn, type ProjectDocument } from './documents.ts';
import { SKIP } from './lint-tool.ts';

export const generateTool = (root: string, write: boolean, documents: readonly ProjectDocument[]): Tool => ({
  name: 'generate',
  description: write
    ? 'List the generated files that differ from the schemas. With "write": true, write them.'
    : 'List the generated files that differ from the schemas. Writes nothing.',
  isWrite: write,
  input: inputOf({
    'only?': oneOf(namesIn(documents, 'resources'), 'Only the files of this resource'),
    'write?': write ? { type: 'boolean', description: 'Whether to write the files (default: false)' } : undefined,
    'skip?': SKIP,
  }),
  async run(input) {
    const only = input['only'] === undefined ? undefined : text(input, 'only');
    const outcome = await generate({ root, dryRun: !(write && input['write'] === true), only });
    const { diagnostics, total, written, outdated } = outcome;
    const changes = outcome.changes.map(({ action, path, because }) => ({ action, path, because }));
    const shown = changes.slice(number(input, 'skip', 0));
    return { written, total, changed: changes.length, diagnostics, outdated, changes: shown };
  },
});
