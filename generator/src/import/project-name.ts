import type { ImportOptions } from './draft.ts';
import { usableResourceName } from './naming/resource-name.ts';

/** Returns the name that a resource of the source has in the project. */
export function projectName(name: string, { rename, backend }: Pick<ImportOptions, 'rename' | 'backend'>): string {
  const renamed = Object.hasOwn(rename, name) ? rename[name] : undefined;
  return renamed ?? usableResourceName(name, backend === undefined);
}
