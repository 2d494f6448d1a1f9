import { sql } from 'kysely';
import type { Figure } from '../contract.ts';

/** Of which offices a figure counts, at which moment. */
export type Scope = Parameters<Figure['value']>[1];

export const COUNT = sql<number | string>`count(*)`.as('count');

export async function howMany(query: {
  executeTakeFirst(): Promise<{ readonly count: number | string } | undefined>;
}): Promise<number> {
  return Number((await query.executeTakeFirst())?.count ?? 0);
}
