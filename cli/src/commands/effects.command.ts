import { defineCommand } from '@tuyen/generator/plugin';

export const effectsCommand = defineCommand({
  name: 'effects',
  description: 'List what reads each setting and permission, as Markdown (exit code 1 if nothing reads one)',
  options: {
    '--write <file>': 'Write the list to this file',
    '--check <file>': 'Compare the list with this file (exit code 1 if they differ)',
  },
  run: async (given) => {
    const { effects } = await import('./effects.ts');
    return effects(given);
  },
});
