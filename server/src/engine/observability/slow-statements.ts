import type { FastifyBaseLogger } from 'fastify';
import type { Watch } from '../store/database/watched.ts';

/** Characters of a statement that the log gets. */
const LONGEST = 2000;

/** Logs statements that took so long. Their values are bound, not written into them, so that the log holds none. */
export function logSlow(log: Pick<FastifyBaseLogger, 'warn'>, from: number): Watch {
  return (sql, ms) => {
    if (ms >= from)
      log.warn({ ms: Math.round(ms), sql: sql.replace(/\s+/gu, ' ').slice(0, LONGEST) }, 'slow statement');
  };
}
