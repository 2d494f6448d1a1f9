import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Clerk, type Shop } from '../shop.fixture.ts';

let shop: Shop;
let clerk: Clerk;
let node: string;
beforeAll(async () => {
  shop = await openShop();
  clerk = await shop.signIn('company-admin');
  const user_id = await shop.idOf('users', { username: 'company-admin' });
  node = String((await shop.rowOf('work-shifts', { user_id, state: 'OPEN' }))['node_id']);
});
afterAll(() => shop.app.close());

const price = (code: string) => shop.idOf('ticket-prices', { code });
const single = async () => ({
  ticket_price_id: await price('VL-BUS-8'),
  route_id: await shop.idOf('routes', { code: '32' }),
});

it('a selling node sells only the ticket types that it lists, or all types if it lists none', async () => {
  const list = async (types: readonly string[]) => {
    const answer = await shop.patch(`nodes/${node}`, { ticket_types: types }, clerk);
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const cards = await shop.engine.store.find('customer-cards', {
    office_id: clerk.officeId,
    is_locked: false,
    status: 'ACTIVE',
    kind: 'BASIC',
    route_scope: 'MULTI_ROUTE',
    transport_mode: 'BUS',
  });
  const month = { customer_card_id: cards.at(-1)?.['id'], start_month: '2026-07', months: 1 };
  const sales = {
    ONE_TIME: ['tickets', await single()],
    DAILY: ['daily-tickets', { ticket_price_id: await price('VN-BUS'), valid_on: '2026-03-18' }],
    MONTHLY: ['monthly-tickets', { ticket_price_id: await price('VT-LT'), ...month }],
  } as const;
  const types = ['ONE_TIME', 'DAILY', 'MONTHLY'] as const;
  const named = expect.stringContaining(String((await shop.rowOf('nodes', { id: node }))['code']));
  for (const type of types) {
    await list(types.filter((other) => other !== type));
    const [resource, body] = sales[type];
    const refused = await shop.post(resource, body, clerk);
    expect(refused.json(), type).toMatchObject({ statusCode: 422, errors: { ticket_price_id: named } });
    if (type === 'MONTHLY') continue;
    const said = await shop.post(resource, { ...body, node_id: node }, clerk);
    expect(said.json(), type).toMatchObject({ statusCode: 422, errors: { node_id: named } });
  }
  await list([]);
  for (const type of types) {
    const [resource, body] = sales[type];
    const sold = await shop.post(resource, body, clerk);
    expect(sold.statusCode, sold.body).toBe(201);
  }
});

it('form lists offer only selling nodes, prices and renewals that match the node’s ticket types', async () => {
  const offered = async (resource: string, field: string) => {
    const choice = encodeURIComponent(JSON.stringify({ resource, field }));
    const target = field === 'node_id' ? 'nodes' : 'ticket-prices';
    const answer = await shop.get(`${target}?page=1&limit=100&for=${choice}`, clerk);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data.map(({ id }: { id: string }) => id) as string[];
  };
  const types = async (...listed: string[]) => shop.patch(`nodes/${node}`, { ticket_types: listed }, clerk);
  const card = (
    await shop.engine.store.find('customer-cards', { office_id: clerk.officeId, kind: 'BASIC', is_locked: false })
  )[0]?.['id'];
  const renewals = async () => (await shop.get(`counter/ticket-prices?card=${String(card)}`, clerk)).json();
  await types('DAILY');
  expect(await offered('daily-tickets', 'node_id')).toContain(node);
  expect(await offered('daily-tickets', 'ticket_price_id')).toContain(await price('VN-BUS'));
  expect(await offered('tickets', 'node_id')).not.toContain(node);
  expect(await offered('tickets', 'ticket_price_id')).toEqual([]);
  expect(await offered('monthly-tickets', 'ticket_price_id')).toEqual([]);
  expect(await renewals()).toEqual([]);
  await types('ONE_TIME', 'MONTHLY');
  expect(await offered('tickets', 'node_id')).toContain(node);
  expect(await offered('tickets', 'ticket_price_id')).toContain(await price('VL-BUS-8'));
  expect(await offered('monthly-tickets', 'ticket_price_id')).not.toContain(await price('MP-NCT'));
  expect(await renewals()).not.toEqual([]);
  await types();
  expect(await offered('monthly-tickets', 'ticket_price_id')).toContain(await price('MP-NCT'));
});

it('an inactive selling node sells nothing, even in an open shift at the node', async () => {
  await shop.engine.write.transaction({}, (tx) => tx.update('nodes', node, { status: 'INACTIVE' }));
  const body = await single();
  expect((await shop.post('tickets', body, clerk)).json()).toMatchObject({
    statusCode: 422,
    errors: { ticket_price_id: expect.any(String) },
  });
  expect((await shop.post('tickets', { ...body, node_id: node }, clerk)).statusCode).toBe(422);
});
