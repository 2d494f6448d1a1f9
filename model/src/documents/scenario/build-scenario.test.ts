import { expect, test } from 'vitest';
import type { ScenarioFile, ScenarioStepFile } from '../../generated/scenario.ts';
import { buildScenario } from './build-scenario.ts';

const label = { en: 'A book is lost.' };
const build = (value: Omit<ScenarioFile, 'name' | 'label'>) =>
  buildScenario({ name: 'lost', source: 'lost.json', value: { name: 'lost', label, ...value } });
const steps = (...files: readonly ScenarioStepFile[]) => build({ steps: files }).steps;

test('a scenario accepts only the parameters that its file declares', () => {
  const parameters = { number: { type: 'string' } } as const;
  expect(build({ steps: [], parameters, required: ['number'] })).toEqual({
    name: 'lost',
    source: 'lost.json',
    label,
    parameters: { type: 'object', additionalProperties: false, properties: parameters, required: ['number'] },
    steps: [],
  });
  expect(build({ steps: [] }).parameters).toEqual({ type: 'object', additionalProperties: false, properties: {} });
});

test('a scenario step finds records in the order of their ids, unless it defines a sort order', () => {
  expect(steps({ find: 'loans' }, { name: 'loan', find: 'loans', filter: { state: 'OPEN' }, sort: '-due_on' })).toEqual(
    [
      { kind: 'find', name: '', resource: 'loans', filter: {}, sort: { field: 'id', descending: false } },
      {
        kind: 'find',
        name: 'loan',
        resource: 'loans',
        filter: { state: 'OPEN' },
        sort: { field: 'due_on', descending: true },
      },
    ],
  );
});

test('a scenario step acts on the record that an earlier step found or created', () => {
  const [, , ...later] = steps(
    { name: 'loan', find: 'loans' },
    { name: 'book', create: 'books', body: { name: 'x' }, as: 'head', office: 'main' },
    { update: 'book', body: { name: 'y' } },
    { transition: 'lose', on: 'loan', as: 'staff' },
    { name: 'answer', operation: 'count', on: 'loan' },
    { operation: 'count', on: 'loans' },
    { update: 'settings', office: 'main' },
    { transition: 'lose', on: 'other' },
  );
  expect(later).toEqual([
    { kind: 'update', resource: 'books', record: 'book', body: { name: 'y' } },
    { kind: 'transition', transition: 'lose', resource: 'loans', record: 'loan', as: 'staff' },
    { kind: 'operation', operation: 'count', resource: 'loans', record: 'loan', name: 'answer' },
    { kind: 'operation', operation: 'count', resource: 'loans' },
    { kind: 'update', resource: 'settings', office: 'main' },
    { kind: 'transition', transition: 'lose', resource: '', record: 'other' },
  ]);
});

test('a scenario step can create a record as another account and in another office', () => {
  const step = { name: 'book', create: 'books', body: { name: 'x' }, as: 'head', office: 'main' };
  const { create: resource, ...sent } = step;
  expect(steps(step, { create: 'books' })).toEqual([
    { kind: 'create', resource, ...sent },
    { kind: 'create', resource: 'books' },
  ]);
});

test('the API call of a scenario step has a method and a path', () => {
  const calls = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'].map((method) => ({ call: `${method} /books` }));
  expect(steps(...calls).map((step) => 'method' in step && [step.method, step.path])).toEqual([
    ['GET', '/books'],
    ['POST', '/books'],
    ['PUT', '/books'],
    ['PATCH', '/books'],
    ['DELETE', '/books'],
    ['GET', '/books'],
  ]);
  expect(steps({ call: 'POST /books', body: { a: 1 } })).toEqual([
    { kind: 'call', method: 'POST', path: '/books', body: { a: 1 } },
  ]);
});
