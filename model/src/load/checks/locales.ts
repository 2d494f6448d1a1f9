import type { Catalog } from '../catalog.ts';
import { isObject } from '../json-schema/value.ts';
import type { Document, Path, Problem } from '../problem.ts';

/** Reports texts of the shells that exist in one language only. Without this check the fallback would hide them. */
export function* checkLocales({ documents, config }: Catalog): Iterable<Problem> {
  const files = documents.filter(({ kind }) => kind === 'locale');
  for (const [name, sharing] of Map.groupBy(files, (document) => document.name)) {
    const [first, ...others] = config.languages.map((language) => inLanguage(sharing, language));
    if (!first) continue;
    for (const [index, other] of others.entries()) {
      const language = config.languages[index + 1] ?? '';
      if (other) yield* missingKeys(first, other, language);
      else yield missingFile(first, name, language);
    }
  }
}

function inLanguage(files: readonly Document[], language: string): Document | undefined {
  return files.find(({ file }) => file.includes(`/locales/${language}/`));
}

function missingFile(document: Document, name: string, language: string): Problem {
  const message = `There is no ${name}.json in "${language}".`;
  return {
    code: 'TUY805',
    severity: 'warning',
    document,
    path: [],
    message,
    hint: `Add locales/${language}/${name}.json.`,
  };
}

function* missingKeys(first: Document, other: Document, language: string): Iterable<Problem> {
  // The unreadable file is reported already.
  if (first.value === undefined || other.value === undefined) return;
  const ours = keysOf(first.value);
  const theirs = keysOf(other.value);
  const base = { code: 'TUY805', severity: 'warning', at: 'key' } as const;
  for (const [key, path] of ours) {
    if (theirs.has(key)) continue;
    const message = `"${key}" is not written in "${language}".`;
    yield { ...base, document: first, path, message, hint: `Add it to ${other.file}.` };
  }
  for (const [key, path] of theirs) {
    if (ours.has(key)) continue;
    const message = `"${key}" is written in "${language}" alone.`;
    yield { ...base, document: other, path, message, hint: `Add it to ${first.file}, or remove it.` };
  }
}

/** Dotted keys of the texts with their paths. Plural forms differ by language, so they count as one key. */
function keysOf(value: unknown): ReadonlyMap<string, Path> {
  const found = new Map<string, Path>();
  const open: { readonly value: unknown; readonly path: Path }[] = [{ value, path: [] }];
  for (const { value: inner, path } of open) {
    if (typeof inner === 'string') found.set(path.join('.').replace(/_(zero|one|two|few|many|other)$/, ''), path);
    else if (isObject(inner)) {
      for (const [key, one] of Object.entries(inner))
        if (key !== '$schema') open.push({ value: one, path: [...path, key] });
    }
  }
  return found;
}
