import { expect, it } from 'vitest';
import { eventOf, type RecordEvent } from './event.ts';
import { matches } from './matches.ts';
import { resourceOf } from '../store/resource-of.ts';
import { webhookModel } from './webhooks.fixture.ts';

function event(): RecordEvent {
  const before = { id: 'b1', version: 1, title: 'a', pages: 3, vault_code: '1' };
  const after = { ...before, version: 2, title: 'b', vault_code: '2', rare: true };
  const found = eventOf(resourceOf(webhookModel(), 'books'), { resource: 'books', before, after });
  if (!found) throw new Error('A change has an event.');
  return found;
}
const asks = (conditions: readonly object[], more: object = {}) =>
  matches({ resources: ['books'], events: ['UPDATED'], conditions, ...more }, event());

it.each([
  ['title', 'IS', 'b', true],
  ['title', 'IS', 'a', false],
  ['title', 'IS_NOT', 'a', true],
  ['title', 'CHANGED', undefined, true],
  ['pages', 'CHANGED', undefined, false],
  ['pages', 'AT_LEAST', '3', true],
  ['pages', 'AT_LEAST', '10', false],
  ['pages', 'AT_MOST', '10', true],
  ['pages', 'AT_MOST', 'x', false],
  ['rare', 'IS', 'true', true],
  ['isbn', 'IS', undefined, true],
  ['title', 'IS', undefined, false],
  ['vault_code', 'CHANGED', undefined, false],
  ['vault_code', 'IS', '2', false],
  ['vault_code', 'IS_NOT', '1', false],
])('the condition %s %s %s of a changed book holds: %s', (field, operator, value, holds) => {
  expect(asks([{ field, operator, value }])).toBe(holds);
});

it('all conditions have to hold', () => {
  const title = { field: 'title', operator: 'IS', value: 'b' };
  expect(asks([title, { field: 'pages', operator: 'IS', value: '3' }])).toBe(true);
  expect(asks([title, { field: 'pages', operator: 'IS', value: '4' }])).toBe(false);
});

it('a hook for one office gets no events of records of another', () => {
  expect(asks([], { record_office_id: 'o1' })).toBe(false);
});

it('an event holds the changed fields without secrets, and never the version twice', () => {
  expect(event().changed).toEqual({ title: 'b', rare: true });
});
