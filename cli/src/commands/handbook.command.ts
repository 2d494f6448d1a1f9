import { defineCommand } from '@tuyen/generator/plugin';

export const handbookCommand = defineCommand({
  name: 'handbook',
  description: 'Print the accounts, IDs and codes of the fixtures as Markdown',
  options: {
    '--write <file>': 'Write the handbook to this file',
    '--check <file>': 'Compare the handbook with this file (exit code 1 if they differ)',
  },
  run: async (given) => {
    const { handbook } = await import('./handbook.ts');
    return handbook(given);
  },
});
