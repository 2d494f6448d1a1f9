import { defineCommand } from '@tuyen/generator/plugin';

export const changesCommand = defineCommand({
  name: 'changes',
  description: 'List the schema changes since a revision, and whether they break clients, databases or owned files',
  options: {
    '--since <revision>': 'Compare with this Git revision (default: HEAD)',
    '--breaking': 'List only breaking changes (exit code 1 if there are any)',
    '--was-in <folder>': 'Folder of the project in that revision, if the project has moved since',
  },
  run: async (given) => {
    const { changes } = await import('./changes.ts');
    return changes(given);
  },
});
