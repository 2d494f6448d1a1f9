import type { ActorKind, Transition, Workflow } from '@tuyen/model';
import { expect, test } from 'vitest';
import { possibleTransitions } from './possible-transitions.ts';

const row = (name: string, from: string, to: string, more: Partial<Transition> = {}): Transition => ({
  name,
  from: [from],
  to,
  by: ['staff'] as ActorKind[],
  label: { vi: name },
  input: [],
  tone: 'primary',
  ...more,
});
const workflow: Workflow = {
  field: 'status',
  initial: 'CREATED',
  transitions: [
    row('pay', 'CREATED', 'PAID', { by: ['system'] }),
    row('approve', 'PAID', 'CONFIRMED'),
    row('reject', 'PAID', 'CANCELED'),
    row('publish', 'CONFIRMED', 'PUBLISHED', { when: { kind: 'RENEW' } }),
    row('attach', 'CONFIRMED', 'ATTACHED', { when: { kind: ['NEW', 'REISSUE'] } }),
    row('publish', 'ATTACHED', 'PUBLISHED'),
  ],
};
const names = (record: object, slugs?: string[]) =>
  possibleTransitions(
    workflow,
    'order',
    record as Record<string, unknown>,
    (slug) => slugs?.includes(slug) ?? true,
  ).map(({ name }) => name);

test('the possible transitions depend on the state of the record', () => {
  expect(names({ status: 'PAID' })).toEqual(['approve', 'reject']);
  expect(names({ status: 'CANCELED' })).toEqual([]);
});

test('transitions that only the system performs have no button', () => {
  expect(names({ status: 'CREATED' })).toEqual([]);
});

test('conditions decide which transitions of a state are possible', () => {
  expect(names({ status: 'CONFIRMED', kind: 'RENEW' })).toEqual(['publish']);
  expect(names({ status: 'CONFIRMED', kind: 'REISSUE' })).toEqual(['attach']);
});

test('only transitions that the user may perform are offered', () => {
  expect(names({ status: 'PAID' }, ['order.reject', 'order.update'])).toEqual(['reject']);
});
