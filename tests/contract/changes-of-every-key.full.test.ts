import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isObject } from '@tuyen/model';
import { expect, it } from 'vitest';
import { editEveryKey, keysOf } from '../support/edit-every-key.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const CLINIC = join(REPOSITORY, 'tests/foreign/clinic');
const META = join(REPOSITORY, 'model/meta');

/**
 * Patterns of keys in schema files. A change of such a key has no effect: the new value equals the default, or only a
 * check reads the key.
 */
const WITHOUT_EFFECT = [
  /(?:\$schema|\$comment|\btype|\bmethod|x-informative)$/u,
  // The limits of a geographic position cannot change, because they are those of the earth.
  /^resources schema properties \* (?:required|properties)/u,
  /^permissions openApi$/u,
];

it("editing any key in this project's schemas is detected as a change with a known rule", { timeout: 900_000 }, () => {
  const { silent, unknown } = editEveryKey(REPOSITORY);
  expect(unknown).toEqual([]);
  expect(silent.filter((key) => !WITHOUT_EFFECT.some((known) => known.test(key)))).toEqual([]);
});

/**
 * Meta-schemas of dialects. One rule judges every change of a dialect (TUC113), whichever key changes:
 * `model/src/changes/rules/back-ends.test.ts`.
 */
const DIALECT = /^backend/u;

/**
 * Keys of the schema language that the test cannot change, because neither test project uses them. If you add a key to
 * the language, use it in one of the projects instead of listing it here.
 */
const UNUSED = `
  active additionalProperties as barcode below contentEncoding contentMediaType
  dependentRequired deprecated exclusiveMaximum exclusiveMinimum facts last lastSignIn limit minProperties
  multipleOf parent plugins readOnly role shortName signIn space superuser
  wide writeOnly x-renamed-from x-renamed-values
`
  .trim()
  .split(/\s+/u);

/**
 * Keys of back ends, places and imports. Neither test project has another back end, and imports are not part of the
 * Model. `model/src/changes/rules/back-ends.test.ts` changes back ends and places.
 */
const OTHER_SYSTEMS = `
  auth backend backends dialect embed encoding except header headers ids imports names only own rename secret sends
  source url x-at
`
  .trim()
  .split(/\s+/u);

it('the two test projects use all keys of the schema language except the listed ones', () => {
  const used = new Set([REPOSITORY, CLINIC].flatMap((root) => keysOf(root)));
  const described = readdirSync(META)
    .filter((file) => !DIALECT.test(file))
    .flatMap((file) => namesIn(JSON.parse(readFileSync(join(META, file), 'utf8'))));
  expect([...new Set(described)].filter((name) => !used.has(name)).toSorted()).toEqual(
    [...UNUSED, ...OTHER_SYSTEMS].toSorted(),
  );
});

function namesIn(schema: unknown): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap(namesIn);
  if (!isObject(schema)) return [];
  const own = isObject(schema['properties']) ? Object.keys(schema['properties']) : [];
  const { examples: _, ...below } = schema;
  return [...own, ...Object.values(below).flatMap(namesIn)];
}
