import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PrintedDocument } from '@tuyen/model';
import { openShop, type Shop } from '../shop.fixture.ts';
import { groupForm } from './group-form.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

async function withCards(count: number): Promise<{ code: string; phone: string; ids: readonly string[] }> {
  const form = await shop.form(await groupForm(shop, count));
  const placed = await shop.register(form);
  await shop.pay(placed.payment.url);
  await shop.move(placed.code, 'approve');
  const { id } = await shop.order(placed.code);
  const members = await shop.engine.store.find('order-members', { order_id: id }, { sort: 'number' });
  const clerk = await shop.signIn('agency-card');
  const ids = members.map((member) => String(member['id']));
  for (const member of ids.slice(0, 2))
    await shop.post(`order-members/${member}/transitions/attach-card`, { card_code: shop.blank() }, clerk);
  return { code: placed.code, phone: String(form['phone']), ids };
}

it('the hand-over list of a group has a line with the card of each member', async () => {
  const { ids } = await withCards(30);
  const path = `order-members/prints/group-hand-over?ids=${ids.slice(0, 2).join(',')}&language=vi`;
  const answer = await shop.get(path, await shop.signIn('agency-card'));
  expect(answer.statusCode, answer.body).toBe(200);
  const { blocks }: PrintedDocument = answer.json();
  const [table] = blocks.flatMap((block) => (block.block === 'table' ? [block] : []));
  expect(table?.rows).toHaveLength(2);
  const member = await shop.rowOf('order-members', { id: ids[0] });
  expect(JSON.stringify(table?.rows[0])).toContain(String(member['card_code']));
  expect(JSON.stringify(table?.rows[0])).toContain(String(member['full_name']));
});

it('the look-up shows the group and the state of each member, with names masked and only for the order’s contact', async () => {
  const { code, phone, ids } = await withCards(30);
  const { full_name: name, identity_number: identity } = await shop.rowOf('order-members', { id: ids[0] });
  const seen = await shop.get(`public/orders/${code}?phone=${phone}`);
  const { group } = seen.json();
  expect(group).toMatchObject({ organization: 'Công ty Vân Long', head_count: 30 });
  expect(group.members).toHaveLength(30);
  expect(group.members[0]).toMatchObject({ number: 1, state: 'ATTACHED' });
  expect(group.members[29]).toMatchObject({ number: 30, state: 'CONFIRMED' });
  expect(seen.body).not.toContain(String(name));
  expect(seen.body).not.toContain(String(identity));
  expect((await shop.get(`public/orders/${code}?phone=0911111111`)).statusCode).toBe(404);
  const { result_token } = await shop.order(code);
  expect((await shop.get(`public/results/${String(result_token)}`)).body).not.toContain('Vân Long');
});

it('erasing a member erases the entry of the group, and erasing the representative erases the whole list', async () => {
  const form = await shop.form(await groupForm(shop, 30));
  const placed = await shop.register(form);
  const { id, customer_id } = await shop.order(placed.code);
  await shop.post(`public/orders/${placed.code}/withdraw`, { phone: form['phone'] });
  const admin = await shop.signIn('agency-card-admin');
  const erased = await shop.post(`customers/${customer_id}/operations/erase`, { reason: 'Khách yêu cầu' }, admin);
  expect(erased.statusCode, erased.body).toBeLessThan(300);
  const members = await shop.engine.store.find('order-members', { order_id: id });
  expect(new Set(members.map((member) => member['full_name']))).toEqual(new Set(['XXXXX']));
  expect(members.every((member) => !member['identity_number'] && !member['birth_date'])).toBe(true);
});
