import type { Row } from '@tuyen/server/domain';
import { beginBalances } from '../agencies/balance.ts';
import type { Shop } from '../shop.fixture.ts';

const DAY = 86_400_000;

/**
 * Creates payments of the past year at the sales desks of both agencies, with numbers from `from` up to, but not
 * including, `to`. Every tenth payment has a ticket.
 */
export async function past(shop: Shop, from: number, to: number): Promise<void> {
  const now = shop.engine.clock.now().getTime();
  const payment = await shop.rowOf('transactions', { direction: 'NOTICE', state: 'SUCCEEDED', provider: 'CASH_DESK' });
  const ticket = await shop.rowOf('tickets', { state: 'USED' });
  const agencies = await shop.engine.store.find('agencies', { status: 'ACTIVE' });
  const of = (at: number) => {
    const office = agencies[at % agencies.length]?.['agency_office_id'];
    const moment = new Date(now - (at % 360) * DAY - (at % 1000) * 1000).toISOString();
    const id = `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`;
    return { id, office_id: office, shift_id: null, created_at: moment, updated_at: moment, moment };
  };
  function* payments(): Iterable<Row> {
    for (let at = from; at < to; at += 1) {
      const { moment, ...own } = of(at);
      yield { ...payment, ...own, code: `GDCU${at}`, provider_code: `CU${at}`, received_at: moment, amount: 1 };
    }
  }
  function* tickets(): Iterable<Row> {
    for (let at = from; at < to; at += 10) {
      const { moment, ...own } = of(at);
      const sold = { sold_at: moment, valid_from: moment, valid_to: moment, used_at: moment, last_used_at: moment };
      yield { ...ticket, ...own, ...sold, serial: `CU${at}`, replaces_id: null, price: 1, client_kind: 'ADMIN_WEB' };
    }
  }
  await shop.engine.records.transaction(async (rows) => {
    await rows.insertAll('transactions', payments());
    await rows.insertAll('tickets', tickets());
  });
  const { database } = shop.engine.records;
  await database.run('DELETE FROM "_counters" WHERE "name" LIKE \'agency:%\'');
  await beginBalances(shop.engine as unknown as Parameters<typeof beginBalances>[0]);
  await database.script('ANALYZE');
}
