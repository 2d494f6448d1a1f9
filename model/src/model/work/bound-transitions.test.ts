import { expect, it } from 'vitest';
import type { Actor, Transition } from './workflow.ts';
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
const system: readonly Actor[] = ['system'];
const bound = (...transitions: readonly Transition[]) => [
  ...transitionsBoundToVersion({ field: 'state', initial: 'NEW', transitions }),
];

it('a transition that starts in one state needs no version', () => {
  expect(bound(row('open', 'NEW', 'OPEN'), row('reopen', 'DONE', 'OPEN'), row('finish', 'OPEN', 'DONE'))).toEqual([]);
});

it('a transition that starts in two states of which one leads to the other needs the version', () => {
  expect(bound(row('open', 'NEW', 'OPEN'), row('cancel', 'NEW OPEN', 'CANCELED'))).toEqual(['cancel']);
  // Also over a third state, by the system, and in two rows of one name.
  const away = [row('send', 'NEW', 'SENDING', { by: system }), row('fail', 'SENDING', 'FAILED', { by: system })];
  expect(bound(...away, row('stop', 'NEW', 'ENDED'), row('stop', 'FAILED', 'ENDED'))).toEqual(['stop']);
});

it('states of which none leads to the other need no version', () => {
  expect(
    bound(row('damage', 'NEW', 'DAMAGED'), row('lose', 'NEW', 'LOST'), row('destroy', 'DAMAGED LOST', 'GONE')),
  ).toEqual([]);
  const renewal = { when: { kind: 'RENEW' } };
  const card = { when: { kind: ['NEW', 'REISSUE'] } };
  const publish = [row('publish', 'OPEN', 'DONE', renewal), row('publish', 'ATTACHED', 'DONE')];
  expect(bound(row('attach', 'OPEN', 'ATTACHED', card), ...publish)).toEqual([]);
});

it('transitions of customers and of the system need no version', () => {
  expect(bound(row('open', 'NEW', 'OPEN'), row('withdraw', 'NEW OPEN', 'ENDED', { by: ['customer'] }))).toEqual([]);
});
