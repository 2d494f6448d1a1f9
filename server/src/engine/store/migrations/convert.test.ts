import type { Field } from '@tuyen/model';
import { expect, it } from 'vitest';
import { convert } from './convert.ts';

const of = (type: string | readonly string[]): Field => ({ schema: { type } }) as unknown as Field;

it.each([
  ['string', 29, '29'],
  ['string', false, 'false'],
  ['string', 'a', 'a'],
  ['integer', ' -7 ', -7],
  ['number', '2.50', 2.5],
  ['number', '2,50', '2,50'],
  ['number', '', ''],
  ['boolean', 'true', true],
  ['boolean', 1, true],
  ['boolean', 'false', false],
  ['boolean', 0, false],
  ['boolean', 'yes', 'yes'],
  ['boolean', 2, 2],
  ['array', 'a', ['a']],
  ['array', ['a'], ['a']],
  ['string', ['a'], 'a'],
  ['string', [], undefined],
  ['string', ['a', 'b'], ['a', 'b']],
  ['string', null, null],
  [['string', 'null'], 5, '5'],
  ['string', undefined, undefined],
  ['string', { a: 1 }, { a: 1 }],
  ['array', null, null],
  ['array', [], []],
  ['integer', 5, 5],
  ['integer', '7', 7],
  ['number', '-0.5', -0.5],
  ['number', '1.', '1.'],
  ['number', '.5', '.5'],
  ['number', '1e3', '1e3'],
  ['number', true, true],
  ['boolean', '1', '1'],
  ['boolean', -1, -1],
  ['object', 'a', 'a'],
  ['object', 1, 1],
  ['object', ['a'], 'a'],
])(
  'the conversion to the type %s turns %j into %j, and keeps values that cannot be converted',
  (type, before, after) => {
    expect(convert(of(type), before)).toEqual(after);
  },
);
