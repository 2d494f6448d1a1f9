import { type Commands, explanationOf } from '../../explain/explanation.ts';
import { inputOf, text, type Tool } from '../tool.ts';

export const explainTool = (root: string, commands: Commands): Tool => ({
  name: 'explain',
  description:
    'Explain a diagnostic code (TUY203), a key of the schema language (x-reference), a command (generate) or a topic of the documentation (plugins).',
  input: inputOf({ topic: { type: 'string', minLength: 1, maxLength: 100 } }),
  run: (input) => explanationOf(text(input, 'topic'), root, commands),
});
