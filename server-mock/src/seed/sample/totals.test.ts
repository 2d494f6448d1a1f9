import { describe, expect, it } from 'vitest';
import type { Row } from '../../../../server/src/engine/domain.ts';
import { integer, moneyField } from '../field.fixture.ts';
import { withTotals } from './totals.ts';

const amount = (name: string, schema: object = {}) => moneyField(name, { readOnly: true, schema: { ...schema } });
const FIELDS = ['price', 'fee', 'discount_amount', 'total'].map((name) => amount(name));
const ROW: Row = { price: 100_000, fee: 25_000, discount_amount: 99, total: 7 };

describe('Sample amounts that the server calculates', () => {
  it('a sample total is the sum of the amounts minus a discount of about a tenth', () => {
    expect(withTotals(FIELDS, ROW)).toEqual({ price: 100_000, fee: 25_000, discount_amount: 2000, total: 123_000 });
    expect(ROW).toEqual({ price: 100_000, fee: 25_000, discount_amount: 99, total: 7 });
  });

  it('sample refunds are zero, and deposits and limits do not count toward the total', () => {
    const fields = [...FIELDS, ...['refunded_amount', 'deposit', 'credit_limit'].map((name) => amount(name))];
    const row = { ...ROW, refunded_amount: 5, deposit: 6, credit_limit: 7 };
    expect(withTotals(fields, row)).toMatchObject({ refunded_amount: 0, deposit: 6, credit_limit: 7, total: 123_000 });
  });

  it.each(['total', 'grand_total', 'total_amount', 'grand_total_amount'])(
    'the sum of the sample amounts is stored in the field %s',
    (name) => {
      expect(withTotals([amount('price'), amount(name)], { price: 5, [name]: 1 })).toEqual({ price: 5, [name]: 5 });
    },
  );

  it('sample amounts without a total field stay unchanged', () => {
    const row = { price: 5, total: 1 };
    expect(withTotals([amount('price'), moneyField('total')], row)).toBe(row);
    expect(withTotals([amount('price'), integer('total', { readOnly: true })], row)).toBe(row);
    expect(withTotals([amount('price'), amount('totals')], { price: 5, totals: 1 })).toEqual({ price: 5, totals: 1 });
    expect(withTotals([amount('price'), amount('total')], { price: 5 })).toEqual({ price: 5 });
  });

  it('a sample total counts only existing amounts in fields that the server sets', () => {
    const fields = [
      amount('price'),
      moneyField('tip'),
      integer('pages', { readOnly: true }),
      amount('fee'),
      amount('total'),
    ];
    expect(withTotals(fields, { price: 5, tip: 3, pages: 9, total: 1 })).toEqual({
      price: 5,
      tip: 3,
      pages: 9,
      total: 5,
    });
  });

  it.each([
    [{ maximum: 5 }, 5],
    [{ maximum: 4 }, 1],
    [{ minimum: 5 }, 5],
    [{ minimum: 6 }, 1],
    [{ multipleOf: 5 }, 5],
    [{ multipleOf: 2 }, 1],
  ])('a sample total stays unchanged if its schema %j does not allow the sum', (schema, total) => {
    expect(withTotals([amount('price'), amount('total', schema)], { price: 5, total: 1 })['total']).toBe(total);
  });

  it('a sample discount stays unchanged if no other amount exists', () => {
    expect(withTotals([amount('discount'), amount('total')], { discount: 3, total: 1 })).toEqual({
      discount: 3,
      total: -3,
    });
  });
});
