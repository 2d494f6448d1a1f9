import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Clerk, type Shop } from '../shop.fixture.ts';

let shop: Shop;
let root: Clerk;
beforeAll(async () => {
  shop = await openShop();
  root = await shop.signIn('superuser');
});
afterAll(() => shop.app.close());

const list = async (query: Readonly<Record<string, string>>, language = 'vi'): Promise<readonly Row[]> =>
  (
    await shop.app.inject({
      url: `/api/v1/public/districts?${new URLSearchParams(query).toString()}`,
      headers: { 'accept-language': language },
    })
  ).json();
const cityOf = (code: string): Promise<string> => shop.idOf('cities', { code });

async function home(ward: string): Promise<Row> {
  const { id, city_id } = await shop.rowOf('districts', { code: ward });
  return {
    delivery_method: 'HOME',
    ticket_counter_id: undefined,
    delivery_city_id: city_id,
    delivery_district_id: id,
    delivery_address: 'Số 5 phố Tràng Tiền',
  };
}

describe('Wards that a form offers', () => {
  it('a city has only its own wards, with few fields', async () => {
    const hanoi = await cityOf('01');
    const wards = await list({ city: hanoi });
    expect(wards).toHaveLength(126);
    expect(new Set(wards.map((ward) => ward['city_id']))).toEqual(new Set([hanoi]));
    expect(Object.keys(wards[0] ?? {}).toSorted()).toEqual([
      'city_id',
      'code',
      'formerly',
      'id',
      'name',
      'required',
      'zone',
    ]);
    expect(wards.every((ward) => ward['required'] === true && ward['formerly'] === null)).toBe(true);
  });

  it('caches may keep the wards of a city, by language', async () => {
    const { headers, body } = await shop.get(`public/districts?city=${await cityOf('01')}`);
    expect(headers['cache-control']).toBe('public, max-age=300');
    expect(String(headers['vary']).toLowerCase()).toContain('accept-language');
    expect(body.length).toBeLessThan(40_000);
    expect((await shop.get('public/object-groups')).headers['cache-control']).toBe('no-store');
  });

  it('a search by a former name says which name was found, in the language of the reader', async () => {
    const city = await cityOf('79');
    const found = await list({ city, q: 'quan 1' });
    expect(found.map((ward) => ward['name'])).toEqual([
      'Phường Bến Thành',
      'Phường Cầu Ông Lãnh',
      'Phường Sài Gòn',
      'Phường Tân Định',
    ]);
    expect(new Set(found.map((ward) => ward['formerly']))).toEqual(new Set(['trước đây: Quận 1']));
    const [english] = await list({ city, q: 'thu duc' }, 'en');
    expect(english).toMatchObject({ name: 'Thu Duc Ward', formerly: null });
    const [, second] = await list({ city, q: 'thu duc' }, 'en');
    expect(second?.['formerly']).toBe('formerly Thu Duc City');
  });

  it('without a city, the list has only what a search finds', async () => {
    expect(await list({})).toEqual([]);
    expect((await list({ q: 'my dinh' })).map((ward) => ward['name'])).toContain('Phường Từ Liêm');
    expect((await list({ q: 'phuong' })).length).toBeLessThanOrEqual(50);
  });

  it('a city that is not active offers no wards', async () => {
    const city = await shop.idOf('cities', { code: '28' });
    expect(await list({ city })).toEqual([]);
  });
});

describe('Wards in the back-office', () => {
  it('the search of wards finds former names without accents', async () => {
    const answer = await shop.get('districts?q=hang%20trong&limit=5', root);
    expect(answer.json().map((row: Row) => row['name'])).toContainEqual({
      vi: 'Phường Hoàn Kiếm',
      en: 'Hoan Kiem Ward',
    });
  });

  it('former districts of a city become inactive when its list of wards is complete, and stay readable', async () => {
    const city = await cityOf('24');
    const update = (changes: Row) => shop.patch(`cities/${city}`, changes, root);
    expect((await update({ districts_complete: false })).statusCode).toBe(200);
    const name = { vi: 'Thành phố Bắc Ninh' };
    const district = { code: '256', name, city_id: city, zone: 'URBAN' };
    const { id } = (await shop.post('districts', district, root)).json();
    const ward = await shop.idOf('districts', { code: '09187' });
    const placed = await shop.register({ ...(await home('09187')), delivery_district_id: id });
    expect((await update({ districts_complete: true })).statusCode).toBe(200);
    expect(await shop.rowOf('districts', { id })).toMatchObject({ status: 'INACTIVE', name });
    expect(await shop.rowOf('districts', { id: ward })).toMatchObject({ status: 'ACTIVE' });
    expect((await list({ city })).some((one) => one['id'] === id)).toBe(false);
    const order = await shop.order(placed.code);
    expect(order).toMatchObject({
      delivery_district_id: id,
      delivery_area: { vi: 'Thành phố Bắc Ninh, Bắc Ninh', en: 'Thành phố Bắc Ninh, Bac Ninh Province' },
    });
    expect((await shop.get(`districts/${String(id)}`, root)).json().name).toEqual(name);
  });
});

describe('Address of an order', () => {
  it('an order keeps the names of its ward and its province as they were when it was placed', async () => {
    const placed = await shop.register(await home('00082'));
    const area = { vi: 'Phường Cửa Nam, Hà Nội', en: 'Cua Nam Ward, Hanoi City' };
    expect((await shop.order(placed.code)).delivery_area).toEqual(area);
    const { id } = await shop.rowOf('districts', { code: '00082' });
    expect(
      (await shop.patch(`districts/${String(id)}`, { name: { vi: 'Phường Trần Hưng Đạo' } }, root)).statusCode,
    ).toBe(200);
    expect((await shop.order(placed.code)).delivery_area).toEqual(area);
    expect((await shop.order((await shop.register({})).code)).delivery_area ?? null).toBeNull();
  });
});
