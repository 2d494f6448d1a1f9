import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import type { Row } from '@tuyen/server/domain';
import { localDate } from '../rules/time/calendar.ts';
import { openShop, type Clerk, type Shop } from '../shop.fixture.ts';

onEachDatabase('Paper tickets handed out and returned', (databaseUrl) => {
  let shop: Shop;
  let clerk: Clerk;
  let shift: Row;
  let line: Row;
  let price: Row;
  beforeAll(async () => {
    shop = await openShop({ databaseUrl: await databaseUrl() });
    clerk = await shop.signIn('company');
    const user = await shop.rowOf('users', { username: 'company' });
    shift = await shop.rowOf('work-shifts', { user_id: user['id'], office_id: clerk.officeId, state: 'OPEN' });
    line = await shop.rowOf('routes', { code: '33' });
    price = await shop.rowOf('ticket-prices', { code: 'VL-BUS-8' });
  });
  afterAll(() => shop.app.close());

  const move = (resource: string, id: unknown, transition: string, input: Row = {}, as = clerk) =>
    shop.post(`${resource}/${String(id)}/transitions/${transition}`, input, as);
  const ticketCommand = async (first: number, last: number, series = 'PA'): Promise<Row> => {
    const body = {
      route_id: line['id'],
      node_id: (await shop.rowOf('nodes', { code: 'N01' }))['id'],
      shift_id: shift['id'],
      ticket_price_id: price['id'],
      series,
      first_number: first,
      last_number: last,
    };
    const made = await shop.post('command-tickets', body, clerk);
    expect(made.statusCode, made.body).toBe(201);
    return made.json();
  };
  const transportCommand = async (ranges: readonly Row[]): Promise<Row> => {
    const issued = await shop.rowOf('command-transports', { state: 'ISSUED' });
    const body = {
      command_date: '2026-03-18',
      route_id: issued['route_id'],
      vehicle_id: issued['vehicle_id'],
      driver_id: issued['driver_id'],
      ticket_ranges: ranges.map((range) => ({ ticket_price_id: price['id'], series: 'PA', ...range })),
    };
    const made = await shop.post('command-transports', body, clerk);
    expect(made.statusCode, made.body).toBe(201);
    return made.json();
  };
  const totals = async (path: string): Promise<Record<string, number>> => {
    const day = localDate(shop.engine.clock.now());
    const answer = await shop.get(`${path}?from=${day}&to=${day}&office=${clerk.officeId}`, clerk);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().totals;
  };
  const counted = async (): Promise<Row> => {
    const answer = await move('work-shifts', shift['id'], 'count', { cash_counted: 0 });
    expect(answer.statusCode, answer.body).toBe(200);
    await move('work-shifts', shift['id'], 'reopen');
    return answer.json();
  };

  it('ticket and transport commands add their sold tickets and money to the shift of the receiving clerk', async () => {
    const before = {
      shift: await counted(),
      close: await totals('reports/day-close'),
      tickets: await totals('statistics/tickets'),
    };
    const ticket = await ticketCommand(1, 100);
    const transport = await transportCommand([
      { first_number: 101, last_number: 200 },
      { first_number: 301, last_number: 320 },
    ]);
    expect((await move('command-tickets', ticket['id'], 'issue')).statusCode).toBe(200);
    const out = await move('command-transports', transport['id'], 'issue');
    expect(out.statusCode, out.body).toBe(200);
    const first = await move('command-tickets', ticket['id'], 'return', {
      next_unsold_number: 41,
      cash_handed_in: 320_000,
    });
    expect(first.json(), first.body).toMatchObject({
      state: 'RETURNED',
      cash_due: 320_000,
      difference: 0,
      money_shift_id: shift['id'],
      returned_by: shift['user_id'],
    });
    const back = { ticket_price_id: price['id'], first_number: 151, last_number: 190 };
    const second = await move('command-transports', transport['id'], 'return', {
      returned_ranges: [back],
      cash_handed_in: 633_000,
      difference_reason: 'Phụ xe thối nhầm tiền.',
    });
    expect(second.json(), second.body).toMatchObject({
      sold_quantity: 80,
      cash_due: 640_000,
      difference: -7_000,
      difference_reason: 'Phụ xe thối nhầm tiền.',
      money_shift_id: shift['id'],
    });
    const after = await counted();
    const more = (name: string) => Number(after[name]) - Number(before.shift[name] ?? 0);
    expect(more('total_quantity')).toBe(120);
    expect(more('total_sales')).toBe(960_000);
    // The drawer contains only the cash that was handed in. The missing 7.000đ are recorded as a shortage.
    expect(more('cash_expected')).toBe(953_000);
    expect(after).toMatchObject({ paper_shortage: 7_000, paper_excess: 0 });
    expect(after['paper_tickets']).toEqual(
      expect.arrayContaining([
        { command: ticket['serial'], quantity: 40, cash_due: 320_000, cash_handed_in: 320_000, difference: 0 },
        expect.objectContaining({ command: transport['code'], quantity: 80, difference: -7_000 }),
      ]),
    );
    const close = await totals('reports/day-close');
    const grown = (name: string) => Number(close[name]) - Number(before.close[name]);
    expect([grown('sales'), grown('shortage'), grown('money_in'), grown('money_held')]).toEqual([
      960_000, 7_000, 953_000, 953_000,
    ]);
    const paper = await totals('reports/paper-tickets');
    expect(paper).toMatchObject({ quantity: 120, cash_due: 960_000, cash_handed_in: 953_000, shortage: 7_000 });
    const tickets = await totals('statistics/tickets');
    expect(Number(tickets['tickets']) - Number(before.tickets['tickets'])).toBe(120);
    expect(Number(tickets['amount']) - Number(before.tickets['amount'])).toBe(960_000);
  });

  it('settling paper tickets with a difference requires a reason, and taking cash requires an open shift', async () => {
    const command = await ticketCommand(1_001, 1_010);
    await move('command-tickets', command['id'], 'issue');
    const returned = (input: Row, as = clerk) => move('command-tickets', command['id'], 'return', input, as);
    for (const cash of [70_000, 90_000]) {
      const silent = await returned({ next_unsold_number: 1_011, cash_handed_in: cash });
      expect(silent.json()).toMatchObject({ statusCode: 422, errors: { difference_reason: expect.any(String) } });
    }
    const superuser = await shop.signIn('superuser');
    const withoutShift = { ...superuser, headers: { ...superuser.headers, 'x-office-id': clerk.officeId } };
    const full = { next_unsold_number: 1_011, cash_handed_in: 80_000 };
    expect((await returned(full, withoutShift)).json()).toMatchObject({ statusCode: 409, code: 'no_open_shift' });
    expect(
      (await returned({ ...full, cash_handed_in: 90_000, difference_reason: 'Khách cho thêm' })).json(),
    ).toMatchObject({ difference: 10_000 });
    expect((await counted())['paper_excess']).toBe(10_000);
    // Returning a ticket command without sales moves no money and requires no shift.
    const unsold = await ticketCommand(1_101, 1_110);
    await move('command-tickets', unsold['id'], 'issue');
    const nothing = { next_unsold_number: 1_101, cash_handed_in: 0 };
    const back = await move('command-tickets', unsold['id'], 'return', nothing, withoutShift);
    expect(back.json(), back.body).toMatchObject({ state: 'RETURNED', used: 0, cash_due: 0 });
  });

  it('sold ticket numbers are never issued again by any command, but unsold numbers may be', async () => {
    const sold = await ticketCommand(2_001, 2_100);
    await move('command-tickets', sold['id'], 'issue');
    const overlap = await transportCommand([{ first_number: 2_100, last_number: 2_110 }]);
    expect((await move('command-transports', overlap['id'], 'issue')).json()).toMatchObject({ code: 'range_overlap' });
    await move('command-tickets', sold['id'], 'return', { next_unsold_number: 2_051, cash_handed_in: 400_000 });
    await shop.pass({ days: 400 });
    clerk = await shop.signIn('company');
    const again = await ticketCommand(2_050, 2_060);
    const refused = await move('command-tickets', again['id'], 'issue');
    expect(refused.json()).toMatchObject({
      statusCode: 409,
      code: 'numbers_sold',
      errors: { first_number: expect.any(String) },
    });
    const unsold = await ticketCommand(2_051, 2_060);
    expect((await move('command-tickets', unsold['id'], 'issue')).json()).toMatchObject({ state: 'ISSUED' });
    const series = await ticketCommand(2_001, 2_010, 'PB');
    expect((await move('command-tickets', series['id'], 'issue')).json()).toMatchObject({ state: 'ISSUED' });
  });

  it('selling a single ticket at the counter does not change the paper tickets counted by a ticket command', async () => {
    const command = await ticketCommand(4_001, 4_010);
    await move('command-tickets', command['id'], 'issue');
    const route = await shop.rowOf('routes', { code: '32' });
    const ticket = { ticket_price_id: price['id'], route_id: route['id'], command_ticket_id: command['id'] };
    expect((await shop.post('tickets', ticket, clerk)).json()).not.toHaveProperty('command_ticket_id');
    expect((await shop.get('tickets?filter=command_ticket_id||$notnull', clerk)).statusCode).toBe(400);
    const sold = await counted();
    const back = { next_unsold_number: 4_002, cash_handed_in: 8_000 };
    expect((await move('command-tickets', command['id'], 'return', back)).json()).toMatchObject({ used: 1, left: 9 });
    const after = await counted();
    expect(Number(after['total_quantity']) - Number(sold['total_quantity'])).toBe(1);
    expect(Number(after['total_sales']) - Number(sold['total_sales'])).toBe(8_000);
  });

  it('if two commands with overlapping ticket numbers are issued concurrently, one of them is refused', async () => {
    const commands = await Promise.all([ticketCommand(3_001, 3_050), ticketCommand(3_050, 3_099)]);
    const issued = await Promise.all(commands.map(({ id }) => move('command-tickets', id, 'issue')));
    expect(issued.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });
});
