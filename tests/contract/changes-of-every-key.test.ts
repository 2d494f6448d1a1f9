import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { editEveryKey } from '../support/edit-every-key.ts';

const CLINIC = fileURLToPath(new URL('../foreign/clinic', import.meta.url));

/** What they say is so without them too. */
const WITHOUT_EFFECT = /(?:\$schema|\btype|\bmethod)$/u;

it('an edit of each key of a project is a change, and a rule knows it', () => {
  const { keys, silent, unknown } = editEveryKey(CLINIC);
  expect(keys).toBeGreaterThan(200);
  expect(unknown).toEqual([]);
  expect(silent.filter((key) => !WITHOUT_EFFECT.test(key))).toEqual([]);
});
