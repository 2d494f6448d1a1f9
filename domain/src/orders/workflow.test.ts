import { resourceNamed, type Workflow } from '@tuyen/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, Problem, type Row } from '@tuyen/server/domain';
import { openShop, type Clerk, type Shop } from '../shop.fixture.ts';

let shop: Shop;
let workflow: Workflow;
let clerk: Clerk;
beforeAll(async () => {
  shop = await openShop();
  workflow = resourceNamed(shop.engine.model, 'orders')?.workflow as Workflow;
  clerk = await shop.signIn('agency-card');
});
afterAll(() => shop.app.close());

const INPUTS: Readonly<Record<string, Row>> = {
  reject: { reason: 'Giấy tờ đã hết hạn.' },
  stop: { reason: 'Khách đề nghị hủy.' },
  'ask-correction': { corrections: [{ field: 'portrait', message: 'Ảnh bị mờ.' }] },
};
const inputOf = (transition: string): Row =>
  transition === 'attach-card' ? { card_code: shop.blank() } : (INPUTS[transition] ?? {});

async function orderIn(status: string, more: Row): Promise<string> {
  const { code } = await shop.register();
  const { id } = await shop.order(code);
  await shop.engine.write.transaction({ actor: { kind: 'system' } }, (tx) =>
    tx.update('orders', id, { status, ...more }),
  );
  return code;
}

const ACTORS: Readonly<Record<string, Actor>> = { system: { kind: 'system' }, customer: { kind: 'customer' } };

async function attempt(code: string, name: string, by: string): Promise<number> {
  if (by === 'staff') return (await shop.move(code, name, inputOf(name))).statusCode;
  const { id } = await shop.order(code);
  try {
    await shop.engine.write.transaction({ actor: ACTORS[by] as Actor }, (tx) =>
      tx.move('orders', id, name, inputOf(name)),
    );
    return 200;
  } catch (error) {
    if (error instanceof Problem) return error.status;
    throw error;
  }
}

describe('Workflow of orders', () => {
  it('every order transition of the workflow succeeds, and any other transition gets 409 and changes nothing', async () => {
    const states = [...new Set(workflow.transitions.flatMap(({ from, to }) => [...from, to]))];
    const names = [...new Set(workflow.transitions.map(({ name }) => name))];
    expect(states).toHaveLength(10);
    const record: Row = {
      request_kind: 'REGISTER_NEW',
      delivery_method: 'COUNTER',
      needs_payment: true,
      needs_approval: true,
      has_members: false,
    };
    for (const status of states) {
      for (const name of names) {
        const rows = workflow.transitions.filter((row) => row.name === name && row.from.includes(status));
        const matching = rows.find(({ when }) =>
          Object.entries(when ?? {}).every(([key, wanted]) => [wanted].flat().includes(record[key] as never)),
        );
        const by = (matching ?? workflow.transitions.find((row) => row.name === name))?.by[0] ?? 'staff';
        const code = await orderIn(status, record);
        const before = await shop.order(code);
        const answered = await attempt(code, name, by);
        const after = await shop.order(code);
        expect(answered, `${name} from ${status}`).toBe(matching ? 200 : 409);
        expect(after.status, `${name} from ${status}`).toBe(matching ? matching.to : status);
        if (!matching) expect(after).toEqual(before);
      }
    }
  });

  it('staff cannot make the order transitions reserved for the system or the customer', async () => {
    for (const { name, by, from } of workflow.transitions.filter((row) => !row.by.includes('staff'))) {
      const code = await orderIn(from[0] ?? '', {});
      const answer = await shop.move(code, name, {}, await shop.signIn('agency-card-admin'));
      expect(answer.statusCode, `${name} by ${by.join()}`).toBe(409);
    }
  });

  it('a PATCH of an order’s status is rejected', async () => {
    const { code } = await shop.register();
    const { id } = await shop.order(code);
    const answer = await shop.app.inject({
      method: 'PATCH',
      url: `/api/v1/orders/${id}`,
      headers: clerk.headers,
      payload: { status: 'CONFIRMED' },
    });
    expect(answer.statusCode).toBe(422);
    expect((await shop.order(code)).status).toBe('AWAITING_PAYMENT');
  });

  it('of several simultaneous decisions by clerks about one order, only one succeeds', async () => {
    const code = await orderIn('WAITING_FOR_CONFIRM', { needs_approval: true });
    const answers = await Promise.all([
      shop.move(code, 'approve'),
      shop.move(code, 'ask-correction', inputOf('ask-correction')),
      shop.move(code, 'approve'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect((await shop.order(code)).status_history?.filter(({ from }) => from === 'WAITING_FOR_CONFIRM')).toHaveLength(
      1,
    );
  });

  it('roles without the approval permission and unrelated offices cannot approve an order', async () => {
    const code = await orderIn('WAITING_FOR_CONFIRM', { needs_approval: true });
    for (const account of ['agency-ticket', 'company-metro', 'company-root']) {
      expect((await shop.move(code, 'approve', {}, await shop.signIn(account))).statusCode, account).toBe(403);
    }
    // The parent company of the agency can read the order but not approve it. A neighboring company cannot even read
    // it.
    expect((await shop.move(code, 'approve', {}, await shop.signIn('company'))).statusCode).toBe(403);
    expect((await shop.move(code, 'approve', {}, await shop.signIn('company-brt'))).statusCode).toBe(404);
    expect((await shop.order(code)).status).toBe('WAITING_FOR_CONFIRM');
  });

  it('a card cannot be attached to two orders', async () => {
    const [one, other] = [await orderIn('CONFIRMED', {}), await orderIn('CONFIRMED', {})];
    const card_code = shop.blank();
    expect((await shop.move(one, 'attach-card', { card_code })).statusCode).toBe(200);
    const second = await shop.move(other, 'attach-card', { card_code });
    expect(second.json()).toMatchObject({ statusCode: 409, code: 'card_taken' });
    expect((await shop.order(other)).status).toBe('CONFIRMED');
  });

  it('fields that determine an order’s price cannot change after pricing', async () => {
    const { code } = await shop.register();
    const { id } = await shop.order(code);
    const patch = (payload: Row) =>
      shop.app.inject({ method: 'PATCH', url: `/api/v1/orders/${id}`, headers: clerk.headers, payload });
    expect((await patch({ months: 12 })).json()).toMatchObject({ statusCode: 409, code: 'order_price_fixed' });
    expect((await patch({ months: 1, note: 'Khách đến nhận buổi chiều' })).statusCode).toBe(200);
    // The form of a multi-route ticket does not show the field `route_ids`, so it sends null. This must not count as a
    // change of the routes.
    const multi = await patch({ route_ids: null, note: 'Khách đến nhận buổi tối' });
    expect([multi.statusCode, (await shop.order(code)).route_ids ?? []], multi.body).toEqual([200, []]);
  });

  it('payment method, head count and priced fields of an order cannot change after payment', async () => {
    const { code, payment } = await shop.register();
    const { id } = await shop.order(code);
    const patch = async (values: Row) => (await shop.patch(`orders/${id}`, values, clerk)).json();
    expect(await patch({ payment_method: 'COIN' })).toMatchObject({
      statusCode: 422,
      errors: { payment_method: expect.any(String) },
    });
    expect(await patch({ payment_method: 'CASH' })).toMatchObject({ payment_method: 'CASH' });
    expect(await patch({ payment_method: 'GATEWAY' })).toMatchObject({ payment_method: 'GATEWAY' });
    await shop.pay(payment.url);
    const before = await shop.order(code);
    const { body } = await shop.get(`orders/${id}?can=1`, clerk);
    const fixed = Object.keys(JSON.parse(body).can.fixed);
    for (const values of [{ payment_method: 'CASH' }, { head_count: 30 }, { months: 2 }, { card_kind: 'GROUP' }]) {
      expect(await patch(values)).toMatchObject({ statusCode: 409, code: 'order_price_fixed' });
      expect(fixed).toEqual(expect.arrayContaining(Object.keys(values)));
    }
    expect(await shop.order(code)).toEqual(before);
  });
});

it('a citizen can withdraw an order that is not yet open for payment', async () => {
  const code = await orderIn('CREATED', { expires_at: null });
  const { customer_id } = await shop.order(code);
  const { phone } = await shop.rowOf('customers', { id: customer_id });
  const view = (await shop.get(`public/orders/${code}?phone=${String(phone)}`)).json();
  expect(view).toMatchObject({ status: 'CREATED', can_withdraw: true });
  const answer = await shop.post(`public/orders/${code}/withdraw`, { phone });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await shop.order(code)).toMatchObject({ status: 'CANCELED', refund_state: 'NONE' });
});
