import type { PoolClient, PoolConfig } from 'pg';
import { isInBackground } from './background.ts';
import { BACKGROUND, type Bounds, PROBE, requestBounds } from './bounds.ts';

export interface Connections {
  connect(): Promise<PoolClient>;
  end(): Promise<void>;
}

export interface ConnectionLane {
  readonly pool: Connections;
  readonly bounds: Bounds;
}

export interface Lanes {
  readonly reads: ConnectionLane;
  readonly transactions: ConnectionLane;
  readonly probe: ConnectionLane;
  end(): Promise<void>;
}

/**
 * Number of background connections: one for the running job, the others for the renewal of its lease and for sending
 * messages at the same time.
 */
const BACKGROUND_SIZE = 3;

/**
 * Returns the connections that are used during the start. Until requests are served, statements have no timeout,
 * because a migration may rewrite tables for minutes.
 */
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
  /** Whether the client keeps its database session, in which settings and prepared statements persist. */
  readonly prepare: boolean;
}

export function servingLanes(open: OpenPool, { size, statementMs, patience, prepare }: Serving): Lanes {
  const bounds = requestBounds(statementMs, patience);
  // Behind a pooler, a session cannot have timeouts. So a single statement is sent together with a BEGIN that sets the
  // timeouts, and with a COMMIT.
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

function lane(open: OpenPool, bounds: Bounds, config: PoolConfig): ConnectionLane {
  const { connection: connectionTimeoutMillis, answer: query_timeout } = bounds;
  return { bounds, pool: open({ connectionTimeoutMillis, query_timeout, ...config }) };
}
