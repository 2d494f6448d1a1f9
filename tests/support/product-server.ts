import type { Model } from '@tuyen/model';
import { ANCHOR, openServer, type Server, type ServerOptions } from '@tuyen/server-mock';
import { seedsOfRun } from '@tuyen/server-mock/testing/seeds';
import { domain } from '../../domain/src/index.ts';

/** The product's server in memory at the anchor's time, with a copy of the fixtures of the run; without limits of rate, since a test is one impatient client. */
export const openProduct = (model: Model, words: ServerOptions['words'] = {}): Promise<Server> =>
  openServer({
    model,
    domain,
    words,
    clock: { now: () => ANCHOR },
    cachedSeed: seedsOfRun(ANCHOR),
    rateLimits: false,
  });
