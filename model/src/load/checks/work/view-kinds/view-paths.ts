import { resolvePath } from '../../../../placeholders/field-path.ts';
import { kindOfDeclared } from '../../../catalog.ts';
import type { Path, SchemaProblem } from '../../../problem.ts';
import { objectIn, stringsIn } from '../../../raw.ts';
import { didYouMean } from '../../../suggest.ts';
import { checkCondition } from '../../fields/conditions.ts';
import { recordFields } from '../../fields/path-fields.ts';
import { fieldNamed, isSecret } from '../views.ts';
import type { ViewPlace } from './index.ts';

/**
 * Checks the field paths under a key of a view. Each path must lead to a field of the record, or of a record that it
 * refers to.
 * @param upload whether the key accepts only image and file fields
 */
export function* checkPaths(
  { view, path, entry, catalog }: ViewPlace,
  key: string,
  upload = false,
): Iterable<SchemaProblem> {
  const { document } = entry;
  const own = recordFields(entry, catalog);
  for (const [written, place] of stringsIn(view, key)) {
    const at = { document, path: [...path, ...place] };
    const found = resolvePath(written, own, (resource) => {
      const target = catalog.resources.get(resource);
      return target && recordFields(target, catalog);
    });
    if ('unknown' in found) {
      const known = [...new Set(found.known.map((name) => name.replace(/\.$/, '')))];
      const hint = didYouMean(found.unknown, known) ?? `There are ${known.join(', ')}.`;
      yield { ...at, code: 'TUY209', message: `There is no field "${written}" to show.`, hint };
      continue;
    }
    const steps = found.steps.slice(0, -1);
    const name = found.steps.at(-1)?.field.name ?? '';
    if (steps.some(({ into }) => into === 'object')) {
      const message = `"${written}" is a part of an object.`;
      yield { ...at, code: 'TUY530', message, hint: `Show the whole: "${steps[0]?.field.name ?? ''}".` };
      continue;
    }
    if (!upload) continue;
    const holder = steps.length === 0 ? entry : catalog.resources.get(steps.at(-1)?.field.reference ?? '');
    const field = holder?.fields.get(name);
    const kind = field && kindOfDeclared(field, catalog)?.name;
    if (kind === 'image' || kind === 'file') continue;
    const message = `"${written}" is no upload.`;
    yield { ...at, code: 'TUY530', message, hint: 'Name a field of kind "image" or "file", or move it to "fields".' };
  }
}

export function* checkFilter({ view, path, entry, catalog }: ViewPlace): Iterable<SchemaProblem> {
  const { document, fields } = entry;
  const filter = objectIn(view, 'filter');
  yield* checkCondition(document, filter, [...path, 'filter'], fields, catalog);
  for (const name of Object.keys(filter)) {
    const field = fields.get(name);
    const kind = field && kindOfDeclared(field, catalog);
    if (name.includes('.') || (field && kind && (!kind.filter || isSecret(field)))) {
      const message = `A list cannot be filtered by "${name}".`;
      const place: Path = [...path, 'filter', name];
      yield { code: 'TUY501', document, path: place, at: 'key', message, hint: 'Use another field.' };
    }
  }
}

export function* checkSort({ view, path, entry, catalog }: ViewPlace): Iterable<SchemaProblem> {
  for (const [written, place] of stringsIn(view, 'sort')) {
    const name = written.replace(/^-/, '');
    const at: Path = [...path, ...place];
    const field = yield* fieldNamed(entry, name, at);
    const kind = field && kindOfDeclared(field, catalog);
    if (!field || !kind || (kind.sortable && !isSecret(field))) continue;
    const message = `A list cannot be sorted by "${name}".`;
    yield { code: 'TUY501', document: entry.document, path: at, message, hint: 'Use another field.' };
  }
}
