import { describe, expect, it } from 'vitest';
import { choicePath, choicesFrom } from './choice-rows.ts';
import { read } from './text.tsx';

describe('where choices come from', () => {
  it.each([
    ['public/cities', {}, 'public/cities'],
    ['public/districts?city={city_id}', { city_id: 'hà nội' }, 'public/districts?city=h%C3%A0%20n%E1%BB%99i'],
    ['public/districts?city={city_id}', {}, undefined],
    ['public/districts?city={city_id}', { city_id: '' }, undefined],
    ['public/ticket-prices?route={route_ids?}', {}, 'public/ticket-prices?route='],
    ['public/ticket-prices?route={route_ids?}', { route_ids: ['r1'] }, 'public/ticket-prices?route=r1'],
  ])('%s with %j: %s', (path, answers, asked) => expect(choicePath(path, answers)).toBe(asked));
});

describe('choices', () => {
  const source = { value: 'id', label: '{code} – {name}' };
  const row = { id: 'r1', code: '02', name: 'Bác Cổ', route_scope: 'ONE_ROUTE' };
  it('come from a plain list, a page, or nothing', () => {
    const choice = { value: 'r1', label: '02 – Bác Cổ' };
    expect(choicesFrom([row], source)).toEqual([choice]);
    expect(choicesFrom({ data: [row, { code: 'x' }, null] }, source)).toEqual([choice]);
    expect(choicesFrom('nonsense', source)).toEqual([]);
  });
  it('leave out what contradicts an earlier answer', () => {
    expect(choicesFrom([row], source, { route_scope: 'MULTI_ROUTE' })).toEqual([]);
    expect(choicesFrom([row], source, { route_scope: 'ONE_ROUTE', card_kind: 'BASIC' })).toHaveLength(1);
  });
  it('name their price', () => expect(choicesFrom([{ ...row, price: 100_000 }], source)[0]?.hint).toBe('100.000đ'));
});

describe('a typed text', () => {
  it.each([
    ['', { kind: 'text' }, undefined],
    ['3', { kind: 'integer' }, 3],
    ['3,5', { kind: 'decimal' }, 3.5],
    ['1.200.000', { kind: 'money' }, 1_200_000],
    ['ba', { kind: 'integer' }, 'ba'],
    [' ', { kind: 'integer' }, ' '],
    ['c1234567', { kind: 'text', transform: 'upper' }, 'C1234567'],
  ] as const)('"%s" for %j means %j', (typed, field, value) => expect(read(typed, field)).toBe(value));
});
