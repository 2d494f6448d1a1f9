import { sql } from 'kysely';
import type { Figure } from '../contract.ts';

export type FigureScope = Parameters<Figure['value']>[1];

export const COUNT = sql<number | string>`count(*)`.as('count');

export async function howMany(query: {
  executeTakeFirst(): Promise<{ readonly count: number | string } | undefined>;
}): Promise<number> {
  return Number((await query.executeTakeFirst())?.count ?? 0);
}
