import type { MessageParams } from '../problem.ts';
import { Problem } from '../problem.ts';

/**
 * 400 `bad_query`.
 * @param reason which message explains it: `bad_query.<reason>`
 */
export function badQuery(reason: string, params: MessageParams): Problem {
  return new Problem(400, 'bad_query', { reason, ...params });
}
