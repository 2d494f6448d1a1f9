import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../shop.fixture.ts';
import { turn } from './turn.fixture.ts';

let shop: Shop;
let office: string;
let customer: string;
let portrait: string;
let proof: string;
const files = async () => {
  const rows = await shop.engine.records.database.rows<{ id: string }>('SELECT "id" FROM "_uploads"', []);
  return new Set(rows.map(({ id }) => id));
};
const idOf = (url: string) => url.split('/').at(-1) ?? '';
const find = () => shop.rowOf('customers', { id: customer });
const logged = (resource: string) =>
  shop.engine.store.find('audit-logs', { resource, action: 'remove-content', office_id: office });

beforeAll(async () => {
  shop = await openShop();
  await turn(shop, { retention_months_papers: 0, retention_months_portraits: 0, retention_months_logs: 0 });
  const group = await shop.rowOf('object-groups', { code: 'HSSV' });
  const price = await shop.rowOf('ticket-prices', { code: 'VT-LT-HSSV' });
  [portrait, proof] = [await shop.photo(), await shop.photo()];
  const form = { card_kind: 'PRIORITIZE', object_group_id: group['id'], ticket_price_id: price['id'], portrait };
  const placed = await shop.register({ ...form, proofs: [proof, await shop.photo()], email: 'luu.tru@hopthu.example' });
  await shop.pay(placed.payment.url);
  const rejected = await shop.move(placed.code, 'reject', { reason: 'Giấy tờ không hợp lệ.' });
  expect(rejected.json()).toMatchObject({ status: 'CANCELED' });
  const order = await shop.order(placed.code);
  const handedIn = { proofs: [await shop.photo()] };
  await shop.engine.write.transaction({}, (tx) => tx.update('orders', order.id, handedIn));
  [customer, office] = [order.customer_id, order.office_id];
  await shop.pass({ days: 800 });
});
afterAll(() => shop.app.close());

it('retention_months_papers: documents are deleted this many months after the last order, but the portrait stays', async () => {
  expect(await find()).toMatchObject({ portrait, proofs: [proof, expect.any(String)] });
  await turn(shop, { retention_months_papers: 28 });
  await shop.pass({ days: 1 });
  expect(await find()).toMatchObject({ proofs: [proof, expect.any(String)], proof_documents: expect.any(Array) });
  await turn(shop, { retention_months_papers: 24 });
  await shop.pass({ days: 1 });
  expect(await find()).toMatchObject({ portrait });
  expect(await find()).not.toHaveProperty('proofs');
  expect(await find()).not.toHaveProperty('proof_documents');
  expect(await shop.rowOf('orders', { customer_id: customer })).not.toHaveProperty('proofs');
  const [request] = await shop.engine.store.find('customer-requests', { customer_id: customer });
  expect(request).toMatchObject({ documents: [portrait] });
  await shop.pass({ days: 1 });
  expect((await files()).has(idOf(proof))).toBe(false);
  expect((await files()).has(idOf(portrait))).toBe(true);
  const entries = await shop.engine.store.find('audit-logs', { resource: 'customers', record_id: customer });
  expect(entries.filter(({ before }) => JSON.stringify(before)?.includes('"proofs":"***"'))).toHaveLength(1);
  expect(JSON.stringify(entries)).not.toContain(proof);
});

it('retention_months_portraits: the portrait is deleted this many months after the last order and card', async () => {
  await turn(shop, { retention_months_portraits: 24 });
  await shop.pass({ days: 1 });
  expect(await find()).not.toHaveProperty('portrait');
  const [request] = await shop.engine.store.find('customer-requests', { customer_id: customer });
  expect(request).not.toHaveProperty('documents');
  await shop.pass({ days: 1 });
  expect((await files()).has(idOf(portrait))).toBe(false);
});

it('retention_months_logs: log entries and mails older than this keep only actor, time and action', async () => {
  const mail = await shop.rowOf('mails', { recipient: 'luu.tru@hopthu.example' });
  const entry = await shop.rowOf('audit-logs', { resource: 'orders', record_id: mail['order_id'] });
  expect(entry).toHaveProperty('after');
  await turn(shop, { retention_months_logs: 24 });
  await shop.pass({ days: 1 });
  const emptied = await shop.rowOf('audit-logs', { id: entry['id'] });
  expect(emptied).toMatchObject({ actor: entry['actor'], at: entry['at'], action: entry['action'] });
  expect(emptied).not.toHaveProperty('before');
  expect(emptied).not.toHaveProperty('after');
  expect(await shop.rowOf('mails', { id: mail['id'] })).toMatchObject({ recipient: '***', topic: mail['topic'] });
  // Mails older than 90 days are deleted. The test outbox is then incomplete and returns an error, unless the request
  // has `partial=true`.
  const left = await shop.app.inject({ url: '/__qa/outbox?to=luu.tru@hopthu.example&partial=true' });
  expect(left.json()).toEqual([]);
  const done = await logged('mails');
  expect(done).toMatchObject([{ after: { removed: expect.any(Number) } }]);
  await shop.pass({ days: 1 });
  expect(await logged('mails')).toHaveLength(1);
});

it('retention_months_entries: whole months of logs and mails are removed once no office keeps them longer', async () => {
  const [branch] = await shop.engine.store.find('offices', { parent_id: office }, { limit: 1 });
  const count = async () => {
    const entries = await shop.engine.store.find('audit-logs', { record_id: customer, action: 'create' });
    return entries.length + (await shop.engine.store.find('mails', { customer_id: customer })).length;
  };
  const before = await count();
  expect(before).toBeGreaterThan(1);
  await turn(shop, { retention_months_entries: 24 });
  await turn(shop, { retention_months_entries: 0 }, branch?.id);
  await shop.pass({ days: 1 });
  expect(await count()).toBe(before);
  await turn(shop, { retention_months_entries: 26 }, branch?.id);
  await shop.pass({ days: 1 });
  expect(await count()).toBe(0);
  const [done] = await shop.engine.store.find('audit-logs', { resource: 'mails', action: 'remove-entries' });
  expect(done).toMatchObject({ after: { removed: expect.any(Number) } });
});

it('retention_months_uses: whole months of ticket uses are removed once no office keeps them longer', async () => {
  const count = async () => (await shop.engine.store.find('ticket-uses')).length;
  expect(await count()).toBeGreaterThan(0);
  await turn(shop, { retention_months_uses: 36 });
  await shop.pass({ days: 1 });
  expect(await count()).toBeGreaterThan(0);
  await turn(shop, { retention_months_uses: 20 });
  await shop.pass({ days: 1 });
  expect(await count()).toBe(0);
});
