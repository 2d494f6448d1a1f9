import { findChanges } from '../../changes/find-changes.ts';
import { inputOf, number, text, type Tool, ToolError } from '../tool.ts';
import { SKIP } from './lint-tool.ts';

export const changesTool = (root: string): Tool => ({
  name: 'changes',
  description:
    'List the schema changes since a Git revision, and whether they break clients, databases or owned files.',
  input: inputOf({
    'since?': { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9._/~^@{}-]*$', description: 'Default: HEAD' },
    'breaking?': { type: 'boolean', description: 'Only breaking changes' },
    'skip?': SKIP,
  }),
  async run(input) {
    const since = input['since'] === undefined ? undefined : text(input, 'since');
    const found = await findChanges({ root, since, breaking: input['breaking'] === true });
    if ('error' in found) throw new ToolError(found.error, { diagnostics: found.diagnostics });
    const { changes } = found;
    return { since: found.since, total: changes.length, changes: changes.slice(number(input, 'skip', 0)) };
  },
});
