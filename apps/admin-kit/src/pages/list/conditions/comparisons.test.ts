import type { Resource } from '@tuyen/model';
import { expect, test } from 'vitest';
import { field, FIELDS, films } from '../../../data/foreign/films.fixture.ts';
import { canNest, comparableFields, comparisonsOf, isComplete, operandInput } from './comparisons.ts';

// Safe cast: only these keys of a resource are read.
const own = (fields = FIELDS, list: object = {}) => ({ name: 'films', fields, list }) as unknown as Resource;
const labels = (kind: string, more: object = {}, resource = own()) =>
  comparisonsOf(resource, field('it', kind, more)).map(({ label }) => label.replace('conditions.operators.', ''));

test('each kind of field has the comparisons that make sense for it', () => {
  const [date, number] = [
    ['period', 'on', 'before', 'after', 'since', 'until', 'between'],
    ['equal', 'unequal', 'more', 'at_least', 'less', 'at_most', 'between'],
  ];
  const empty = ['empty', 'filled'];
  expect(labels('text')).toEqual(['contains', 'lacks', 'is', 'is_not', 'starts', 'ends', ...empty]);
  expect(labels('integer')).toEqual([...number, ...empty]);
  expect(labels('date')).toEqual([...date, ...empty]);
  expect(labels('date-time')).toEqual([...date, ...empty]);
  expect(labels('time')).toEqual([...date.slice(1), ...empty]);
  expect(labels('enum', { enum: 'state', values: ['A'] })).toEqual(['any_of', 'none_of', ...empty]);
  expect(labels('reference', { resource: 'studios' })).toEqual(['any_of', 'none_of', ...empty]);
  expect(labels('reference-list', { resource: 'studios' })).toEqual(['has', 'has_not', ...empty]);
  expect(labels('boolean')).toEqual(['is', ...empty]);
  expect(labels('json')).toEqual(empty);
});

test('a foreign back end offers only comparisons that its dialect has, and no groups', () => {
  const { resource } = films();
  const offered = (kind: string, more: object = {}) => labels(kind, more, resource);
  expect(offered('text')).toEqual(['contains', 'is']);
  expect(offered('integer')).toEqual(['equal', 'at_least']);
  // A period needs both its start and its end.
  expect(offered('date')).toEqual(['on', 'since']);
  expect(offered('enum', { enum: 'state', values: ['A'] })).toEqual(['any_of']);
  expect([canNest(resource), canNest(own())]).toEqual([false, true]);
});

test('conditions name all fields that can be compared, or those that the schema names', () => {
  const secret = field('secret', 'text', { writeOnly: true });
  const names = (list: object) => comparableFields(own([...FIELDS, secret], list)).map(({ name }) => name);
  expect(names({})).toContain('film_title');
  expect(names({})).not.toContain('secret');
  expect(names({})).not.toContain('id');
  expect(names({ conditions: ['price', 'secret'] })).toEqual(['price']);
});

test('several values are entered with an input for several values', () => {
  const state = field('state', 'enum', { enum: 'states', values: ['A', 'B'] });
  const [several] = comparisonsOf(own(), state);
  expect(several && operandInput(state, several)).toMatchObject({
    widget: 'enum-list-input',
    props: { enum: 'states' },
  });
});

test('a comparison needs all its values', () => {
  const comparison = (operand: 'none' | 'one' | 'several' | 'range') => ({ operator: '$eq', label: '', operand });
  expect(isComplete(comparison('none'), undefined)).toBe(true);
  expect([0, false, 'a', '', null, undefined].map((value) => isComplete(comparison('one'), value))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect([['a'], []].map((value) => isComplete(comparison('several'), value))).toEqual([true, false]);
  expect([[1, 2], [1], [1, null]].map((value) => isComplete(comparison('range'), value))).toEqual([true, false, false]);
});
