import type { Field, Model } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import { libraryModel } from '../../testing/library.ts';
import { ANCHOR } from '../anchor.ts';
import { boolean, choice, date, integer, moment, moneyField } from '../field.fixture.ts';
import { seededRandom } from '../random.ts';
import { parentsAmong } from './parents.ts';
import { plausibleValues } from './plausible-value.ts';
import { rentalModel } from './rental.fixture.ts';
import { whenOf } from './time-meanings.ts';

const region = (currency: Partial<Model['region']['currency']>): Model => {
  const model = libraryModel();
  return { ...model, region: { ...model.region, currency: { ...model.region.currency, ...currency } } };
};
function some(field: Field, model = libraryModel()): readonly unknown[] {
  const values = plausibleValues({ anchor: ANCHOR, model });
  const random = seededRandom(7);
  return Array.from({ length: 200 }, () => values(field, random, [field], {}));
}
const numbersOf = (field: Field, model?: Model) => some(field, model).map(Number);

describe('Meaning of a time field for sample data, such as past, future or birth', () => {
  it.each([
    ['born_on', {}, 'birth'],
    ['x', { de: 'Geboren am' }, 'birth'],
    ['x', { vi: 'Ngày sinh' }, 'birth'],
    ['valid_until', {}, 'future'],
    ['x', { fr: 'Date d’expiration' }, 'future'],
    ['x', { en: 'Due on' }, 'future'],
    ['bought_on', {}, 'past'],
    ['valid_from', {}, 'past'],
    ['x', { vi: 'Ngày mua' }, 'past'],
    ['starts_at', {}, 'around'],
    ['x', { en: 'Day' }, 'around'],
  ])('the meaning of the time field %s with the label %j is recognized as: %s', (name, label, when) => {
    expect(whenOf(date(name, { label }))).toBe(when);
  });

  it('a date field with the format of birth dates counts as a birth date, whatever its name', () => {
    expect(whenOf(date('due', { schema: { format: 'birth-date' } }))).toBe('birth');
  });
});

describe('Sample numbers by the name of their field', () => {
  it.each([
    ['percent', {}, 0, 100],
    ['tax_rate', {}, 0, 25],
    ['quantity', {}, 1, 6],
    ['quantity', { maximum: 3 }, 1, 3],
    ['age', { minimum: 60 }, 60, 80],
    ['rating', {}, 3, 5],
  ])('sample numbers of a field %s with the bounds %j are between %d and %d', (name, schema, low, high) => {
    const numbers = numbersOf(integer(name, { schema }));
    expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([low, high]);
  });

  it('a number field has no typical sample values if the field name is unknown or the bounds exclude such values', () => {
    expect(new Set(some(integer('xyz')))).toEqual(new Set([undefined]));
    expect(new Set(some(integer('age', { schema: { minimum: 500 } })))).toEqual(new Set([undefined]));
    expect(new Set(some(integer('age', { examples: [7] })))).toEqual(new Set([undefined]));
  });

  it('a percent sign in the label makes a number a percentage', () => {
    expect(Math.max(...numbersOf(integer('xyz', { label: { en: 'Share (%)' } })))).toBe(100);
  });
});

describe('Sample prices', () => {
  it.each([
    ['price', { code: 'EUR', minorUnit: 2 }, 990, 29_900],
    ['fee', { code: 'EUR', minorUnit: 2 }, 150, 1200],
    ['salary', { code: 'EUR', minorUnit: 2 }, 25_000, 500_000],
    ['price', { code: 'VND', minorUnit: 0 }, 9900, 299_000],
    ['price', { code: 'JPY', minorUnit: 0, denominations: [1, 10_000] }, 990, 29_900],
  ])('a sample %s in the currency %j is between %d and %d', (name, currency, low, high) => {
    const prices = numbersOf(moneyField(name), region(currency));
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([low, high]);
  });

  it('sample prices stay within the bounds of their schema, and no price is proposed if no typical price fits', () => {
    const schema = { minimum: 20_000, maximum: 60_000, multipleOf: 1000 };
    for (const price of numbersOf(moneyField('price', { schema }))) {
      expect(price).toBeGreaterThanOrEqual(20_000);
      expect(price).toBeLessThanOrEqual(60_000);
      expect(price % 1000).toBe(0);
    }
    expect(new Set(some(moneyField('price', { schema: { maximum: 50 } })))).toEqual(new Set([undefined]));
  });

  it('most sample records have no discount', () => {
    const none = numbersOf(moneyField('discount')).filter((amount) => amount === 0).length;
    expect(none).toBeGreaterThan(100);
    expect(none).toBeLessThan(200);
  });
});

describe('Typical states and yes-no values of sample records', () => {
  const share = (field: Field, value: unknown) => some(field).filter((one) => one === value).length / 200;

  it('most sample records have the default status, are active and are not blocked', () => {
    expect(share(choice('status', ['NEW', 'OLD'], { default: 'OLD' }), 'OLD')).toBeGreaterThan(0.7);
    expect(share(choice('status', ['NEW', 'OLD'], { default: 'OLD' }), 'NEW')).toBeGreaterThan(0.05);
    expect(share(boolean('is_blocked'), true)).toBeLessThan(0.3);
    expect(share(boolean('is_active'), true)).toBeGreaterThan(0.7);
    expect(share(boolean('is_active', { default: false }), true)).toBeLessThan(0.3);
    expect(share(boolean('by_post'), undefined)).toBe(1);
    expect(share(choice('color', ['RED', 'BLUE'], { default: 'RED' }), undefined)).toBe(1);
  });
});

describe('Sample times of an event', () => {
  it('two sample times of one event are on the same day', () => {
    const fields = [date('day'), moment('pickup_at')];
    const values = plausibleValues({ anchor: ANCHOR, model: rentalModel() });
    const at = values(moment('pickup_at'), seededRandom(1), fields, { day: '2026-04-01' });
    expect(String(at).slice(0, 10)).toBe('2026-04-01');
  });

  it('a sample event lasts from the first start time to the last end time, and a record without these times has no event', () => {
    const values = plausibleValues({ anchor: ANCHOR, model: rentalModel() });
    const fields = [moment('starts_at'), moment('ends_at'), date('bought_on')];
    const row = { starts_at: '2026-04-01T08:00:00.000Z', ends_at: '2026-04-01T09:00:00.000Z', bought_on: '2020-01-01' };
    expect(values.eventOf(fields, row)).toEqual({
      start: Date.parse('2026-04-01T08:00:00.000Z'),
      until: Date.parse('2026-04-01T09:00:00.000Z'),
    });
    expect(values.eventOf(fields, { bought_on: '2020-01-01' })).toBeUndefined();
  });

  it('a work time is between 08:00 and 18:00 in the time zone of the project', () => {
    const { workTime } = plausibleValues({ anchor: ANCHOR, model: libraryModel() });
    for (let hour = 0; hour < 24; hour += 1) {
      const at = new Date(workTime(Date.UTC(2026, 2, 16, hour)));
      const local = (at.getUTCHours() + 7) % 24;
      expect(local).toBeGreaterThanOrEqual(8);
      expect(local).toBeLessThan(18);
    }
  });
});

it('a sample tree has one root, a second level below the root, and a third level below the second', () => {
  expect(parentsAmong([], 9)).toEqual([]);
  expect(parentsAmong(['a'], 9)).toEqual(['a']);
  expect(parentsAmong(['a', 'b', 'c'], 9)).toEqual(['a']);
  expect(parentsAmong(['a', 'b', 'c', 'd', 'e'], 9)).toEqual(['b', 'c', 'd']);
});
