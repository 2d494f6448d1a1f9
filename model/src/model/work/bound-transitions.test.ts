import { expect, it } from 'vitest';
import type { ActorKind, Transition } from './workflow.ts';
import { transitionsBoundToVersion } from './bound-transitions.ts';

const row = (name: string, from: string, to: string, more: Partial<Transition> = {}): Transition => ({
  name,
  label: { en: name },
  from: from.split(' '),
  to,
  by: ['staff'],
  input: [],
  tone: 'neutral',
  ...more,
});
const system: readonly ActorKind[] = ['system'];
const bound = (...transitions: readonly Transition[]) => [
  ...transitionsBoundToVersion({ field: 'state', initial: 'NEW', transitions }),
];

it('a transition with a single start state does not require the record version', () => {
  expect(bound(row('open', 'NEW', 'OPEN'), row('reopen', 'DONE', 'OPEN'), row('finish', 'OPEN', 'DONE'))).toEqual([]);
});

it('a transition requires the record version if a record can move from one of its start states to another', () => {
  expect(bound(row('open', 'NEW', 'OPEN'), row('cancel', 'NEW OPEN', 'CANCELED'))).toEqual(['cancel']);
  // The way from one start state to the other may take several steps and may consist of system transitions. The two
  // start states may also be in different rows of the workflow that have the same name.
  const away = [row('send', 'NEW', 'SENDING', { by: system }), row('fail', 'SENDING', 'FAILED', { by: system })];
  expect(bound(...away, row('stop', 'NEW', 'ENDED'), row('stop', 'FAILED', 'ENDED'))).toEqual(['stop']);
});

it('a transition does not require the record version if its start states are unconnected', () => {
  expect(
    bound(row('damage', 'NEW', 'DAMAGED'), row('lose', 'NEW', 'LOST'), row('destroy', 'DAMAGED LOST', 'GONE')),
  ).toEqual([]);
  const renewal = { when: { kind: 'RENEW' } };
  const card = { when: { kind: ['NEW', 'REISSUE'] } };
  const publish = [row('publish', 'OPEN', 'DONE', renewal), row('publish', 'ATTACHED', 'DONE')];
  expect(bound(row('attach', 'OPEN', 'ATTACHED', card), ...publish)).toEqual([]);
});

it('transitions by customers and by the system do not require the record version', () => {
  expect(bound(row('open', 'NEW', 'OPEN'), row('withdraw', 'NEW OPEN', 'ENDED', { by: ['customer'] }))).toEqual([]);
});
