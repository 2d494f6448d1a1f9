import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import type { Records } from '../contract.ts';
import { openShop, type PlacedOrder, type Shop } from '../shop.fixture.ts';
import { groupForm, people } from './group-form.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

type Member = Records['order-members'];

async function members(code: string): Promise<readonly Member[]> {
  const { id } = await shop.order(code);
  // Cast: the store of the shop returns the rows of the resource that is named.
  return (await shop.engine.store.find('order-members', { order_id: id }, { sort: 'number' })) as unknown as Member[];
}

async function paidGroup(count: number, more: Row = {}): Promise<{ placed: PlacedOrder; phone: string }> {
  const form = await shop.form(await groupForm(shop, count, more));
  const placed = await shop.register(form);
  await shop.pay(placed.payment.url);
  return { placed, phone: String(form['phone']) };
}

async function approvedGroup(count: number): Promise<{ placed: PlacedOrder; phone: string }> {
  const group = await paidGroup(count);
  const approved = await shop.move(group.placed.code, 'approve');
  expect(approved.statusCode, approved.body).toBe(200);
  return group;
}

const onMember = async (id: string, transition: string, input: Row) =>
  shop.post(`order-members/${id}/transitions/${transition}`, input, await shop.signIn('agency-card'));

const attach = (id: string, card_code = shop.blank()) => onMember(id, 'attach-card', { card_code });

async function refusal(more: Row): Promise<Record<string, string>> {
  const form = await shop.form(await groupForm(shop, 30, more));
  const answer = await shop.post('public/orders', form, undefined, { 'x-token-captcha': await shop.captcha() });
  expect(answer.statusCode, answer.body).toBe(422);
  return answer.json().errors;
}

describe('Order of a group', () => {
  it('35 people are one order, priced per person, paid once, approved as a whole and served one by one', async () => {
    const alone = await shop.form({ ...(await groupForm(shop, 30)), head_count: 30 });
    const { ticket_price_id, object_group_id, ticket_counter_id, delivery_method, start_month, months } = alone;
    const asked = {
      card_kind: 'GROUP',
      route_scope: 'MULTI_ROUTE',
      ticket_price_id,
      object_group_id,
      ticket_counter_id,
    };
    const quote = { ...asked, delivery_method, start_month, months, head_count: 35 };
    const quoted = (await shop.post('public/quotes', quote)).json();
    const { placed, phone } = await paidGroup(35);
    expect(placed.total).toBe(quoted.total);
    expect(placed.total % 35).toBe(0);
    const order = await shop.order(placed.code);
    expect(order).toMatchObject({ status: 'WAITING_FOR_CONFIRM', head_count: 35, has_members: true });
    expect(order.members ?? null).toBeNull();
    const listed = await members(placed.code);
    expect(listed).toHaveLength(35);
    expect(new Set(listed.map(({ state }) => state))).toEqual(new Set(['WAITING']));
    expect(listed.reduce((sum, { amount }) => sum + amount, 0)).toBe(placed.total);

    await shop.move(placed.code, 'approve');
    const confirmed = await members(placed.code);
    expect(new Set(confirmed.map(({ state }) => state))).toEqual(new Set(['CONFIRMED']));
    expect(new Set(confirmed.map(({ customer_id: id }) => id)).size).toBe(35);
    const requests = await shop.engine.store.find('customer-requests', {
      order_member_id: confirmed.map(({ id }) => id),
    });
    expect(requests).toHaveLength(35);
    expect((await shop.move(placed.code, 'attach-card', { card_code: shop.blank() })).statusCode).toBe(409);

    for (const { id } of confirmed) {
      const attached = await attach(id);
      expect(attached.statusCode, attached.body).toBe(200);
    }
    expect((await shop.order(placed.code)).status).toBe('ATTACH_CARD');
    const loaded = await shop.move(placed.code, 'publish');
    expect(loaded.statusCode, loaded.body).toBe(200);
    const tickets = await shop.engine.store.find('monthly-tickets', { order_id: order.id });
    expect(tickets).toHaveLength(35);
    expect(tickets.reduce((sum, ticket) => sum + Number(ticket['price']), 0)).toBe(
      order.base_amount - order.discount_amount,
    );
    const [first] = await members(placed.code);
    expect(first).toMatchObject({ state: 'LOADED' });
    const card = await shop.rowOf('customer-cards', { card_code: first?.card_code });
    expect(card).toMatchObject({ customer_id: first?.customer_id, kind: 'GROUP' });
    expect((card['valid_periods'] as Row[]).length).toBe(1);
    const own = await shop.get(`public/cards?card_code=${first?.card_code}&phone=${phone}`);
    expect(own.statusCode, own.body).toBe(200);
  });

  it('a rejected member is refunded alone, and the others get their cards', async () => {
    const { placed } = await paidGroup(30);
    const [one, two, ...rest] = await members(placed.code);
    const said = await onMember(String(one?.id), 'reject', { reason: 'Không thuộc tập thể.' });
    expect(said.statusCode, said.body).toBe(200);
    expect(await shop.order(placed.code)).toMatchObject({
      status: 'WAITING_FOR_CONFIRM',
      refund_state: 'DUE',
      refund_amount: one?.amount,
      total: placed.total,
    });
    await shop.move(placed.code, 'approve');
    expect((await attach(String(one?.id))).statusCode).toBe(409);
    await onMember(String(two?.id), 'reject', { reason: 'Tập thể đề nghị bỏ.' });
    for (const { id } of rest) expect((await attach(id)).statusCode).toBe(200);
    const order = await shop.order(placed.code);
    expect(order).toMatchObject({ status: 'ATTACH_CARD', refund_amount: 2 * Number(one?.amount) });
    await shop.move(placed.code, 'publish');
    expect(await shop.engine.store.find('monthly-tickets', { order_id: order.id })).toHaveLength(28);
    expect(
      (await members(placed.code))
        .map(({ state }) => state)
        .toSorted()
        .slice(-2),
    ).toEqual(['REJECTED', 'REJECTED']);
  });

  it('the refund of the whole order leaves out what its rejected members already got', async () => {
    const { placed } = await paidGroup(30);
    const [one] = await members(placed.code);
    await onMember(String(one?.id), 'reject', { reason: 'Không thuộc tập thể.' });
    await shop.move(placed.code, 'reject', { reason: 'Không phải tập thể.' });
    const order = await shop.order(placed.code);
    expect(order).toMatchObject({ status: 'CANCELED', refund_amount: placed.total });
    const states = (await members(placed.code)).map(({ state }) => state);
    expect(states.filter((state) => state === 'CANCELED')).toHaveLength(29);
  });

  it('the last member cannot be rejected alone', async () => {
    const { placed } = await paidGroup(30);
    const [last, ...others] = await members(placed.code);
    for (const { id } of others) await onMember(id, 'reject', { reason: 'Không thuộc tập thể.' });
    expect((await onMember(String(last?.id), 'reject', { reason: 'Không thuộc.' })).json()).toMatchObject({
      statusCode: 409,
      code: 'member_last',
    });
  });

  it('two people who attach at once give each member one card, and the order moves on once', async () => {
    const { placed } = await approvedGroup(30);
    const all = await members(placed.code);
    const [first, second, ...rest] = all.map(({ id }) => id);
    const same = await Promise.all([attach(String(first)), attach(String(first))]);
    expect(same.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const card = shop.blank();
    const taken = await Promise.all([attach(String(second), card), attach(String(rest[0]), card)]);
    expect(taken.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const open = (await members(placed.code)).filter(({ state }) => state === 'CONFIRMED');
    const answers = await Promise.all(open.map(({ id }) => attach(id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(open.map(() => 200));
    const order = await shop.order(placed.code);
    expect(order.status).toBe('ATTACH_CARD');
    expect(order.status_history?.filter(({ to }) => to === 'ATTACH_CARD')).toHaveLength(1);
  });
});

describe('List of members', () => {
  it('too few people, another number than the list and a missing list are refused', async () => {
    expect(Object.keys(await refusal({ head_count: 29, members: people(29) }))).toEqual(['head_count']);
    expect(await refusal({ head_count: 31 })).toEqual({ members: expect.stringContaining('30') });
    expect(Object.keys(await refusal({ members: undefined }))).toEqual(['members']);
  });

  it('each fault is named at its line: a wrong number, a number twice, a birth date in the future', async () => {
    const listed = people(30);
    const [first, ...rest] = listed;
    const wrong = [
      first,
      { ...rest[0], identity_number: '12' },
      { ...rest[1], birth_date: '2050-01-01' },
      ...rest.slice(2),
    ];
    const errors = await refusal({ members: wrong });
    expect(Object.keys(errors).toSorted()).toEqual(['members.1.identity_number', 'members.2.birth_date']);
    const twice = [first, { ...rest[0], identity_number: first?.['identity_number'] }, ...rest.slice(1)];
    expect(await refusal({ members: twice })).toEqual({
      'members.1.identity_number': expect.stringContaining('1'),
    });
  });

  it('a price request names the faults of the list before the order is sent', async () => {
    const form = await shop.form(await groupForm(shop, 30));
    const { ticket_price_id, object_group_id, start_month, months } = form;
    const asked = {
      card_kind: 'GROUP',
      route_scope: 'MULTI_ROUTE',
      ticket_price_id,
      object_group_id,
      start_month,
      months,
    };
    const quoted = async (more: Row) => shop.post('public/quotes', { ...asked, head_count: 30, ...more });
    expect((await quoted({ members: people(30) })).statusCode).toBe(200);
    expect((await quoted({ members: people(29) })).json()).toMatchObject({ errors: { members: expect.any(String) } });
    const [first, second, ...rest] = people(30);
    const twice = [first, { ...second, identity_number: first?.['identity_number'] }, ...rest];
    expect((await quoted({ members: twice })).json().errors).toEqual({
      'members.1.identity_number': expect.any(String),
    });
  });

  it('people of the same name and birthday are different people; a name in decomposed letters is stored composed', async () => {
    const listed = people(30);
    const name = 'Nguyễn Thị Thùy';
    const same = listed.map((one, index) =>
      index < 2 ? { ...one, full_name: name.normalize('NFD'), birth_date: '1990-05-05' } : one,
    );
    const { placed } = await paidGroup(30, { members: same });
    const [one, two] = await members(placed.code);
    expect([one?.full_name, two?.full_name]).toEqual([name, name]);
    await shop.move(placed.code, 'approve');
    const [a, b] = await members(placed.code);
    expect(a?.customer_id).not.toBe(b?.customer_id);
  });

  it('the age of each member counts, and not that of the representative', async () => {
    const id = await shop.idOf('object-groups', { code: 'TT' });
    const set = (ages: Row) =>
      shop.engine.write.transaction({ actor: { kind: 'system' } }, (tx) => tx.update('object-groups', id, ages));
    await set({ age_to: 40 });
    const young = people(30).map((one) => ({ ...one, birth_date: '2000-01-01' }));
    const old = young.map((one, index) => (index === 4 ? { ...one, birth_date: '1950-01-01' } : one));
    expect(Object.keys(await refusal({ members: old, birth_date: '1950-01-01' }))).toEqual(['members.4.birth_date']);
    const { placed } = await paidGroup(30, { members: young, birth_date: '1950-01-01' });
    expect(placed.total).toBeGreaterThan(0);
    await set({ age_to: null });
  });

  it('a clerk can ask for a new list, which replaces the members, but not for another number of people', async () => {
    const { placed, phone } = await paidGroup(30);
    const ask = (field: string) =>
      shop.move(placed.code, 'ask-correction', { corrections: [{ field, message: 'Xem lại danh sách.' }] });
    expect((await ask('head_count')).statusCode).toBe(422);
    expect((await ask('members')).statusCode).toBe(200);
    const retype = (listed: readonly Row[]) =>
      shop.post(`public/orders/${placed.code}/retype`, { phone, members: listed });
    expect((await retype(people(31))).json()).toMatchObject({
      statusCode: 422,
      errors: { members: expect.any(String) },
    });
    const sent = await retype(people(30).map((one) => ({ ...one, full_name: 'Đặng Văn Mới' })));
    expect(sent.statusCode, sent.body).toBe(200);
    const now = await members(placed.code);
    expect(now.map(({ full_name }) => full_name)).toEqual(now.map(() => 'Đặng Văn Mới'));
    expect(now).toHaveLength(30);
  });
});

describe('Group of 500 people', () => {
  it('the largest group is ordered and approved, and one more person is refused', async () => {
    const { placed } = await approvedGroup(500);
    expect(new Set((await members(placed.code)).map(({ state }) => state))).toEqual(new Set(['CONFIRMED']));
    const form = await shop.form(await groupForm(shop, 501));
    const answer = await shop.post('public/orders', form, undefined, { 'x-token-captcha': await shop.captcha() });
    expect(answer.statusCode, answer.body).toBe(422);
    expect(Object.keys(answer.json().errors)).toContain('members');
  });
});
