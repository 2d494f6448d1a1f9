import type { Project } from '@tuyen/model/load';
import { type Handbook, handbookOf } from './handbook.ts';
import { ANCHOR } from '../seed/anchor.ts';
import { loadFixtures } from '../load-fixtures.ts';
import { seed } from '../seed/seed.ts';
import { loadDomain, openStore } from '@tuyen/server/extension';

/**
 * Returns the handbook of a server that was just seeded in memory. The clock is fixed, so the result is the same on
 * every day and machine.
 * @throws NoDomain if the project's own code cannot be loaded
 */
export async function seededHandbook(root: string, { model, config }: Project): Promise<Handbook> {
  if (!model) throw new Error('the project has errors in its schemas');
  const domain = await loadDomain(root, config?.server?.domain);
  const { fixtures } = await loadFixtures(root, config?.server?.fixtures);
  const store = await openStore({ model });
  try {
    await seed(store, domain, { anchor: ANCHOR, fixtures });
    return await handbookOf(model, store.reader);
  } finally {
    await store.close();
  }
}
