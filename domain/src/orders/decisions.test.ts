import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { type Clerk, openShop, type Shop } from '../shop.fixture.ts';

let shop: Shop;
let clerk: Clerk;
beforeAll(async () => {
  shop = await openShop();
  clerk = await shop.signIn('agency-card');
});
afterAll(() => shop.app.close());

const REASON = { reason: 'Khách đề nghị hủy.' };

async function waiting(): Promise<string> {
  const price = await shop.rowOf('ticket-prices', { code: 'VT-LT-HSSV' });
  const placed = await shop.register({
    card_kind: 'PRIORITIZE',
    ticket_price_id: price['id'],
    object_group_id: price['object_group_id'],
    proofs: [await shop.photo(), await shop.photo()],
  });
  await shop.pay(placed.payment.url);
  expect((await shop.order(placed.code)).status).toBe('WAITING_FOR_CONFIRM');
  return placed.code;
}

describe('Decisions about an order', () => {
  it('of several simultaneous decisions (approve, reject, ask-correction), only one succeeds', async () => {
    const corrections = [{ field: 'portrait', message: 'Ảnh mờ.' }];
    for (const other of ['approve', 'ask-correction']) {
      const code = await waiting();
      const input = other === 'approve' ? {} : { corrections };
      const answers = await Promise.all([shop.move(code, other, input), shop.move(code, 'reject', REASON)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted(), other).toEqual([200, 409]);
    }
  });

  it('an approved order cannot be rejected, and the transition stop cancels the order with a refund', async () => {
    const code = await waiting();
    const { version } = (await shop.move(code, 'approve')).json() as Row;
    expect((await shop.move(code, 'reject', REASON)).json()).toMatchObject({ code: 'transition_not_allowed' });
    expect((await shop.move(code, 'stop', { version })).json()).toMatchObject({
      errors: { reason: expect.any(String) },
    });
    const stopped = await shop.move(code, 'stop', { ...REASON, version });
    expect(stopped.json(), stopped.body).toMatchObject({
      status: 'CANCELED',
      refund_state: 'DUE',
      reject_reason: REASON.reason,
    });
  });

  it('stopping an order requires the permission to approve orders', async () => {
    const code = await waiting();
    const { version, id } = (await shop.move(code, 'approve')).json() as Row;
    const admin = await shop.signIn('agency-card-admin');
    const employ = async (username: string, action: string): Promise<Clerk> => {
      const offices = [{ office_id: admin.officeId, permissions: ['order.read', `order.${action}`] }];
      const account = { username, full_name: username, email: `${username}@tuyen.example`, password: 'Tuyen#2026' };
      expect((await shop.post('users', { ...account, offices }, admin)).statusCode).toBe(201);
      return shop.signIn(username);
    };
    const rejecting = await employ('chi.tu.choi', 'reject');
    expect((await shop.move(code, 'stop', { ...REASON, version }, rejecting)).statusCode).toBe(403);
    const approving = await employ('chi.duyet', 'approve');
    const { can } = (await shop.get(`orders/${String(id)}?can=1`, approving)).json() as { can: Row };
    expect(can['actions']).toEqual(['stop']);
    expect((await shop.move(code, 'stop', { ...REASON, version }, approving)).statusCode).toBe(200);
  });
});

describe('Transitions allowed in successive states', () => {
  it('a transition that is possible in successive states requires the record version that the caller read', async () => {
    const code = await waiting();
    const { version } = (await shop.move(code, 'approve')).json() as Row;
    const needed = { statusCode: 428, code: 'version_required', message: expect.any(String) };
    for (const none of [null, '*'])
      expect((await shop.move(code, 'stop', { ...REASON, version: none })).json()).toMatchObject(needed);
    expect((await shop.move(code, 'stop', { ...REASON, version: Number(version) - 1 })).statusCode).toBe(409);
    const { id } = await shop.order(code);
    const tagged = { 'if-match': `"${String(version)}"` };
    const answer = await shop.post(`orders/${id}/transitions/stop`, REASON, clerk, tagged);
    expect(answer.statusCode, answer.body).toBe(200);
  });
});
