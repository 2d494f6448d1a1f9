import type { Domain } from '@tuyen/server/domain';
import { loadModule, NoDomain } from '@tuyen/server/extension';
import type { Fixtures } from './fixtures.ts';

export interface FixtureModule {
  readonly fixtures?: Fixtures;
  /**
   * Jobs that keep producing data while the server runs. For example, a job writes the readings of simulated devices
   * each minute.
   */
  readonly jobs?: Domain['jobs'];
}

/**
 * Loads the fixtures of a project. Returns an empty module if the configuration names none.
 * @param module path relative to the project's root
 * @throws NoDomain if the module is missing or exports no `fixtures`
 */
export async function loadFixtures(root: string, module: string | undefined): Promise<FixtureModule> {
  if (module === undefined) return {};
  const found = await loadModule<FixtureModule>(root, module, 'server.fixtures');
  if (found.fixtures) return found;
  throw new NoDomain(`${module} exports no "fixtures". Write: export const fixtures: Fixtures = ({ id }) => ({ … });`);
}
