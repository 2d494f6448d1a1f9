import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Clerk, type Shop } from '../shop.fixture.ts';

let shop: Shop;
let root: Clerk;
beforeAll(async () => {
  shop = await openShop();
  const { headers, officeId } = await shop.signIn('company-root');
  root = { headers: { ...headers, 'accept-language': 'en' }, officeId };
});
afterAll(() => shop.app.close());

const edit = async (name: string, template: string) => {
  const row = await shop.rowOf('serials', { name });
  return shop.patch(`serials/${String(row['id'])}`, { template }, root);
};

describe('Serial templates', () => {
  it.each([
    ['{route}{index}', '“route” is not a part of a serial number.'],
    ['{day:0}{index}', 'The width in “day:0” must be 1 to 40.'],
    ['LBX{index', 'There is a missing or extra brace at position 4.'],
    ['lbx{index}', 'Outside braces, use only capital letters, digits and / - .'],
    ['LBX{month}{year}', 'The template lacks its index.'],
    ['{index}{index:3}', 'The template may have one index only.'],
    ['{index:40}{day}', 'A serial number has 40 characters at most.'],
  ])('serial template %s is rejected with an error on its field', async (template, message) => {
    const answer = await edit('sell-coin-command', template);
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json().errors).toEqual({ template: message });
  });

  it('a serial template shows its parts, length, restart interval and an example', async () => {
    const answer = await edit('sell-coin-command', 'LBX{index:5}-{short_year}');
    expect(answer.json()).toMatchObject({
      parts: [
        { part: 'text', text: 'LBX', width: 3 },
        { part: 'index', width: 5 },
        { part: 'text', text: '-', width: 1 },
        { part: 'short_year', width: 2 },
      ],
      length: 11,
      restart: 'YEARLY',
    });
    await edit('sell-coin-command', 'LBX{index}{month}{short_year}');
  });

  it('a serial template can be previewed while it is typed', async () => {
    const { id } = await shop.rowOf('serials', { name: 'customer-card-code' });
    const now = await shop.get(`serials/${String(id)}/preview`, root);
    expect(now.json()).toMatchObject({ problems: [], restart: 'YEARLY', largest_index: 999_999 });
    expect(now.json().preview).not.toBe(now.json().last_serial);
    const typed = await shop.get(`serials/${String(id)}/preview?template=${encodeURIComponent('{x}{index}')}`, root);
    expect(typed.json().problems).toMatchObject([
      { code: 'unknown_part', at: 0, found: 'x', message: expect.any(String) },
    ]);
    expect((await shop.get(`serials/${String(id)}/preview`)).statusCode).toBe(401);
  });

  it('a changed serial template applies from the next number and must have room for numbers already issued', async () => {
    const clerk = await shop.signIn('company');
    const stock = async (number: number): Promise<Row> => {
      const body = { card_code: `KHO0000${number}`, chip_number: `04A1B2C3D4E50${number}`, batch: 'LO-KHO' };
      const answer = await shop.post('electronic-cards', body, clerk);
      expect(answer.statusCode, answer.body).toBe(201);
      return answer.json();
    };
    const first = await stock(1);
    expect(first['code']).toMatch(/^26\d{7}\/MP$/);
    await edit('electronic-card-code', '{short_year}{month}{index:4}/MP');
    expect((await stock(2))['code']).toBe('26030001/MP');
    await edit('electronic-card-code', '{short_year}{index:7}/MP');
    const third = await stock(3);
    expect(Number(String(third['code']).slice(2, 9))).toBe(Number(String(first['code']).slice(2, 9)) + 1);
    if (Number(String(third['code']).slice(2, 9)) > 9) {
      const narrow = await edit('electronic-card-code', '{short_year}{index:1}/MP');
      expect(narrow.statusCode, narrow.body).toBe(422);
    }
    await shop.pass({ minutes: 6 });
    expect(await shop.rowOf('serials', { name: 'electronic-card-code' })).toMatchObject({ last_serial: third['code'] });
  });

  it('the error about an exhausted serial template names the template by its label in the language of the request', async () => {
    await edit('electronic-card-code', '{short_year}{month}{day}{index:1}/MP');
    const clerk = await shop.signIn('company');
    const stock = async (number: number, language: string) => {
      const body = { card_code: `KHO0001${number}`, chip_number: `04A1B2C3D4E60${number}`, batch: 'LO-KHO' };
      const headers = { ...clerk.headers, 'accept-language': language };
      return shop.post('electronic-cards', body, { ...clerk, headers });
    };
    for (let number = 0; number < 9; number += 1) await stock(number, 'vi');
    expect((await stock(9, 'vi')).json().message).toContain('“Mã phôi thẻ điện tử”');
    expect((await stock(9, 'en')).json().message).toContain('“Electronic card code”');
  });
});
