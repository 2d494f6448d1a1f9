import { referenceTarget } from '../../kinds/reference-target.ts';
import { kindOfDeclared, type Catalog } from '../../load/catalog.ts';
import { recordFields } from '../../load/checks/fields/path-fields.ts';
import { isForeign } from '../../load/declared.ts';
import type { Document, SchemaProblem } from '../../load/problem.ts';
import { suggestOrList } from '../../load/suggest.ts';
import { entriesIn, stringIn } from '../../model/json/raw.ts';
import { resolvePath } from '../../placeholders/field-path.ts';
import type { Placed } from './placed-fields.ts';

/**
 * Checks what the form does with the record that a lookup found: `picture` must lead to an image, and `fills` must fill
 * other answers of the flow with fields of the record.
 */
export function* checkLookups(
  document: Document,
  placed: readonly Placed[],
  catalog: Catalog,
): Iterable<SchemaProblem> {
  for (const field of placed) {
    yield* picture(document, field, catalog);
    yield* fills(document, field, placed, catalog);
  }
}

function targetOf({ found }: Placed, { resources }: Catalog) {
  return found && resources.get(referenceTarget(found.schema)?.resource ?? '');
}

function* picture(document: Document, field: Placed, catalog: Catalog): Iterable<SchemaProblem> {
  const written = stringIn(field.written, 'picture');
  if (written === undefined) return;
  const place = { code: 'TUY715', document, path: [...field.path, 'picture'] } as const;
  const target = targetOf(field, catalog);
  if (stringIn(field.written, 'lookup') === undefined || !target) {
    const message = '"picture" is of the record that a lookup finds.';
    yield { ...place, at: 'key', message, hint: 'Add "lookup", or remove "picture".' };
    return;
  }
  const found = resolvePath(written, recordFields(target, catalog), (resource) => {
    const entry = catalog.resources.get(resource);
    return entry && !isForeign(entry.document) ? recordFields(entry, catalog) : undefined;
  });
  if ('unknown' in found) {
    const known = [...new Set(found.known.map((name) => name.replace(/\.$/, '')))];
    const hint = suggestOrList(found.unknown, known);
    yield { ...place, message: `There is no field "${written}" to show.`, hint };
    return;
  }
  const last = found.steps.at(-1)?.field.name ?? '';
  const holder = catalog.resources.get(found.steps.at(-2)?.field.reference ?? target.document.name);
  const declared = holder?.fields.get(last);
  if (declared && kindOfDeclared(declared, catalog)?.name === 'image') return;
  yield { ...place, message: `"${written}" is no image.`, hint: 'Name a field of the kind image.' };
}

function* fills(
  document: Document,
  field: Placed,
  placed: readonly Placed[],
  catalog: Catalog,
): Iterable<SchemaProblem> {
  const target = targetOf(field, catalog);
  const answers = placed.map(({ name }) => name).filter((name) => name !== field.name);
  for (const [answer, from] of entriesIn(field.written, 'fills')) {
    const place = { code: 'TUY715', document, path: [...field.path, 'fills', answer] } as const;
    if (stringIn(field.written, 'lookup') === undefined || !target) {
      const message = '"fills" takes values of the record that a lookup finds.';
      yield { ...place, path: [...field.path, 'fills'], at: 'key', message, hint: 'Add "lookup", or remove "fills".' };
      return;
    }
    if (!answers.includes(answer)) {
      const message = `The flow asks for no other answer "${answer}".`;
      yield { ...place, at: 'key', message, hint: suggestOrList(answer, answers) };
    } else if (typeof from === 'string' && !target.fields.has(from)) {
      const message = `"${target.document.name}" has no field "${from}".`;
      yield { ...place, message, hint: suggestOrList(from, target.fields.keys()) };
    }
  }
}
