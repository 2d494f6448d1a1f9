import type { Field } from '@tuyen/model';
import { expect, test } from 'vitest';
import { withUnsetSwitches } from './unset-switches.ts';

const field = (name: string, kind: string, required = false) => ({ name, kind, required }) as Field;

test('an optional boolean that the record does not contain stays without a value in its form', () => {
  const fields = [field('agreed', 'boolean'), field('active', 'boolean', true), field('note', 'text')];
  expect(withUnsetSwitches(fields, { id: '1' })).toEqual({ id: '1', agreed: null });
  const stored = { id: '1', agreed: false };
  expect(withUnsetSwitches(fields, stored)).toBe(stored);
});
