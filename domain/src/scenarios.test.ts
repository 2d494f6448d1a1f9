import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Shop } from './shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

async function play(name: string, parameters: Row = {}, path = name, namespace = name) {
  const headers = { 'x-qa-namespace': namespace };
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/__qa/scenarios/${path}`,
    headers,
    payload: parameters,
  });
  const find = async (url: string) => {
    const { headers: clerk } = await signedIn(namespace);
    return (await shop.app.inject({ method: 'GET', url, headers: { ...clerk, ...headers } })).json();
  };
  return { status: answer.statusCode, body: answer.json(), find };
}

async function signedIn(namespace: string): Promise<{ headers: Record<string, string> }> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    headers: { 'x-qa-namespace': namespace },
    payload: { account: 'superuser', password: 'Tuyen#2026' },
  });
  return { headers: { authorization: `Bearer ${String(answer.json().authToken)}` } };
}

describe('Scenarios that prepare test data', () => {
  it('scenarios are listed with their parameters, in the tester’s language', async () => {
    const list = async (language: string) =>
      (await shop.app.inject({ url: '/__qa/scenarios', headers: { 'accept-language': language } })).json();
    const [vi, en] = [await list('vi'), await list('en')];
    expect(en.map(({ name }: Row) => name)).toEqual(shop.engine.model.scenarios.map(({ name }) => name));
    expect(en[0].parameters.properties).toEqual({ card_code: { type: 'string' } });
    expect(en[0].description).toMatch(/^The card of a customer/u);
    expect(vi[0].description).toMatch(/^Chủ thẻ/u);
  });

  it('every scenario runs without parameters', async () => {
    for (const { name } of shop.engine.model.scenarios) {
      const { status, body } = await play(name, {}, name, `all-${name}`);
      expect(status, `${name}: ${JSON.stringify(body)}`).toBe(200);
    }
  });

  it.each([
    ['order-waiting-for-corrections', { field: 'phone' }, { status: 'WAITING_CUSTOMER_RETYPE' }],
    ['counter-closed', {}, { status: 'INACTIVE' }],
    ['card-lost', {}, { is_locked: true }],
  ])('the scenario %s changes data only in the namespace in which it runs', async (name, parameters, state) => {
    const { status, body, find } = await play(name, parameters);
    expect(status, JSON.stringify(body)).toBe(200);
    const [{ resource, id, code }] = body.records;
    expect(code).toEqual(expect.any(String));
    expect(await find(`/api/v1/${String(resource)}/${String(id)}`)).toMatchObject(state);
    const outside = await shop.engine.store.get(resource, id);
    if (outside) expect(outside).not.toMatchObject(state);
  });

  it('the scenario month-not-on-sale takes a month off sale', async () => {
    const { status, body } = await play('month-not-on-sale', { month: '2026-04' });
    expect(status, JSON.stringify(body)).toBe(200);
    const price = await shop.idOf('ticket-prices', { code: 'VT-LT' });
    const url = `/api/v1/public/sale-months?ticket_price_id=${price}`;
    const months = async (headers: Record<string, string>) =>
      (await shop.app.inject({ url, headers }))
        .json()
        .filter(({ refused }: Row) => !refused)
        .map(({ month }: Row) => month);
    expect(await months({ 'x-qa-namespace': 'month-not-on-sale' })).not.toContain('2026-04');
    expect(await months({})).toContain('2026-04');
  });

  it('the scenario gateway-down sets a fault of the payment gateway', async () => {
    expect((await play('gateway-down', { count: 2 })).status).toBe(200);
    const faults = (
      await shop.app.inject({ url: '/__qa/faults', headers: { 'x-qa-namespace': 'gateway-down' } })
    ).json();
    expect(faults).toMatchObject([{ point: 'payment-gateway', count: 2 }]);
    expect((await shop.app.inject({ url: '/__qa/faults' })).json()).toEqual([]);
  });

  it('a scenario gives an error for unknown parameters and values that the server rejects', async () => {
    expect((await play('wrong', { month: '2026-13' }, 'month-not-on-sale')).body.errors).toHaveProperty('month');
    expect((await play('wrong', { moth: 1 }, 'month-not-on-sale')).body.errors).toHaveProperty('moth');
    expect((await play('wrong', {}, 'nothing')).status).toBe(404);
    const unfit = await play('wrong', { field: 'no-field' }, 'order-waiting-for-corrections');
    expect(unfit).toMatchObject({ status: 422, body: { code: 'qa_scenario' } });
    expect(unfit.body.message).toContain('ask-correction');
    expect((await play('wrong', { code: 'no-counter' }, 'counter-closed')).body).toMatchObject({ code: 'qa_scenario' });
  });
});
