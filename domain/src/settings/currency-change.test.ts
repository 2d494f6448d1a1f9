import type { Row } from '@tuyen/server/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Clerk, openShop, type Shop } from '../shop.fixture.ts';
import { openBranch } from './branch.fixture.ts';
import { turn } from './turn.fixture.ts';

let shop: Shop;
let admin: Clerk;
let top: string;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signIn('superuser');
  top = await shop.idOf('offices', { parent_id: null });
});
afterAll(() => shop.app.close());

let opened = 0;
async function open(parent: string, type = 'COMPANY'): Promise<string> {
  opened += 1;
  const body = { code: `DV${opened}`, name: `Đơn vị ${opened}`, organisation_type: type, short_name: `D${opened}` };
  const office = await shop.post('offices', { ...body, parent_id: parent }, admin);
  expect(office.statusCode, office.body).toBe(201);
  return office.json().id;
}
const change = (office: string, currency: string | null) =>
  shop.app.inject({
    method: 'PATCH',
    url: '/api/v1/settings/site-config',
    headers: { ...admin.headers, 'x-office-id': office },
    payload: { currency },
  });
const move = (office: string, parent: string) => shop.patch(`offices/${office}`, { parent_id: parent }, admin);
const give = async (code: string, office: string): Promise<string> => {
  const id = await shop.idOf('ticket-prices', { code });
  const answer = await shop.patch(`ticket-prices/${id}`, { issuer_id: office }, admin);
  expect(answer.statusCode, answer.body).toBe(200);
  return id;
};

it('the currency of an office cannot change while the office has ticket prices in this currency', async () => {
  const office = await open(top);
  await turn(shop, { currency: 'EUR' }, office);
  const price = await give('VT-LT-HSSV', office);
  const refused = await change(office, 'CHF');
  expect(refused.json()).toMatchObject({ statusCode: 409, code: 'currency_of_prices' });
  expect(refused.json().message).toContain('EUR');
  expect((await change(office, null)).json(), 'back to the currency above').toMatchObject({
    code: 'currency_of_prices',
  });
  expect(await shop.rowOf('ticket-prices', { id: price })).toMatchObject({ currency: 'EUR' });
  await give('VT-LT-HSSV', top);
  expect((await change(office, 'CHF')).statusCode).toBe(200);
});

it('the currency of an office cannot change while the contract of an agency uses the currency', async () => {
  const office = await open(top, 'AGENCY_TICKET');
  const example = await shop.rowOf('agencies', { type: 'AGENCY_TICKET' });
  const body: Row = {
    code: 'DL-CUR',
    name: 'Đại lý thử',
    type: 'AGENCY_TICKET',
    agency_office_id: office,
    contact_name: example['contact_name'],
    phone: example['phone'],
    contract_number: 'HD-CUR',
    contract_from: '2026-01-01',
    commission_percent: 3,
    deposit: 1_000_000,
  };
  const agency = await shop.post('agencies', body, admin);
  expect(agency.json(), agency.body).toMatchObject({ currency: 'VND' });
  expect((await change(office, 'USD')).json()).toMatchObject({ statusCode: 409, code: 'currency_of_agencies' });
  const abroad = await open((await openBranch(shop)).id, 'AGENCY_TICKET');
  const other = await shop.post('agencies', { ...body, code: 'DL-USD', agency_office_id: abroad }, admin);
  expect(other.json()).toMatchObject({
    statusCode: 422,
    errors: { agency_office_id: expect.stringMatching(/USD.*VND/u) },
  });
});

it('an office with amounts in an inherited currency cannot move below an office with another currency', async () => {
  const branch = (await openBranch(shop)).id;
  const [parent, empty] = [await open(top), await open(top)];
  const child = await open(parent);
  await give('VT-LT-HSSV', child);
  const refused = await move(parent, branch);
  expect(refused.json(), refused.body).toMatchObject({
    statusCode: 422,
    errors: { parent_id: expect.stringMatching(/VND.*USD/u) },
  });
  expect((await move(empty, branch)).statusCode, 'nothing is stored in it').toBe(200);
  await give('VT-LT-HSSV', top);
  await turn(shop, { currency: 'EUR' }, child);
  await give('VT-LT-HSSV', child);
  const moved = await move(parent, branch);
  expect(moved.statusCode, moved.body).toBe(200);
  expect(await shop.rowOf('ticket-prices', { code: 'VT-LT-HSSV' })).toMatchObject({ currency: 'EUR' });
});

it('an office can move between offices of the same currency', async () => {
  const other = await open(top);
  const agency = await shop.rowOf('agencies', { type: 'AGENCY_CARD' });
  const moved = await move(String(agency['agency_office_id']), other);
  expect(moved.statusCode, moved.body).toBe(200);
});
