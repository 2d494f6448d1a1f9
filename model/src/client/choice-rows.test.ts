import { describe, expect, it } from 'vitest';
import { formatsOf } from '../region/index.ts';
import { HANOI } from '../region/testing/regions.ts';
import { choicePath, choicesFrom } from './choice-rows.ts';

const choices = (answer: unknown, source: Parameters<typeof choicesFrom>[1]) =>
  choicesFrom(answer, source, formatsOf(HANOI));

describe('Request paths of form choices', () => {
  it.each([
    ['public/cities', {}, 'public/cities'],
    ['public/districts?city={city_id}', { city_id: 'hà nội' }, 'public/districts?city=h%C3%A0%20n%E1%BB%99i'],
    ['public/districts?city={city_id}', {}, undefined],
    ['public/districts?city={city_id}', { city_id: '' }, undefined],
    ['public/ticket-prices?route={route_ids?}', {}, 'public/ticket-prices?route='],
    ['public/ticket-prices?route={route_ids?}', { route_ids: ['r1'] }, 'public/ticket-prices?route=r1'],
  ])('the choices path %s filled with the form answers %j becomes %s', (path, answers, asked) =>
    expect(choicePath(path, answers)).toBe(asked),
  );

  it('no choices are requested for a form field while a required answer for their URL is empty', () => {
    const path = 'public/ticket-prices?route={route_ids?}';
    expect(choicePath(path, {}, ['route_ids'])).toBeUndefined();
    expect(choicePath(path, {}, ['months'])).toBe('public/ticket-prices?route=');
    expect(choicePath(path, { route_ids: ['r1'] }, ['route_ids'])).toBe('public/ticket-prices?route=r1');
  });
});

describe('Form choices read from a response', () => {
  const source = { value: 'id', label: '{code} – {name}' };
  const row = { id: 'r1', code: '02', name: 'Bác Cổ', route_scope: 'ONE_ROUTE' };
  it('choices are read from a list or a page of records, and any other response yields no choices', () => {
    const choice = { value: 'r1', label: '02 – Bác Cổ' };
    expect(choices([row], source)).toEqual([choice]);
    expect(choices({ data: [row, { code: 'x' }, null] }, source)).toEqual([choice]);
    expect(choices('nonsense', source)).toEqual([]);
  });
  it('the hint of a choice is filled with the values of its row, and a list of values is joined with semicolons', () => {
    const hint = choices([{ ...row, papers: ['Thẻ sinh viên', 'Căn cước'] }], { ...source, hint: '{papers}' })[0]?.hint;
    expect(hint).toBe('Thẻ sinh viên; Căn cước');
  });
  it('a choice that the server marks as refused is shown as disabled', () =>
    expect(choices([{ ...row, refused: 'sale_disabled' }], source)[0]).toMatchObject({ disabled: true }));
  it('a choice with a price has the formatted price as its hint', () =>
    expect(choices([{ ...row, price: 100_000 }], source)[0]?.hint).toBe('100.000đ'));
});
