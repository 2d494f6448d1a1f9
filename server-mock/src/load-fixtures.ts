import type { Domain } from '@tuyen/server/domain';
import { loadModule, NoDomain } from '@tuyen/server/extension';
import type { Fixtures } from './fixtures.ts';

/** Exports of the project's fixtures module, whose path is `server.fixtures` in `tuyen.config.json`. */
export interface FixtureModule {
  readonly fixtures?: Fixtures;
  /** Jobs that continue to produce data while the server runs, such as devices that report each minute. */
  readonly jobs?: Domain['jobs'];
}

/**
 * Loads a project's fixtures. A configuration that names no module has none.
 * @param module path relative to the project's root
 * @throws NoDomain if the module is missing or exports no `fixtures`
 */
export async function loadFixtures(root: string, module: string | undefined): Promise<FixtureModule> {
  if (module === undefined) return {};
  const found = await loadModule<FixtureModule>(root, module, 'server.fixtures');
  if (found.fixtures) return found;
  throw new NoDomain(`${module} exports no "fixtures". Write: export const fixtures: Fixtures = ({ id }) => ({ … });`);
}
