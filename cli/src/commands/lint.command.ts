import { defineCommand } from '@tuyen/generator/plugin';

export const lintCommand = defineCommand({
  name: 'lint',
  description: 'Check the schemas and the owned files',
  run: async (given) => {
    const { lint } = await import('./lint.ts');
    return lint(given);
  },
});
