import type { Row } from '@tuyen/server/domain';
import type { Shop } from '../shop.fixture.ts';

/** Turns settings of an office as its people do, on the settings page; by default those of the top office, which the others take over. */
export async function turn(shop: Shop, values: Row, officeId?: unknown): Promise<void> {
  const { headers } = await shop.signIn('superuser');
  const office = officeId ?? (await shop.rowOf('offices', { parent_id: null }))['id'];
  const answer = await shop.app.inject({
    method: 'PATCH',
    url: '/api/v1/settings/site-config',
    headers: { ...headers, 'x-office-id': String(office) },
    payload: values,
  });
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
}
