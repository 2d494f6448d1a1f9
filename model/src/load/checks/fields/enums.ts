import type { Catalog } from '../../catalog.ts';
import type { Document, Path, SchemaProblem } from '../../problem.ts';
import { listIn, objectIn, stringIn, stringsIn } from '../../../model/json/raw.ts';
import type { Raw } from '../../../model/json/raw.ts';
import { suggest } from '../../suggest.ts';

export function* checkEnums({ documents }: Catalog): Iterable<SchemaProblem> {
  for (const document of documents) {
    if (document.kind === 'enum') yield* enumValues(document, objectIn(document.value), []);
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
    yield { ...place, code: 'TUY903', message: `"${name}" is not a value of the enum.`, hint };
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
