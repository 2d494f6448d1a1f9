import type { Project } from '@tuyen/model/load';
import { type Handbook, handbookOf } from '../engine/qa/handbook/handbook.ts';
import { ANCHOR } from '../engine/seed/anchor.ts';
import { seed } from '../engine/seed/seed.ts';
import { openStore } from '../engine/store/store.ts';
import { loadDomain } from '../project-domain.ts';

/**
 * The handbook of a server that has just been seeded in memory, at a fixed moment: the same on every day and machine.
 * @throws NoDomain where the project's own code cannot be loaded
 */
export async function seededHandbook(root: string, { model, config }: Project): Promise<Handbook> {
  if (!model) throw new Error('the project has errors in its schemas');
  const domain = await loadDomain(root, config?.server?.domain);
  const store = await openStore({ model });
  try {
    await seed(store, domain, ANCHOR);
    return await handbookOf(model, store.reader);
  } finally {
    await store.close();
  }
}
