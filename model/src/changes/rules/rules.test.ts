import { expect, it } from 'vitest';
import type { Difference } from '../difference.ts';
import { verdictOf } from './index.ts';

const PROJECT = { config: undefined, model: undefined, locales: {}, diagnostics: [], sources: new Map() };
const BOTH = { before: PROJECT, after: PROJECT };

function difference(...path: readonly string[]): Difference {
  return { how: 'added', path, template: path.join('/'), before: undefined, after: true, items: [] };
}

it.each([
  ['of a resource', 'resources', '*', 'archive'],
  ['of a field', 'field', 'archive'],
  ['of a transition', 'resources', '*', 'workflow', 'transitions', '*', 'archive'],
  ['of a flow', 'flows', '*', 'archive'],
  ['of its own', 'archive'],
])('a key %s that no rule knows counts as breaking', (_, ...path) => {
  expect(verdictOf(difference(...path), BOTH)).toMatchObject({ code: 'TUC999', api: { level: 'breaking' } });
});

it('the nearest rule for all below counts', () => {
  expect(verdictOf(difference('resources', '*', 'views', '*', 'parts', 'fields', '*'), BOTH).code).toBe('TUC802');
});

it('a new flow is safe, one that is gone leads callers nowhere', () => {
  const flow = difference('flows', '*');
  expect(verdictOf(flow, BOTH)).toMatchObject({ code: 'TUC601', api: { level: 'safe' } });
  expect(verdictOf({ ...flow, how: 'removed' }, BOTH)).toMatchObject({ code: 'TUC602', api: { level: 'breaking' } });
});
