import { runFolder } from '../../../tests/support/run-folder.ts';
import { type SeedCache, seedCache } from '../seed/seed-cache.ts';

/**
 * Returns the seed cache that all servers of a test run with the same anchor time share. The first server creates the
 * fixtures, and the others start with a copy.
 */
export const seedsOfRun = (anchor: Date): SeedCache => seedCache(runFolder(), [], anchor);
