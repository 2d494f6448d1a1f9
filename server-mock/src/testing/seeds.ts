import { runFolder } from '../../../tests/support/run-folder.ts';
import { type SeedCache, seedCache } from '../seed/seed-cache.ts';

/**
 * Returns the seed cache for servers of one project at one time. The first server of a run creates the fixtures, and
 * the others start with a copy.
 */
export const seedsOfRun = (anchor: Date): SeedCache => seedCache(runFolder(), [], anchor);
