import { runFolder } from '../../../tests/support/run-folder.ts';
import { type SeedCache, seedCache } from '../seed/seed-cache.ts';

/** For servers of one project at one time: the first of a run makes the fixtures, the others begin with a copy. */
export const seedsOfRun = (anchor: Date): SeedCache => seedCache(runFolder(), [], anchor);
