import type { Transition } from '@tuyen/model';
import { expect, test } from 'vitest';
import { reverseOf } from './reverse-of.ts';

const transition = (name: string, from: string, to: string, more: Partial<Transition> = {}): Transition => ({
  name,
  label: {},
  from: [from],
  to,
  by: ['staff'],
  input: [],
  tone: 'neutral',
  ...more,
});
const lend = transition('lend', 'FREE', 'LENT');
const back = transition('give-back', 'LENT', 'FREE');
const reverse = (...others: readonly Transition[]) =>
  reverseOf({ transitions: [lend, ...others] }, lend, 'FREE', ({ name }) => name !== 'not-mine')?.name;

test('the only transition back to the former state reverses a transition', () => {
  expect(reverse(back, transition('lose', 'LENT', 'LOST'))).toBe('give-back');
});

test.each([
  ['none', []],
  ['two', [back, transition('return', 'LENT', 'FREE')]],
  ['one with required input', [{ ...back, input: [{ name: 'note', required: true }] } as unknown as Transition]],
  ['one that warns of danger', [{ ...back, tone: 'danger' as const }]],
  ['one that only the system makes', [{ ...back, by: ['system' as const] }]],
  ['one without permission', [{ ...back, name: 'not-mine' }]],
])('a transition cannot be undone if there is %s back', (_, others) => {
  expect(reverse(...others)).toBeUndefined();
});
