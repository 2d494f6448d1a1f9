import type { Rng } from './rng.ts';
import { HOSTILE_TEXTS } from './hostile.ts';

const OPERATORS = [
  '$eq',
  '$ne',
  '$gt',
  '$lt',
  '$gte',
  '$lte',
  '$starts',
  '$ends',
  '$cont',
  '$excl',
  '$in',
  '$notin',
  '$isnull',
  '$notnull',
  '$between',
  '$eqL',
  '$contL',
  '$inL',
  '$and',
  '$or',
  '$where',
  '',
];
const VALUES = [
  'ACTIVE',
  '1',
  '2026-11-20',
  '2026-11-20T08:00:00Z',
  'today-7',
  'month+1',
  'true',
  'a,b',
  '1,2',
  '2026-01-01,2026-12-31',
  'null',
];
const NUMBERS = [
  '1',
  '10',
  '0',
  '-1',
  '1.5',
  '1e3',
  '1e999',
  '99999999999999999999',
  'NaN',
  '',
  'a',
  '%00',
  '10000',
  '10001',
];

export function queryOf(fields: readonly string[], rng: Rng): string {
  if (rng.chance(fields.length > 0 ? 0.15 : 0.6)) return '';
  const parts = Array.from({ length: 1 + rng.below(4) }, () => part(fields, rng));
  return `?${parts.join('&')}`;
}

function part(fields: readonly string[], rng: Rng): string {
  const field = () => (fields.length > 0 && rng.chance(0.85) ? rng.pick(fields) : rng.pick(HOSTILE_TEXTS).slice(0, 50));
  const value = () => (rng.chance(0.5) ? rng.pick(VALUES) : rng.pick(HOSTILE_TEXTS).slice(0, 1500));
  const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
  const condition = () => encoded(`${field()}||${rng.pick(OPERATORS)}||${value()}`);
  const json = () => encoded(JSON.stringify(search(field, value, rng)));
  return rng.weighted<() => string>([
    [6, () => `filter=${condition()}`],
    [2, () => `filter[${rng.pick(['0', '', '1', '__proto__', 'a'])}]=${condition()}`],
    [3, () => `or=${condition()}`],
    [4, () => `s=${json()}`],
    [4, () => `where=${json()}`],
    [3, () => `filter=${json()}`],
    [4, () => `sort=${encoded(`${field()},${rng.pick(['ASC', 'DESC', 'asc', 'UP', ''])}`)}`],
    [1, () => Array.from({ length: 200 }, () => `sort=${encoded(`${field()},ASC`)}`).join('&')],
    [2, () => `sort=${encoded(`["${field()}","DESC"]`)}`],
    [2, () => `range=${encoded(rng.pick(['[0,9]', '[9,0]', '[-1,1]', '[0]', '[0,1e9]', '{}', '[null,null]', '[']))}`],
    [3, () => `join=${encoded(field())}`],
    [3, () => `${rng.pick(['fields', 'select'])}=${encoded(`${field()},${field()}`)}`],
    [5, () => `${rng.pick(['limit', 'per_page', 'page', 'offset', 'months'])}=${rng.pick(NUMBERS)}`],
    [3, () => `q=${encoded(value())}`],
    [1, () => rng.pick(['filter=%ZZ', 'filter=%', 'q=%ff%fe', '%00=1', '&&&', '=', 'filter=%E0%A4%A', 'a[b][c][d]=1'])],
    [2, () => `${encoded(field())}=${encoded(value())}`],
    [1, () => `q=${'x'.repeat(rng.pick([2000, 8000]))}`],
  ])();
}

function search(field: () => string, value: () => unknown, rng: Rng, depth = 0): unknown {
  const next = () => search(field, value, rng, depth + 1);
  if (depth > 3) return value();
  return rng.weighted<() => unknown>([
    [4, () => ({ [field()]: value() })],
    [4, () => ({ [field()]: { [rng.pick(OPERATORS)]: rng.chance(0.5) ? value() : [value(), value()] } })],
    [2, () => ({ [rng.pick(['$and', '$or'])]: [next(), next()] })],
    [1, () => ({ [rng.pick(['$and', '$or', '$not'])]: rng.pick<unknown>([1, 'text', {}, [], [1], null]) })],
    [1, () => [next()]],
    [1, value],
    [1, () => Array.from({ length: 2000 }).reduce<unknown>((inner) => ({ $and: [inner] }), {})],
  ])();
}
