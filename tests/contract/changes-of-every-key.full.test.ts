import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isObject } from '@tuyen/model';
import { expect, it } from 'vitest';
import { editEveryKey } from '../support/edit-every-key.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const META = join(REPOSITORY, 'model/meta');

/** What they say is so without them too, or is read by a check alone. */
const WITHOUT_EFFECT = [
  /(?:\$schema|\btype|\bmethod|x-informative)$/u,
  // A geographic position has the limits of the earth.
  /^resources schema properties \* (?:required|properties)/u,
  // An empty list.
  /^permissions openApi$/u,
];

/** Keys of the language that this project does not use, and that no edit of it can reach. */
const UNUSED = new Set(['$comment', '$ref', '$schema', 'serialTemplates', 'singleton']);

it('an edit of each key of this project is a change, and a rule knows it', { timeout: 900_000 }, () => {
  const { silent, unknown } = editEveryKey(REPOSITORY);
  expect(unknown).toEqual([]);
  expect(silent.filter((key) => !WITHOUT_EFFECT.some((known) => known.test(key)))).toEqual([]);
});
void [readdirSync, readFileSync, isObject, META, UNUSED];
