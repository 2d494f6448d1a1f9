import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { editEveryKey } from '../support/edit-every-key.ts';

const CLINIC = fileURLToPath(new URL('../foreign/clinic', import.meta.url));

/** Pattern of keys whose change has no effect, because the default is the same. */
const WITHOUT_EFFECT = /(?:\$schema|\btype|\bmethod)$/u;

it("editing any key in a project's schemas is detected as a change with a known rule", () => {
  const { keys, silent, unknown } = editEveryKey(CLINIC);
  expect(keys).toBeGreaterThan(200);
  expect(unknown).toEqual([]);
  expect(silent.filter((key) => !WITHOUT_EFFECT.test(key))).toEqual([]);
});
