import type { Catalog } from '../../catalog.ts';
import { isObject } from '../../../model/json/is-object.ts';
import type { Document, Path, SchemaProblem } from '../../problem.ts';
import { entriesIn, listIn, objectIn, stringsIn } from '../../../model/json/raw.ts';
import { suggest } from '../../suggest.ts';

/** Checks that all paths of the configuration are inside the project, before any other file is read. */
export function* checkPaths(document: Document): Iterable<SchemaProblem> {
  for (const [key, value] of entriesIn(document.value)) {
    if (key === 'schemas') yield* inside(document, [key], value);
    if (key === 'plugins') {
      for (const [index, path] of listIn(document.value, key).entries()) yield* inside(document, [key, index], path);
    }
    if (!isObject(value) || key === 'identity' || key === 'plugins') continue;
    for (const [name, path] of entriesIn(value)) yield* inside(document, [key, name], path);
  }
}

function* inside(document: Document, path: Path, value: unknown): Iterable<SchemaProblem> {
  if (typeof value !== 'string') return;
  const steps = value.split(/[\\/]/);
  if (!steps.includes('..') && !/^([\\/]|[A-Za-z]:)/.test(value)) return;
  const message = `"${value}" is outside the project.`;
  yield { code: 'TUY107', document, path, message, hint: 'Write a path relative to this file, without "..".' };
}

export function* checkSerialTemplates({ documents, enums, config }: Catalog): Iterable<SchemaProblem> {
  const document = documents.find(({ kind }) => kind === 'config');
  const name = config.serialTemplates;
  if (!document || name === undefined || enums.has(name)) return;
  const hint = suggest(name, enums.keys()) ?? `Add the file enums/${name}.json.`;
  const message = `There is no enum file "${name}".`;
  yield { code: 'TUY204', document, path: ['serialTemplates'], message, hint };
}

export function* checkPromisingFields({ documents, resources }: Catalog): Iterable<SchemaProblem> {
  const document = documents.find(({ kind }) => kind === 'config');
  if (!document) return;
  const chosen = objectIn(objectIn(document.value, 'effects'), 'fields');
  for (const name of Object.keys(chosen)) {
    const entry = resources.get(name);
    if (!entry) {
      const path = ['effects', 'fields', name];
      const hint = suggest(name, resources.keys());
      yield { code: 'TUY203', document, path, message: `No resource is named "${name}".`, hint };
      continue;
    }
    for (const [field, place] of stringsIn(chosen, name)) {
      if (typeof chosen[name] === 'string' || entry.fields.has(field)) continue;
      const path = ['effects', 'fields', ...place];
      const hint = suggest(field, entry.fields.keys());
      yield { code: 'TUY209', document, path, message: `"${name}" has no field "${field}".`, hint };
    }
  }
}

export function* checkTimeZone({ documents, config }: Catalog): Iterable<SchemaProblem> {
  const document = documents.find(({ kind }) => kind === 'config');
  const name = config.region?.timeZone;
  if (!document || typeof name !== 'string' || isTimeZone(name)) return;
  const message = `There is no time zone "${name}".`;
  const hint = suggest(name, Intl.supportedValuesOf('timeZone')) ?? 'Write a name such as Europe/Berlin.';
  yield { code: 'TUY214', document, path: ['region', 'timeZone'], message, hint };
}

/**
 * Accepts former names of time zones, which Intl does not list. Rejects offsets such as `+07:00`, because they have no
 * daylight saving time.
 */
function isTimeZone(name: string): boolean {
  if (/^[+-]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
