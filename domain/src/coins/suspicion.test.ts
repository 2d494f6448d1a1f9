import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Shop } from '../shop.fixture.ts';
import { suspectCoins } from './suspicion.ts';

onEachDatabase('Hourly fraud check of coin accounts', (databaseUrl) => {
  let shop: Shop;
  let sent: string[] = [];
  beforeAll(async () => {
    shop = await openShop({ databaseUrl: await databaseUrl(), watch: (sql) => void sent.push(sql) });
    await look();
  });
  afterAll(() => shop.app.close());
  const look = async () => {
    sent = [];
    await suspectCoins.run(shop.engine as unknown as Parameters<typeof suspectCoins.run>[0]);
  };
  const states = async (...coins: readonly Row[]) =>
    Promise.all(coins.map(async ({ id }) => (await shop.rowOf('coins', { id }))['state']));
  const active = async (): Promise<readonly Row[]> => {
    const { officeId } = await shop.signIn('company-admin');
    return shop.engine.store.find('coins', { state: 'ACTIVE', office_id: officeId }, { sort: 'id' });
  };
  const write = (work: Parameters<Shop['engine']['write']['transaction']>[1]) =>
    shop.engine.write.transaction({}, work);

  it('the hourly coin account check runs two SQL statements for any number of unsuspicious accounts', async () => {
    await look();
    expect(sent).toHaveLength(2);
  });

  it('only a coin account whose balance differs from its ledger becomes suspected of fraud', async () => {
    const [one, other] = (await active()) as [Row, Row];
    await write((tx) => tx.update('coins', String(one['id']), { balance: Number(one['balance']) + 1 }));
    await look();
    expect(await states(one, other)).toEqual(['SUSPECTED', 'ACTIVE']);
    const admin = await shop.signIn('company-admin');
    const cleared = await shop.post(`coins/${String(one['id'])}/transitions/clear`, { reason: 'Máy báo sai' }, admin);
    expect(cleared.statusCode, cleared.body).toBe(200);
    await look();
    expect(await states(one)).toEqual(['ACTIVE']);
  });

  it.each([
    [11, 'SUSPECTED'],
    [10, 'ACTIVE'],
  ])('after %i recent debits a coin account is %s', async (count, state) => {
    const coin = (await active()).at(-1) as Row;
    const like = await shop.rowOf('transactions', { provider: 'COIN', direction: 'NOTICE', state: 'SUCCEEDED' });
    const { id: _, code: __, created_at: ___, updated_at: ____, version: _____, ...entry } = like;
    await write(async (tx) => {
      for (let at = 0; at < count; at += 1) {
        const moment = new Date(shop.engine.clock.now().getTime() - at * 1000).toISOString();
        const own = { coin_id: coin['id'], amount: 1, received_at: moment, code: `GDX${count}${at}` };
        await tx.create('transactions', { ...entry, ...own });
      }
      await tx.update('coins', String(coin['id']), { balance: Number(coin['balance']) - count });
    });
    await look();
    expect(await states(coin)).toEqual([state]);
  });
});
