import { type Command, defineCommand } from '@tuyen/generator/plugin';
import type { Commands } from '../explain/explanation.ts';

/** @param commands all commands that `tuyen explain` can explain */
export const explainCommand = (commands: Commands): Command =>
  defineCommand({
    name: 'explain',
    description: 'Explain a diagnostic code, a command, a kind of field, a key of the schema language or a topic',
    arguments: {
      '[topic]': 'Name such as TUY203, "db plan", x-reference or plugins (default: list all codes and pages)',
    },
    run: async ({ topic, ...given }) => {
      const { explain } = await import('./explain.ts');
      return explain(topic, given, commands);
    },
  });
