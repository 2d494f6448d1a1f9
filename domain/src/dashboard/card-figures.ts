import { sql } from 'kysely';
import type { Figure, Reader } from '../contract.ts';
import { AT_COUNTER } from '../rules/cards/stock-card.ts';
import { ofOffices } from '../reports/select.ts';
import { type FigureScope } from './selecting.ts';
import { storedText, textFor } from '../rules/localized.ts';

export const cardFigures: readonly Figure[] = [
  { name: 'stock_low', slugs: ['electronic-card.read'], value: lowCounters },
];

async function lowCounters(reader: Reader, scope: FigureScope): Promise<Readonly<Record<string, number>>> {
  const rows = await reader.sql
    .selectFrom('ticket-counters as c')
    .leftJoin('electronic-cards as e', (join) =>
      join.onRef('e.ticket_counter_id', '=', 'c.id').on('e.state', '=', AT_COUNTER),
    )
    .where(ofOffices(reader, sql.ref('c.office_id'), scope))
    .where('c.status', '=', 'ACTIVE')
    .groupBy(['c.id', 'c.code', 'c.name', 'c.card_stock_limit'])
    .having((eb) => eb(eb.fn.count('e.id'), '<', eb.ref('c.card_stock_limit')))
    .orderBy('c.code')
    .select((eb) => ['c.code as code', 'c.name as name', eb.fn.count('e.id').as('held')])
    .execute();
  return Object.fromEntries(
    rows.map(({ code, name, held }) => [`${textFor(storedText(name), scope.language)} (${code})`, Number(held)]),
  );
}
