import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Shop } from '../../shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

const english = { 'accept-language': 'en' };
const price = (code: string): Promise<string> => shop.idOf('ticket-prices', { code });
const order = async (more: Row) =>
  (
    await shop.post('public/orders', await shop.form(more), undefined, {
      ...english,
      'x-token-captcha': await shop.captcha(),
    })
  ).json();
const quote = async (more: Row) => {
  const asked = { card_kind: 'BASIC', route_scope: 'MULTI_ROUTE', ticket_price_id: await price('VT-LT'), months: 1 };
  return (await shop.post('public/quotes', { ...asked, ...more }, undefined, english)).json();
};
const months = async (code: string): Promise<Row[]> =>
  (
    await shop.app.inject({
      url: `/api/v1/public/sale-months?ticket_price_id=${await price(code)}`,
      headers: english,
    })
  ).json();
/** Runs an action some days after 16 March. The fixtures promise a new card within five days. */
const later = async (days: number, action: () => Promise<void>) => {
  shop.advanceClock(days * 86_400_000);
  try {
    await action();
  } finally {
    shop.advanceClock(-days * 86_400_000);
  }
};

describe('Period of a new card', () => {
  it('a month that ends before the card is handed over is neither offered nor sold to a citizen', () =>
    later(11, async () => {
      const [march, april] = await months('VT-LT');
      expect(march).toMatchObject({
        month: '2026-03',
        refused: 'month_before_card',
        hint: 'Over before the card is expected (01/04/2026)',
        suggested: false,
      });
      expect(april).toMatchObject({ month: '2026-04', refused: null, suggested: true });
      for (const count of [1, 2]) {
        const refusal = { statusCode: 409, code: 'month_before_card', message: expect.stringContaining('01/04/2026') };
        expect(await order({ start_month: '2026-03', months: count })).toMatchObject(refusal);
        expect(await quote({ start_month: '2026-03', months: count })).toMatchObject(refusal);
      }
      expect(await quote({ start_month: '2026-04' })).toMatchObject({ valid_from: '2026-04-01' });
    }));

  it('a month is sold as long as one day of it is left when the card is handed over', () =>
    later(10, async () => {
      expect((await months('VT-LT'))[0]).toMatchObject({
        refused: null,
        hint: '30 days lost, as the card is expected on 31/03/2026; usable until 31/03/2026',
      });
      expect(await order({ start_month: '2026-03' })).toMatchObject({ status: 'AWAITING_PAYMENT' });
    }));

  it('an order of a partner for a new card is refused the same months as that of a citizen', () =>
    later(11, async () => {
      const { id: clientId, office_id: officeId } = await shop.rowOf('api-clients', { name: 'Ví điện tử Sen Hồng' });
      const { id: customer_id } = await shop.rowOf('customers', { status: 'ACTIVE' });
      const ticket_price_id = await price('VT-LT');
      const ticket_counter_id = await shop.idOf('ticket-counters', { name: 'Quầy vé Bến xe Mỹ Đình' });
      const send = (start_month: string) =>
        shop.engine.write.transaction(
          { actor: { kind: 'client', clientId: String(clientId), permissions: [] }, officeId: String(officeId) },
          (tx) =>
            tx.create('orders', {
              request_kind: 'REGISTER_NEW',
              customer_id,
              ticket_price_id,
              start_month,
              months: 1,
              delivery_method: 'COUNTER',
              ticket_counter_id,
              payment_method: 'GATEWAY',
            }),
        );
      await expect(send('2026-03')).rejects.toMatchObject({ status: 409, code: 'month_before_card' });
      expect(await send('2026-04')).toMatchObject({ client_kind: 'OPEN_API', hand_over_days: 5 });
    }));

  it('the slower of the issuer and the office of the counter decides which months are over', () =>
    later(10, async () => {
      const { id: counter, office_id } = await shop.rowOf('ticket-counters', { code: 'QV007' });
      const { id, form_number_day_card_delivery_at_home: before } = await shop.rowOf('settings', { office_id });
      const promise = (days: unknown) =>
        shop.engine.write.transaction({}, (tx) =>
          tx.update('settings', String(id), { form_number_day_card_delivery_at_home: days ?? null }),
        );
      await promise('6-9');
      const refused = await order({ start_month: '2026-03', ticket_counter_id: counter });
      expect(refused).toMatchObject({ statusCode: 409, code: 'month_before_card' });
      await promise(before);
    }));

  it('the rule does not hold at the desk, which hands the card over at once, but few days need the buyer’s agreement', () =>
    later(14, async () => {
      const clerk = await shop.signIn('agency-card');
      const body = {
        request_kind: 'REGISTER_NEW',
        customer_id: await shop.idOf('customers', { office_id: clerk.officeId }),
        ticket_price_id: await price('VT-LT'),
        transport_mode: 'BUS',
        start_month: '2026-03',
        months: 1,
        delivery_method: 'COUNTER',
        ticket_counter_id: await shop.idOf('ticket-counters', { name: 'Quầy vé Bến xe Mỹ Đình' }),
        payment_method: 'GATEWAY',
      };
      const refused = (await shop.post('orders', body, clerk)).json();
      expect(refused).toMatchObject({ statusCode: 409, code: 'few_days_left' });
      expect(refused.errors).toEqual({
        few_days_agreed: 'Kỳ này chỉ còn 2 ngày, đến hết 31/03/2026. Hãy hỏi khách rồi xác nhận.',
      });
      const placed = (await shop.post('orders', { ...body, few_days_agreed: true }, clerk)).json();
      expect(placed).toMatchObject({ status: 'AWAITING_PAYMENT' });
      expect((await shop.order(placed.code)).hand_over_days ?? null).toBeNull();
    }));

  it('a ticket that counts from its purchase begins on the day on which the new card is handed over', async () => {
    const metro = {
      ticket_price_id: await price('VT-M2A'),
      route_scope: 'ONE_ROUTE',
      route_ids: [await shop.idOf('routes', { code: '2A' })],
    };
    expect(await quote({ ...metro, start_month: '2026-03' })).toMatchObject({
      valid_from: '2026-03-21',
      valid_to: '2026-04-20',
    });
    const placed = await order(metro);
    await shop.pay(placed.payment.url);
    expect((await shop.move(placed.code, 'attach-card', { card_code: shop.blank() })).statusCode).toBe(200);
    expect((await shop.move(placed.code, 'publish')).statusCode).toBe(200);
    expect(await shop.order(placed.code)).toMatchObject({
      hand_over_days: 5,
      valid_from: '2026-03-21',
      valid_to: '2026-04-20',
    });
  });

  it('a chosen first day before the card is handed over is refused', async () => {
    const body = { ticket_price_id: await price('VT-DPT'), start_month: '2026-03', start_on: '2026-03-20' };
    expect(await order(body)).toMatchObject({ statusCode: 422, errors: { start_on: expect.any(String) } });
    expect(await order({ ...body, start_on: '2026-03-21' })).toMatchObject({ status: 'AWAITING_PAYMENT' });
  });
});

describe('Payment deadline', () => {
  it.each([
    ['GATEWAY', 'Pay by 26/03/2026'],
    ['CASH', 'Pay in cash at a counter by 26/03/2026'],
  ])('an order paid by %s is due before a later payment would buy a month that is over', (payment_method, said) =>
    later(10, async () => {
      const asked = {
        start_month: '2026-03',
        payment_method,
        delivery_method: 'COUNTER',
        ticket_counter_id: await shop.idOf('ticket-counters', { name: 'Quầy vé Bến xe Mỹ Đình' }),
      };
      const { facts } = await quote(asked);
      expect(facts).toContainEqual(expect.objectContaining({ name: 'deadline', text: expect.stringContaining(said) }));
      const { code } = await order(asked);
      // The card is handed over five days after the payment: a payment on 26 March still buys 31 March.
      expect(await shop.order(code)).toMatchObject({ expires_at: '2026-03-26T16:59:59.000Z' });
    }),
  );

  it('an order for a later month keeps the full time to pay', async () => {
    const { code } = await order({ start_month: '2026-04' });
    expect(await shop.order(code)).toMatchObject({ expires_at: '2026-03-17T02:00:00.000Z' });
  });
});

describe('Free card', () => {
  const free = async (more: Row = {}) => ({
    card_kind: 'FREE',
    ticket_price_id: await price('MP-NCT'),
    object_group_id: await shop.idOf('object-groups', { code: 'NCT' }),
    birth_date: '1950-04-12',
    proofs: [await shop.photo()],
    ...more,
  });

  it('a free ticket is valid as long as its group says, and the citizen chooses no number of months', async () => {
    const placed = await order(await free());
    expect(await shop.order(placed.code)).toMatchObject({ months: 60, total: 0 });
    await shop.move(placed.code, 'approve');
    await shop.move(placed.code, 'attach-card', { card_code: shop.blank() });
    await shop.move(placed.code, 'publish');
    expect(await shop.order(placed.code)).toMatchObject({ valid_from: '2026-03-16', valid_to: '2031-03-15' });
    expect(await order(await free({ months: 3 }))).toMatchObject({
      statusCode: 422,
      errors: { months: expect.any(String) },
    });
  });

  it('the list of months of a free ticket has the validity of its group only', async () => {
    const rows = (await shop.get(`public/month-counts?ticket_price_id=${await price('MP-NCT')}`)).json();
    expect(rows).toMatchObject([{ months: 60 }]);
  });
});

describe('Entitlement by age', () => {
  const rows = async (path: string): Promise<Row[]> =>
    (await shop.app.inject({ url: `/api/v1/public/${path}`, headers: english })).json();

  it('the kinds of card name their groups, and a kind for which nobody of that age qualifies is refused', async () => {
    const kinds = await rows('card-kinds');
    expect(kinds.map((row) => row['card_kind'])).toEqual(['BASIC', 'PRIORITIZE', 'FREE', 'GROUP']);
    expect(kinds.find((row) => row['card_kind'] === 'PRIORITIZE')?.['hint']).toContain('Pupils and students');
    expect(kinds.every((row) => row['refused'] === null)).toBe(true);
    const child = await rows('card-kinds?birth_date=2022-02-12');
    expect(child.find((row) => row['card_kind'] === 'PRIORITIZE')).toMatchObject({
      refused: 'no_group_for_age',
      hint: 'No group fits this date of birth.',
    });
    expect(child.find((row) => row['card_kind'] === 'FREE')?.['hint']).not.toContain('Senior');
    const proofs = [await shop.photo(), await shop.photo()];
    const student = {
      proofs,
      card_kind: 'PRIORITIZE',
      object_group_id: await shop.idOf('object-groups', { code: 'HSSV' }),
    };
    const refused = await order({ ...student, birth_date: '2022-02-12', ticket_price_id: await price('VT-LT-HSSV') });
    expect(refused).toMatchObject({ statusCode: 409, code: 'group_from_age' });
  });

  it.each([
    ['60', '1998-04-12', 'group_from_age', 'From the age of 60.'],
    ['60, reached before the last month on sale', '1966-08-01', null, expect.any(String)],
    ['60, already reached', '1950-04-12', null, expect.any(String)],
    ['any, while the date is being typed', '1998-0', null, expect.any(String)],
  ])('a group from the age of %s and the birth date %s: refused by %s', async (_, birth, refused, hint) => {
    const groups = await rows(`object-groups?card_kind=FREE&birth_date=${birth}`);
    expect(groups.find((row) => row['code'] === 'NCT')).toMatchObject({ refused, hint });
  });

  it('a traveler who exceeded the age in the running month is still offered the group, for the running month', async () => {
    const groups = await rows('object-groups?card_kind=PRIORITIZE&birth_date=1990-03-02');
    expect(groups.find((row) => row['code'] === 'HSSV')).toMatchObject({ refused: null });
    const older = await rows('object-groups?card_kind=PRIORITIZE&birth_date=1990-03-01');
    expect(older.find((row) => row['code'] === 'HSSV')).toMatchObject({ refused: 'group_to_age' });
  });

  it('the months after a traveler exceeds the age of the group are refused', async () => {
    const group = await shop.idOf('object-groups', { code: 'HSSV' });
    const query = `ticket_price_id=${await price('VT-LT-HSSV')}&object_group_id=${group}`;
    const refusedMonths = async (birth: string) =>
      (await rows(`sale-months?${query}&birth_date=${birth}`)).map((row) => row['refused']);
    // The group is for travelers up to the age of 35, and this one becomes 36 on 15 April.
    expect((await refusedMonths('1990-04-15')).slice(0, 3)).toEqual([null, null, 'group_to_age']);
    expect((await refusedMonths('2006-04-15')).slice(0, 3)).toEqual([null, null, null]);
  });
});
