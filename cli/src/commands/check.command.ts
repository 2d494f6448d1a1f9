import { defineCommand } from '@tuyen/generator/plugin';

export const checkCommand = defineCommand({
  name: 'check',
  description: 'Compare the generated files with the schemas (exit code 1 if they differ)',
  run: async (given) => {
    const { check } = await import('./check.ts');
    return check(given);
  },
});
