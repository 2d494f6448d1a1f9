import type { Row } from '@tuyen/server/domain';
import type { Shop } from '../shop.fixture.ts';

/**
 * Changes settings of an office through the API, as the settings page does. Defaults to the top office, whose settings
 * the others inherit.
 */
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
