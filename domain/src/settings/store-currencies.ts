import { sql } from 'kysely';
import type { Job } from '../contract.ts';
import { BOOKS } from './currency.ts';

const SYSTEM = { actor: { kind: 'system', name: 'settings' }, officeId: null } as const;

export const STORED = 'currencies-stored';

const OFFICE_OF = [
  ...BOOKS.map((book) => [book, 'office_id'] as const),
  ['ticket-prices', 'issuer_id'],
  ['agencies', 'agency_office_id'],
] as const;

const PAGE = 500;

/**
 * Stores the currency in rows that were written before rows had a currency. Runs once in a database. The stored
 * currency is the office's, which cannot change while amounts exist. Versions and the log stay unchanged, because no
 * amount changes.
 */
export const storeCurrencies: Job = {
  name: 'store-currencies',
  every: 86_400,
  async run({ store, write, settings, note }) {
    const [done] = await store.sql.selectFrom('_counters').where('name', '=', STORED).select('name').execute();
    if (done) return;
    for (const [resource, column] of OFFICE_OF) {
      for (let after: string | undefined = ''; after !== undefined;) {
        const page = await sql<{ readonly id: string; readonly office: string | null }>`
          SELECT "id", ${sql.ref(column)} AS office FROM ${sql.table(resource)}
          WHERE "currency" IS NULL AND "id" > ${after} ORDER BY "id" LIMIT ${PAGE}`.execute(store.sql);
        after = page.rows.length === PAGE ? page.rows.at(-1)?.id : undefined;
        for (const [office, rows] of Map.groupBy(page.rows, (row) => row.office)) {
          const { currency } = await settings('settings', office);
          for (const { id } of rows) await note(resource, id, { currency });
        }
      }
    }
    await write.transaction(SYSTEM, (tx) => tx.sums.set({ [STORED]: 1 }));
  },
};
