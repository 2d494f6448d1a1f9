import type { MessageParams } from '../../problem.ts';
import { Problem } from '../../problem.ts';

export function badQuery(reason: string, params: MessageParams): Problem {
  return new Problem(400, 'bad_query', { reason, ...params });
}
