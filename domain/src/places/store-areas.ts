import { sql } from 'kysely';
import type { Job } from '../contract.ts';
import { storedText } from '../rules/localized.ts';
import { areaOf } from './delivery-area.ts';

const SYSTEM = { actor: { kind: 'system', name: 'places' }, officeId: null } as const;

export const AREAS_STORED = 'delivery-areas-stored';

const PAGE = 500;

/**
 * Stores the delivery area in home deliveries that were ordered before orders had this text. Runs once in a database.
 * Versions and the log stay unchanged, because the address stays the same.
 */
export const storeDeliveryAreas: Job = {
  name: 'store-delivery-areas',
  every: 86_400,
  async run({ store, write, note }) {
    const [done] = await store.sql.selectFrom('_counters').where('name', '=', AREAS_STORED).select('name').execute();
    if (done) return;
    for (let after: string | undefined = ''; after !== undefined;) {
      const page = await sql<{ readonly id: string; readonly ward: unknown; readonly city: unknown }>`
        SELECT o."id" AS "id", d."name" AS "ward", c."name" AS "city" FROM "orders" o
        LEFT JOIN "districts" d ON d."id" = o."delivery_district_id"
        LEFT JOIN "cities" c ON c."id" = o."delivery_city_id"
        WHERE o."delivery_area" IS NULL AND o."delivery_method" = 'HOME' AND o."id" > ${after}
        ORDER BY o."id" LIMIT ${PAGE}`.execute(store.sql);
      after = page.rows.length === PAGE ? page.rows.at(-1)?.id : undefined;
      for (const { id, ward, city } of page.rows) {
        await note('orders', id, { delivery_area: areaOf(storedText(ward), storedText(city)) });
      }
    }
    await write.transaction(SYSTEM, (tx) => tx.sums.set({ [AREAS_STORED]: 1 }));
  },
};
