import { createRequire } from 'node:module';
import { join } from 'node:path';

export interface Request {
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'PUT';
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Target {
  readonly origin: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Number of concurrent connections. Defaults to 10. */
  readonly connections?: number;
  readonly requests: () => readonly Request[];
}

export type Amount = { readonly duration: number } | { readonly amount: number };

export const CONNECTIONS = 10;

type Load = (
  options: Amount & {
    url: string;
    connections: number;
    sampleInt?: number;
    headers: Readonly<Record<string, string>>;
    setupClient: (client: { setRequests(requests: readonly Request[]): void }) => void;
  },
) => Promise<{ requests: { average: number }; non2xx: number; errors: number; statusCodeStats: object }>;

/**
 * @returns requests per second @throws if a response is not a success, because a rejection is fast and would improve
 * the figure
 */
export type Rate = (target: Target, amount: Amount) => Promise<number>;

export function loadFrom(here: string): Rate {
  const load: Load = createRequire(join(here, 'package.json'))('autocannon');
  return async ({ origin, headers = {}, connections = CONNECTIONS, requests }, amount) => {
    const began = performance.now();
    const {
      requests: sent,
      non2xx,
      errors,
      statusCodeStats,
    } = await load({
      url: origin,
      connections,
      headers,
      setupClient: (client) => client.setRequests(requests()),
      ...amount,
      // Interval in ms at which autocannon checks for completion. The default of one second would hide differences.
      ...('amount' in amount && { sampleInt: 5 }),
    });
    if (non2xx + errors > 0)
      throw new Error(
        `${origin}${requests()[0]?.path}: ${non2xx + errors} answers were no success. Status codes: ${JSON.stringify(statusCodeStats)}`,
      );
    return 'amount' in amount ? (amount.amount * 1000) / (performance.now() - began) : sent.average;
  };
}
