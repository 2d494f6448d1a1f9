import type { TileAnswer } from '@tuyen/model';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBranch } from '../settings/branch.fixture.ts';
import { openShop, type Shop } from '../shop.fixture.ts';

onEachDatabase('The home page of offices with several currencies', (databaseUrl) => {
  let shop: Shop;
  let branch: string;
  const moneyTiles = async (officeId?: string): Promise<readonly TileAnswer[]> => {
    const clerk = await shop.signIn('superuser');
    const headers = { ...clerk.headers, ...(officeId && { 'x-office-id': officeId }) };
    return (await shop.get('dashboard', { ...clerk, headers })).json().tiles;
  };
  const tileOf = (tiles: readonly TileAnswer[], name: string) => tiles.find((tile) => tile.name === name);
  const paid = async () => {
    const placed = await shop.register();
    await shop.pay(placed.payment.url);
    return shop.order(placed.code);
  };

  beforeAll(async () => {
    shop = await openShop({ databaseUrl: await databaseUrl() });
    branch = (await openBranch(shop)).id;
  });
  afterAll(() => shop.app.close());

  it('home page tiles name no currency while all offices have the same currency', async () => {
    expect(JSON.stringify(await moneyTiles())).not.toContain('others');
  });

  it('home page tiles give each sum per currency, without adding different currencies', async () => {
    const before = await moneyTiles();
    const order = await paid();
    const total = Number(order['total']);
    await shop.engine.write.transaction({}, (tx) =>
      tx.update('orders', order.id, { office_id: branch, currency: 'USD' }),
    );
    const after = await moneyTiles();
    const own = (name: string, key: string) => Reflect.get(tileOf(before, name) ?? {}, key);
    expect(tileOf(after, 'sales-today')).toMatchObject({
      value: own('sales-today', 'value'),
      others: [{ currency: 'USD', value: total, previous: { period: 'day', value: 0 } }],
    });
    expect(tileOf(after, 'sales')).toMatchObject({
      total: own('sales', 'total'),
      points: own('sales', 'points'),
      others: [{ currency: 'USD', total, points: expect.arrayContaining([expect.objectContaining({ value: total })]) }],
    });
    expect(tileOf(after, 'sales-by-office')).toMatchObject({
      total: own('sales-by-office', 'total'),
      bars: own('sales-by-office', 'bars'),
      others: [{ currency: 'USD', total, bars: [{ key: branch, value: total }] }],
    });
  });

  it('each row of a list tile with amounts contains its currency', async () => {
    const tile = await shop.tile('open-shifts', 'company-brt-admin');
    expect(tile).toMatchObject({
      columns: expect.arrayContaining([expect.objectContaining({ kind: 'money', currency: 'currency' })]),
      rows: expect.arrayContaining([expect.objectContaining({ cells: expect.objectContaining({ currency: 'VND' }) })]),
    });
  });

  it('the home page gives the remaining deposits of agencies per currency', async () => {
    const left = () => shop.tile('deposit-left', 'agency-ticket-admin');
    const [own, clerk] = [await left(), await shop.signIn('agency-ticket')];
    const { id } = await shop.rowOf('agencies', { agency_office_id: clerk.officeId });
    await shop.engine.note('agencies', String(id), { currency: 'USD' });
    expect(own).not.toHaveProperty('others');
    expect(await left()).toMatchObject({
      value: 0,
      others: [{ currency: 'USD', value: Reflect.get(own ?? {}, 'value') }],
    });
    await shop.engine.note('agencies', String(id), { currency: 'VND' });
  });

  it('the home page of an office shows sums in the office’s own currency', async () => {
    const [there, here] = [await moneyTiles(branch), await moneyTiles()];
    const dong = (tiles: readonly TileAnswer[]) => tileOf(tiles, 'sales-today');
    const [own, home] = [dong(there), dong(here)];
    expect(own).toMatchObject({ value: Reflect.get(Reflect.get(home ?? {}, 'others')[0], 'value') });
  });
});
