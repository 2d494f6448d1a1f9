import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { loadProject } from '../../project/load-project.ts';
import { isObject } from '../../model/json/is-object.ts';
import { ASSERTIONS } from '../../model/vocabulary.ts';
import { compareProjects } from '../compare.ts';

const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url));

/**
 * Keys of a field that need no rule of their own in `tuyen changes`. These are the name of the field, keys with nested
 * fields or values (which are compared one by one), and keys that repeat a keyword of the field's JSON Schema.
 */
const SAME: ReadonlySet<string> = new Set(['name', 'kind', 'value', 'values', 'fields', 'schema', ...ASSERTIONS]);

const other = (value: unknown): unknown => (Array.isArray(value) ? ['other'] : 'other');

function changed(things: unknown): unknown {
  if (!Array.isArray(things)) return things;
  return things.map((thing) =>
    isObject(thing)
      ? Object.fromEntries(
          Object.entries(thing).map(([key, value]) => [key, SAME.has(key) ? changed(value) : other(value)]),
        )
      : thing,
  );
}

it('every changed key of a field, enum or project kind is classified by a rule', () => {
  const before = loadProject(REPOSITORY);
  const model = JSON.parse(JSON.stringify(before.model));
  for (const resource of model.resources) resource.fields = changed(resource.fields);
  const after = { ...before, model: { ...model, enums: changed(model.enums), kinds: changed(model.kinds) } };
  const changes = compareProjects(before, after);
  expect(changes.length).toBeGreaterThan(1000);
  const unknown = changes.filter(({ code }) => code === 'TUC999').map(({ difference }) => difference.template);
  expect([...new Set(unknown)]).toEqual([]);
});
