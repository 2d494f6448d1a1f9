import { defineCommand } from '@tuyen/generator/plugin';

export const lintCommand = defineCommand({
  name: 'lint',
  description: 'Check the schemas and the owned files',
  options: {
    '--fix': 'Replace former names of keys and old paths of meta-schemas',
    '--dry-run': 'With --fix: show the changes without writing them',
  },
  run: async (given) => {
    const { lint } = await import('./lint.ts');
    return lint(given);
  },
});
