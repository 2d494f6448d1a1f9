import type { ImportOptions } from './draft.ts';

/** Returns whether `--only` and `--except` let the import take a resource with this name. */
export function isWanted(name: string, { only, except }: Pick<ImportOptions, 'only' | 'except'>): boolean {
  const fits = (pattern: string) => matches(pattern, name);
  return (only.length === 0 || only.some(fits)) && !except.some(fits);
}

function matches(pattern: string, name: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[^\w-]/gu, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`, 'u').test(name);
}
