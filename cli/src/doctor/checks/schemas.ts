import { hasErrors } from '../../output/diagnostics.ts';
import type { Check } from '../examination.ts';

export const checkSchemas: Check = async ({ root }) => {
  const name = 'Schemas';
  const { lintProject } = await import('@tuyen/generator');
  const { diagnostics, files } = await lintProject(root);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const [first] = errors.length > 0 ? errors : diagnostics;
  if (!first) return { name, state: 'ok', found: `${files} files, no problems` };
  const found = `${hasErrors(diagnostics) ? `${errors.length} errors` : `${diagnostics.length} warnings`}, first ${first.file}:${first.line}: ${first.message}`;
  return { name, state: errors.length > 0 ? 'broken' : 'warning', found, fix: 'Run `npx tuyen lint`.' };
};
