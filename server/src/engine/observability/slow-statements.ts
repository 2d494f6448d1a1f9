import type { FastifyBaseLogger } from 'fastify';
import type { Watch } from '../store/database/watched.ts';

const LONGEST = 2000;

/** Returns a watcher that logs slow statements. Values are bound rather than inlined, so the log contains none. */
export function logSlow(log: Pick<FastifyBaseLogger, 'warn'>, from: number): Watch {
  return (sql, ms) => {
    if (ms >= from)
      log.warn({ ms: Math.round(ms), sql: sql.replace(/\s+/gu, ' ').slice(0, LONGEST) }, 'slow statement');
  };
}
