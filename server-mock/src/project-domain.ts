import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Domain } from './engine/domain.ts';

/** A project's own rules: `domain` exported by `server-mock/src/domain/index.ts` of that project; none is fine. */
export async function domainOf(root: string): Promise<Domain> {
  const file = join(root, 'server-mock/src/domain/index.ts');
  if (!existsSync(file)) return {};
  const found = (await import(file)) as Record<string, Domain>;
  return found['domain'] ?? Object.values(found)[0] ?? {};
}
