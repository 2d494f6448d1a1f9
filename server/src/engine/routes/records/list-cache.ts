import type { Statement } from '../../query/compile.ts';
import { lruCache } from '../../lru-cache.ts';
import { perNamespace } from '../../store/namespaces/current.ts';
import type { ListPlan } from './list-plan.ts';

const MAX_CACHED_LENGTH = 32_768;

const PLANS = 3000;
const PLANS_ROOM = 8_000_000;

const TOTALS = 500;
const TOTALS_ROOM = 1_000_000;

export interface CachedPlan extends ListPlan {
  readonly key: string;
  readonly answer?: CachedAnswer;
}

export interface CachedAnswer {
  readonly version: number;
  /**
   * Cached answers are stored as bytes: they take half the memory of most texts and need no encoding when they are
   * sent.
   */
  readonly body: Buffer;
  readonly tag: string;
  readonly range: string | undefined;
}

interface Total {
  readonly version: number;
  readonly total: number;
}

export interface ListCache {
  plan(key: string, make: () => Promise<ListPlan>): Promise<CachedPlan>;
  keep(plan: CachedPlan, answer: Omit<CachedAnswer, 'body'> & { readonly body: string }): void;
  total(statement: Statement, version: number, count: () => Promise<number>): Promise<number>;
}

const cacheOf = new WeakMap<object, ListCache>();

export function listCacheOf(engine: object): ListCache {
  const cache = cacheOf.get(engine) ?? openListCache();
  cacheOf.set(engine, cache);
  return cache;
}

function openListCache(): ListCache {
  const plans = perNamespace(() => lruCache<CachedPlan>(PLANS, PLANS_ROOM, sizeOf));
  const totals = perNamespace(() => lruCache<Total>(TOTALS, TOTALS_ROOM));
  return {
    async plan(key, make) {
      const known = plans().get(key);
      if (known) return known;
      const plan = { key, ...(await make()) };
      plans().set(key, plan);
      return plan;
    },
    keep(plan, { body, ...answer }) {
      if (body.length > MAX_CACHED_LENGTH) return;
      plans().set(plan.key, { ...plan, answer: { ...answer, body: Buffer.from(body) } });
    },
    async total({ sql, params }, version, count) {
      const key = JSON.stringify([sql, params]);
      const known = totals().get(key);
      if (known?.version === version) return known.total;
      const total = await count();
      totals().set(key, { version, total });
      return total;
    },
  };
}

function sizeOf({ compiled, answer }: CachedPlan): number {
  return compiled.docs.sql.length + compiled.ids.sql.length + (answer?.body.length ?? 0);
}
