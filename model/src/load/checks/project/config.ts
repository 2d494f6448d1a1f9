import type { Catalog } from '../../catalog.ts';
import { isObject } from '../../../model/json/is-object.ts';
import type { Document, Path, SchemaProblem } from '../../problem.ts';
import { entriesIn } from '../../raw.ts';
import { suggest } from '../../suggest.ts';

/** Checks that all paths of the configuration are inside the project, before any other file is read. */
export function* checkPaths(document: Document): Iterable<SchemaProblem> {
  for (const [key, value] of entriesIn(document.value)) {
    if (key === 'schemas') yield* inside(document, [key], value);
    if (!isObject(value) || key === 'identity') continue;
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

export function* checkTimeZone({ documents, config }: Catalog): Iterable<SchemaProblem> {
  const document = documents.find(({ kind }) => kind === 'config');
  const name = config.region?.timeZone;
  if (!document || typeof name !== 'string' || isTimeZone(name)) return;
  const message = `There is no time zone "${name}".`;
  const hint = suggest(name, Intl.supportedValuesOf('timeZone')) ?? 'Write a name such as Europe/Berlin.';
  yield { code: 'TUY214', document, path: ['region', 'timeZone'], message, hint };
}

/** Accepts former names of time zones, which Intl does not list. Rejects offsets, which have no daylight saving time. */
function isTimeZone(name: string): boolean {
  if (/^[+-]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
