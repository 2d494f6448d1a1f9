import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Clerk, type Shop } from '../shop.fixture.ts';

let shop: Shop;
let seller: Clerk;
let admin: Clerk;
beforeAll(async () => {
  shop = await openShop();
  seller = await shop.signIn('agency-ticket');
  admin = await shop.signIn('agency-ticket-admin');
});
afterAll(() => shop.app.close());

const myShift = async (account: string): Promise<Row> => {
  const { id } = await shop.rowOf('users', { username: account });
  return shop.rowOf('work-shifts', { user_id: id, state: 'OPEN' });
};
const move = (id: unknown, transition: string, input?: Row, as = seller) =>
  shop.post(`work-shifts/${String(id)}/transitions/${transition}`, input, as);
const single = async (more: Row = {}, as = seller) => {
  const price = await shop.rowOf('ticket-prices', { code: 'VL-BUS-8' });
  const route = await shop.rowOf('routes', { code: '32' });
  return shop.post('tickets', { ticket_price_id: price['id'], route_id: route['id'], ...more }, as);
};

describe('Work shift of a seller', () => {
  it('a shift collects its sales, is counted to the đồng, and needs a note to close with a difference', async () => {
    const shift = await myShift('agency-ticket');
    const before = await shop.engine.store.find('tickets', { shift_id: String(shift['id']) });
    const sold = await single();
    expect(sold.statusCode, sold.body).toBe(201);
    expect(sold.json()).toMatchObject({
      shift_id: shift['id'],
      price: 8_000,
      sold_by: shift['user_id'],
      state: 'SOLD',
    });
    const expected = before.reduce((sum, ticket) => sum + Number(ticket['price']), 500_000 + 8_000);
    const counted = await move(shift['id'], 'count', { cash_counted: expected - 2_000 });
    expect(counted.json(), counted.body).toMatchObject({
      state: 'COUNTED',
      cash_expected: expected,
      difference: -2_000,
      total_quantity: before.length + 1,
      lines: [{ ticket_type: 'ONE_TIME', payment_method: 'CASH', quantity: before.length + 1 }],
    });
    expect((await single()).json()).toMatchObject({ statusCode: 409, code: 'no_open_shift' });
    const silent = await move(shift['id'], 'close');
    expect(silent.json()).toMatchObject({ statusCode: 422, errors: { closing_note: expect.any(String) } });
    expect((await move(shift['id'], 'reopen')).json()).toMatchObject({ state: 'OPEN' });
    expect((await single()).statusCode).toBe(201);
    await move(shift['id'], 'count', { cash_counted: expected + 8_000 });
    const closed = await move(shift['id'], 'close');
    expect(closed.json(), closed.body).toMatchObject({ state: 'CLOSED', difference: 0 });
    expect((await move(shift['id'], 'reopen')).statusCode).toBe(409);
  });

  it('a shift is counted and closed by its seller or by a supervisor, whose name is recorded', async () => {
    const { id, user_id } = await myShift('agency-ticket-admin');
    const office_id = admin.officeId;
    const employ = async (username: string, role: string) => {
      const role_id = await shop.idOf('roles', { code: role });
      const account = { username, full_name: username, email: `${username}@tuyen.example`, password: 'Tuyen#2026' };
      const made = await shop.post('users', { ...account, offices: [{ office_id, role_id }] }, admin);
      expect(made.statusCode, made.body).toBe(201);
      return { clerk: await shop.signIn(username), id: (made.json() as Row)['id'] };
    };
    // The default role of every seller has the permission to edit shifts, so the hook must reject those of other
    // sellers.
    const { clerk: colleague } = await employ('ban.ve', 'AGENCY-TICKET');
    const shown = (await shop.get(`work-shifts/${String(id)}?can=1`, colleague)).json() as { can: Row };
    expect(shown.can).toMatchObject({ refused: { count: { code: 'shift_of_another' } } });
    const refused = await move(id, 'count', { cash_counted: 0 }, colleague);
    expect(refused.json(), refused.body).toMatchObject({ statusCode: 403, code: 'shift_of_another' });
    const supervisor = await employ('truong.ca', 'AGENCY-TICKET-SUPERVISOR');
    const counted = await move(id, 'count', { cash_counted: 0 }, supervisor.clerk);
    expect(counted.json(), counted.body).toMatchObject({ state: 'COUNTED', user_id, counted_by: supervisor.id });
    expect((await move(id, 'close', { closing_note: 'x' }, colleague)).json()).toMatchObject({ statusCode: 403 });
    expect((await move(id, 'reopen', {}, colleague)).json()).toMatchObject({ code: 'shift_of_another' });
    expect((await move(id, 'reopen', {}, admin)).json()).toMatchObject({ state: 'OPEN' });
  });

  it('only the supervisor roles include the permission to supervise shifts', async () => {
    const roles = await shop.engine.store.find('roles');
    const holders = roles.filter((role) => (role['permissions'] as string[]).includes('work-shift.supervise'));
    expect(holders.map((role) => role['code']).toSorted()).toEqual([
      'AGENCY-CARD-SUPERVISOR',
      'AGENCY-TICKET-SUPERVISOR',
      'COMPANY-BRT-SUPERVISOR',
      'COMPANY-METRO-SUPERVISOR',
      'COMPANY-SUPERVISOR',
    ]);
  });

  it('a person can have only one open shift in an office, and the shift code contains the short name of the office', async () => {
    const mine = await myShift('agency-ticket-admin');
    const body = { work_date: '2026-03-16', shift_number: 3, user_id: mine['user_id'] };
    const made = await shop.post('work-shifts', body, admin);
    expect(made.json(), made.body).toMatchObject({
      state: 'PLANNED',
      code: expect.stringMatching(/^0326\d{6}\/DLMD$/),
    });
    const second = await move(made.json().id, 'open', { opening_cash: 0 }, admin);
    expect(second.json()).toMatchObject({ statusCode: 409, code: 'shift_already_open' });
    expect((await shop.patch(`work-shifts/${String(mine['id'])}`, { shift_number: 9 }, admin)).json()).toMatchObject({
      statusCode: 409,
      code: 'not_editable',
    });
    expect((await shop.remove(`work-shifts/${String(mine['id'])}`, admin)).statusCode).toBe(409);
    expect((await shop.remove(`work-shifts/${String(made.json().id)}`, admin)).statusCode).toBe(200);
  });

  it('a shift cannot refund more cash than its drawer contains', async () => {
    const { id, user_id } = await myShift('agency-ticket-admin');
    const price = await shop.rowOf('ticket-prices', { code: 'VN-BUS' });
    const day = { ticket_price_id: price['id'], valid_on: '2026-03-18', payment_method: 'CASH' };
    const sell = async () => (await shop.post('daily-tickets', day, admin)).json();
    const ticket = await sell();
    const giveBack = () =>
      shop.post(`daily-tickets/${ticket.id}/transitions/cancel`, { cancel_reason: 'Khách đổi ý' }, admin);
    await move(id, 'count', { cash_counted: 0 }, admin);
    await move(id, 'close', { closing_note: 'Bàn giao hết tiền.' }, admin);
    const next = (await shop.post('work-shifts', { work_date: '2026-03-16', shift_number: 5, user_id }, admin)).json();
    await move(next.id, 'open', { opening_cash: 0 }, admin);
    expect((await giveBack()).json()).toMatchObject({ statusCode: 409, code: 'drawer_short' });
    await sell();
    expect((await giveBack()).json()).toMatchObject({ state: 'CANCELED', refund_shift_id: next.id });
    const counted = (await move(next.id, 'count', { cash_counted: 0 }, admin)).json();
    expect(counted.cash_expected).toBeGreaterThanOrEqual(0);
    expect(counted.total_sales - counted.total_refunds).toBe(counted.cash_expected);
  });

  it('the denominations of a shift must add up to its counted cash, and a shift can be handed over only to a colleague', async () => {
    const clerk = await shop.signIn('agency-card');
    const { id, user_id } = await myShift('agency-card');
    const cash_notes = [
      { denomination: 200_000, quantity: 2 },
      { denomination: 10_000, quantity: 9 },
    ];
    const wrong = await move(id, 'count', { cash_counted: 500_000, cash_notes }, clerk);
    expect(wrong.json()).toMatchObject({ statusCode: 422, errors: { cash_notes: expect.any(String) } });
    const counted = await move(id, 'count', { cash_counted: 490_000, cash_notes }, clerk);
    expect(counted.json(), counted.body).toMatchObject({ state: 'COUNTED', cash_counted: 490_000, cash_notes });
    const again = (await move(id, 'reopen', {}, clerk)).json() as Row;
    expect([again['cash_counted'] ?? null, again['cash_notes'] ?? null]).toEqual([null, null]);
    await move(id, 'count', { cash_counted: 490_000, cash_notes }, clerk);
    const closing_note = 'Trả nhầm tiền thừa.';
    const own = await move(id, 'close', { closing_note, handed_over_to: user_id }, clerk);
    expect(own.json()).toMatchObject({ statusCode: 422, errors: { handed_over_to: expect.any(String) } });
    const { id: colleague } = await shop.rowOf('users', { username: 'agency-card-admin' });
    const closed = await move(id, 'close', { closing_note, handed_over_to: colleague }, clerk);
    expect(closed.json(), closed.body).toMatchObject({ state: 'CLOSED', handed_over_to: colleague });
    const statement = await shop.get(`work-shifts/${String(id)}/prints/shift-statement?format=json`, clerk);
    expect(statement.body).toContain('200.000đ');
    expect(statement.body).toContain(closing_note);
  });
});

describe('Caller’s own shift (GET counter/my-shift)', () => {
  it('GET counter/my-shift returns the takings of the open shift and default values for the next shift', async () => {
    const clerk = await shop.signIn('company');
    const read = async (as: Clerk) => (await shop.get('counter/my-shift', as)).json() as Row;
    const { id } = await myShift('company');
    const before = await read(clerk);
    expect(before).toMatchObject({ current: id, closed: null });
    const sold = await single({ payment_method: 'CASH' }, clerk);
    expect(sold.statusCode, sold.body).toBe(201);
    const { cash_expected: had } = before['totals'] as Row;
    expect((await read(clerk))['totals']).toMatchObject({ cash_expected: Number(had) + 8_000 });
    await move(id, 'count', { cash_counted: Number(had) + 8_000 }, clerk);
    await move(id, 'close', {}, clerk);
    const after = await read(clerk);
    expect(after).toMatchObject({ current: null, closed: id, totals: null, next: { work_date: '2026-03-16' } });
    const { work_date, shift_number } = after['next'] as Row;
    const user_id = (await shop.rowOf('users', { username: 'company' }))['id'];
    const made = await shop.post('work-shifts', { work_date, shift_number, user_id }, clerk);
    expect(made.statusCode, made.body).toBe(201);
    expect(await read(clerk)).toMatchObject({ planned: (made.json() as Row)['id'] });
  });

  it('a shift is planned, moved and deleted only by its seller and by supervisors', async () => {
    const seller = await shop.signIn('company');
    const supervisor = await shop.signIn('company-admin');
    const idOf = async (username: string) => String((await shop.rowOf('users', { username }))['id']);
    const planned = { work_date: '2026-03-20', shift_number: 7 };
    const other = await shop.post('work-shifts', { ...planned, user_id: await idOf('company-admin') }, seller);
    expect(other.json().errors?.user_id, other.body).toContain('trưởng ca');
    const made = await shop.post('work-shifts', { ...planned, user_id: await idOf('company-admin') }, supervisor);
    expect(made.statusCode, made.body).toBe(201);
    const path = `work-shifts/${made.json().id}`;
    const taken = await shop.patch(path, { user_id: await idOf('company') }, seller);
    expect(taken.json()).toMatchObject({ statusCode: 403, code: 'shift_of_another' });
    expect((await shop.remove(path, seller)).json()).toMatchObject({ code: 'shift_of_another' });
    const own = await shop.post('work-shifts', { ...planned, shift_number: 8, user_id: await idOf('company') }, seller);
    const given = await shop.patch(
      `work-shifts/${own.json().id}`,
      { user_id: await idOf('company-admin'), version: 1 },
      seller,
    );
    expect(given.statusCode, given.body).toBe(422);
    expect((await shop.remove(`work-shifts/${own.json().id}`, seller)).statusCode).toBe(200);
    expect((await shop.remove(path, supervisor)).statusCode).toBe(200);
  });

  it('only users who can open shifts can read GET counter/my-shift', async () => {
    expect((await shop.get('counter/my-shift', await shop.signIn('company-root'))).statusCode).toBe(403);
  });
});
