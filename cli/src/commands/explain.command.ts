import { defineCommand } from '@tuyen/generator/plugin';

export const explainCommand = defineCommand({
  name: 'explain',
  description: 'Explain a diagnostic code and how to fix the problem',
  arguments: { '[code]': 'Code such as TUY203 (default: list all codes)' },
  run: async ({ code, ...given }) => {
    const { explain } = await import('./explain.ts');
    return explain(code, given);
  },
});
