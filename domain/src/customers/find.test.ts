import type { Row } from '@tuyen/server/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../shop.fixture.ts';

let shop: Shop;
let token: Awaited<ReturnType<Shop['signIn']>>;
let customer: Row;
let card: Row;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.signIn('superuser');
  [card] = (await shop.get('customer-cards?limit=1', token)).json();
  customer = (await shop.get(`customers/${String(card['customer_id'])}`, token)).json();
});
afterAll(() => shop.app.close());

const found = async (text: string): Promise<Row[]> =>
  (await shop.get(`search?q=${encodeURIComponent(text)}`, token)).json();

describe('Staff search for a person', () => {
  it.each([
    ['as it is stored', (rest: string) => `0${rest}`],
    ['with the code of the country', (rest: string) => `+84${rest}`],
    ['with the code of the country without its plus', (rest: string) => `84${rest}`],
    ['with separators', (rest: string) => `(+84) ${rest.slice(0, 3)}.${rest.slice(3, 6)}-${rest.slice(6)}`],
  ])('the staff search lists the owner of a phone number first if the number is typed %s', async (_, spelled) => {
    const number = spelled(String(customer['phone']).replace(/^0/u, ''));
    const [first, ...others] = await found(number);
    expect(first).toMatchObject({ resource: 'customers', id: customer['id'], exact: true });
    expect(others.length).toBeGreaterThan(0);
    const list: Row[] = (await shop.get(`customers?q=${encodeURIComponent(number)}`, token)).json();
    expect(list.map(({ id }) => id)).toContain(customer['id']);
  });

  it('the staff search for a card code returns the cards first and then the card’s owner', async () => {
    const code = String(card['card_code']);
    const hits = await found(`${code.slice(0, 4)} ${code.slice(4).toLowerCase()}`);
    const at = hits.findIndex(({ resource, id }) => resource === 'customers' && id === customer['id']);
    expect(hits[at]).toMatchObject({ exact: true, of: { title: expect.stringContaining(code) } });
    expect(hits.slice(0, at).map(({ resource }) => resource)).toContain('customer-cards');
    expect(hits.slice(0, at).every(({ resource }) => String(resource).endsWith('-cards'))).toBe(true);
  });
});
