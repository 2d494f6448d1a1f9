import { expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import type { Row } from '@tuyen/server/domain';
import { openShop } from '../shop.fixture.ts';

const BREAK = 'the transaction breaks off';
const SYSTEM = { actor: { kind: 'system', name: 'test' }, officeId: null } as const;

/**
 * Defines the test that parallel writers get serial numbers without gaps or duplicates. One write in ten fails and
 * returns its number.
 */
export function parallelSerials(writers: number, each: number): void {
  const failing = (writers * each) / 10;
  onEachDatabase('Serial numbers', (databaseUrl) => {
    it(`are given out by ${writers} parallel writers without gap or duplicate, though some of them fail`, async () => {
      const shop = await openShop({ databaseUrl: await databaseUrl(), seed: false });
      const { write, store } = shop.engine;
      expect(await store.count('serials')).toBe(9);
      const office = await write.transaction(SYSTEM, (tx) =>
        tx.create('offices', { code: 'XNTL', name: 'Xí nghiệp', short_name: 'XNTL', organisation_type: 'COMPANY' }),
      );
      const card = (number: number): Row => ({
        office_id: office['id'],
        card_code: `KHO${String(number).padStart(6, '0')}`,
        chip_number: `04A1B2C3${String(number).padStart(6, '0')}`,
        batch: 'LO-01',
      });
      let broken = 0;
      const writer = async (_: unknown, index: number): Promise<void> => {
        for (let turn = 0; turn < each; turn += 1) {
          const number = index * each + turn;
          try {
            await write.transaction(SYSTEM, async (tx) => {
              await tx.create('electronic-cards', card(number));
              if (number % 10 === 3) throw new Error(BREAK);
            });
          } catch (error) {
            if (!(error instanceof Error && error.message === BREAK)) throw error;
            broken += 1;
          }
        }
      };
      await Promise.all(Array.from({ length: writers }, writer));
      const rows = await store.find('electronic-cards');
      const numbers = rows.map((row) => Number(String(row['code']).slice(2, 9))).toSorted((one, other) => one - other);
      expect(broken).toBe(failing);
      expect(numbers).toEqual(Array.from({ length: writers * each - failing }, (_, index) => index + 1));
      await shop.app.close();
    });
  });
}
