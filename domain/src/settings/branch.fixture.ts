import type { Row } from '@tuyen/server/domain';
import type { Shop } from '../shop.fixture.ts';
import { turn } from './turn.fixture.ts';

let branches = 0;

export async function openBranch(shop: Shop): Promise<Row & { readonly id: string }> {
  branches += 1;
  const top = await shop.rowOf('offices', { parent_id: null });
  const body = { code: `CNUSD${branches}`, name: `Chi nhánh nước ngoài ${branches}`, organisation_type: 'COMPANY' };
  const admin = await shop.signIn('superuser');
  const office = await shop.post('offices', { ...body, parent_id: top['id'], short_name: `US${branches}` }, admin);
  if (office.statusCode !== 201) throw new Error(`${office.statusCode} ${office.body}`);
  await turn(shop, { currency: 'USD' }, office.json().id);
  return office.json();
}
