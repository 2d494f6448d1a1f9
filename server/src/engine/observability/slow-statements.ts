import type { FastifyBaseLogger } from 'fastify';
import type { Watch } from '../store/database/watched.ts';

const LONGEST = 2000;

/**
 * Returns a watcher that logs slow SQL statements. The logged text contains no values, because statements bind values
 * as parameters.
 */
export function logSlow(log: Pick<FastifyBaseLogger, 'warn'>, from: number): Watch {
  return (sql, ms) => {
    if (ms >= from)
      log.warn({ ms: Math.round(ms), sql: sql.replace(/\s+/gu, ' ').slice(0, LONGEST) }, 'slow statement');
  };
}
