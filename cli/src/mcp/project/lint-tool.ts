import { lintProject } from '@tuyen/generator';
import { inputOf, number, type Tool } from '../tool.ts';

export const SKIP = { type: 'integer', minimum: 0, description: 'Leave out this many items (default: 0)' } as const;

export const lintTool = (root: string): Tool => ({
  name: 'lint',
  description: 'Check the schemas and the owned files. The tool "explain" explains the code of a problem.',
  input: inputOf({ 'skip?': SKIP }),
  async run(input) {
    const { diagnostics, files } = await lintProject(root);
    return { files, total: diagnostics.length, diagnostics: diagnostics.slice(number(input, 'skip', 0)) };
  },
});
