import { enumNamed } from '../../../build/field.ts';
import { isForeign } from '../../declared.ts';
import type { Catalog } from '../../catalog.ts';
import type { Document, Path, SchemaProblem } from '../../problem.ts';
import { listIn, objectIn, stringIn, stringsIn } from '../../../model/json/raw.ts';
import type { Raw } from '../../../model/json/raw.ts';
import { suggest } from '../../suggest.ts';

export function* checkEnums(catalog: Catalog): Iterable<SchemaProblem> {
  const foreign = enumsOfForeignResources(catalog);
  for (const document of catalog.documents) {
    if (document.kind === 'enum') yield* enumValues(document, objectIn(document.value), []);
    if (document.kind === 'enum' && !foreign.has(document.name)) yield* namedValues(document, document.value, []);
    if (document.kind === 'menu' || document.kind === 'role-groups') yield* groupNames(document);
  }
}

export function* enumValues(document: Document, schema: Raw, at: Path): Iterable<SchemaProblem> {
  const described = objectIn(schema, 'x-values');
  const seen = new Set<string>();
  for (const [value, place] of stringsIn(schema, 'enum')) {
    const path = [...at, ...place];
    if (seen.has(value)) {
      yield { code: 'TUY901', document, path, message: `"${value}" is listed twice.`, hint: 'Remove one.' };
    } else if (!Object.hasOwn(described, value)) {
      const message = `"x-values" has no label for "${value}".`;
      yield { code: 'TUY902', document, path, message, hint: `Add "${value}" to "x-values".` };
    }
    seen.add(value);
  }
  for (const name of Object.keys(described)) {
    if (seen.has(name)) continue;
    const place = { document, path: [...at, 'x-values', name], at: 'key' } as const;
    const hint = suggest(name, seen) ?? 'Remove it.';
    yield { ...place, code: 'TUY903', message: `"${name}" is no value of the enum.`, hint };
  }
}

/** Returns the enum files that only resources on another back end use. */
function enumsOfForeignResources({ resources }: Catalog): ReadonlySet<string> {
  const used = { own: new Set<string>(), foreign: new Set<string>() };
  for (const { document, schemas } of resources.values()) {
    const found = isForeign(document) ? used.foreign : used.own;
    for (const { schema } of schemas) {
      const reference = stringIn(schema, '$ref');
      if (reference !== undefined) found.add(enumNamed(reference));
    }
  }
  return new Set([...used.foreign].filter((name) => !used.own.has(name)));
}

const VALUE = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;

/** Checks that the values of an enum can be used in the code of the project's own server. */
export function* namedValues(document: Document, schema: unknown, at: Path): Iterable<SchemaProblem> {
  for (const [value, place] of stringsIn(schema, 'enum')) {
    if (VALUE.test(value) || value === '') continue;
    const message = `Item ${Number(place[1]) + 1} of "enum" must match ${VALUE.source}.`;
    const hint = 'Letters, digits, _ and -, a letter or digit first: IN_USE.';
    yield { code: 'TUY305', document, path: [...at, ...place], message, hint };
  }
}

function* groupNames(document: Document): Iterable<SchemaProblem> {
  const seen = new Set<string>();
  for (const [index, group] of listIn(document.value, 'groups').entries()) {
    const name = stringIn(group, 'name');
    if (name === undefined) continue;
    if (seen.has(name)) {
      const message = `Two groups are named "${name}".`;
      yield { code: 'TUY202', document, path: ['groups', index, 'name'], message, hint: 'Rename one.' };
    }
    seen.add(name);
  }
}
