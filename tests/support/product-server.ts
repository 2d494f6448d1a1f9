import type { Model } from '@tuyen/model';
import { ANCHOR, type MockOptions, type MockServer, openMockServer } from '@tuyen/server-mock';
import { seedsOfRun } from '@tuyen/server-mock/testing/seeds';
import { fixtures } from '../../domain/src/fixtures/index.ts';
import { domain } from '../../domain/src/index.ts';

/**
 * Opens the product's server in memory with a copy of the fixtures. Its clock starts at the anchor, the time to which
 * the fixtures refer. Rate limits are off, because a test sends many requests as one client.
 */
export const openProduct = (model: Model, words: MockOptions['words'] = {}): Promise<MockServer> =>
  openMockServer({
    model,
    domain,
    fixtures,
    words,
    clock: { now: () => ANCHOR },
    cachedSeed: seedsOfRun(ANCHOR),
    rateLimits: false,
  });
