import { defineCommand } from '@tuyen/generator/plugin';

export const generateCommand = defineCommand({
  name: 'generate',
  description: 'Generate code from the schemas',
  options: {
    '--dry-run': 'Show the changes without writing them',
    '--only <resource>': 'Generate only the files of this resource',
    '--explain': 'Show the schema change behind each changed file',
    '--watch': 'Generate again whenever a schema or an owned file changes',
  },
  run: async (given) => {
    const { generate } = await import('./generate.ts');
    return generate(given);
  },
});
