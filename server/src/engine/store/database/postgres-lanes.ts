import type { PoolClient, PoolConfig } from 'pg';
import { isInBackground } from './background.ts';
import { BACKGROUND, type Bounds, PROBE, requestBounds } from './bounds.ts';

/** A pool of connections. */
export interface Connections {
  connect(): Promise<PoolClient>;
  end(): Promise<void>;
}

/** Connections for one kind of work. */
export interface Lane {
  readonly pool: Connections;
  readonly bounds: Bounds;
}

/** Each kind of work has connections of its own, so that none of them waits behind another. */
export interface Lanes {
  readonly reads: Lane;
  readonly transactions: Lane;
  readonly probe: Lane;
  end(): Promise<void>;
}

/** Jobs run one after the other; their lease is renewed and messages are sent beside them. */
const BACKGROUND_SIZE = 3;

/** Before requests are served no statement has a limit: tables may be rewritten for minutes. */
export function startLanes(
  open: OpenPool,
  { max, patience }: { readonly max: number; readonly patience: number },
): Lanes {
  const all = lane(open, { connection: patience }, { max, pipeline: true });
  return { reads: all, transactions: all, probe: all, end: () => all.pool.end() };
}

interface Serving {
  readonly size: number;
  readonly statementMs: number;
  readonly patience: number | undefined;
  /** Whether sessions have settings of their own. */
  readonly prepare: boolean;
}

export function servingLanes(open: OpenPool, { size, statementMs, patience, prepare }: Serving): Lanes {
  const bounds = requestBounds(statementMs, patience);
  // In a session of a pooler a single statement gets its limits by a transaction, whose parts are sent together.
  const reading = ({ server }: Bounds) => (prepare ? { statement_timeout: server?.statement } : { pipeline: true });
  const background = lane(open, BACKGROUND, { max: BACKGROUND_SIZE, pipeline: true });
  const reads = lane(open, bounds, { max: size, ...reading(bounds) });
  const backgroundReads = lane(open, BACKGROUND, { max: 1, ...reading(BACKGROUND) });
  const transactions = lane(open, bounds, { max: size, pipeline: true });
  const probe = lane(open, PROBE, { max: 1, ...(prepare && reading(PROBE)) });
  return {
    get reads() {
      return isInBackground() ? backgroundReads : reads;
    },
    get transactions() {
      return isInBackground() ? background : transactions;
    },
    probe,
    async end() {
      await Promise.all([background, backgroundReads, reads, transactions, probe].map(({ pool }) => pool.end()));
    },
  };
}

type OpenPool = (config: PoolConfig) => Connections;

function lane(open: OpenPool, bounds: Bounds, config: PoolConfig): Lane {
  const { connection: connectionTimeoutMillis, answer: query_timeout } = bounds;
  return { bounds, pool: open({ connectionTimeoutMillis, query_timeout, ...config }) };
}
