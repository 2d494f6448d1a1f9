import type { Row } from '@tuyen/server/domain';
import type { Shop } from '../../shop.fixture.ts';

export async function letWait(shop: Shop, count: number): Promise<void> {
  const order = await shop.rowOf('orders', {});
  const at = new Date(shop.engine.clock.now().getTime() - 30 * 86_400_000).toISOString();
  const state = {
    status: 'WAITING_FOR_CONFIRM',
    status_history: [{ to: 'WAITING_FOR_CONFIRM', at, by: 'test' }],
    overdue: false,
    expires_at: null,
    created_at: at,
  };
  function* copies(): Iterable<Row> {
    for (let at = 0; at < count; at += 1) {
      const number = String(at).padStart(12, '0');
      yield {
        ...order,
        ...state,
        id: `00000000-0000-7000-8000-${number}`,
        code: `CHO${number}`,
        result_token: `CHO${number}`,
      };
    }
  }
  await shop.engine.records.transaction((rows) => rows.insertAll('orders', copies()));
}
