import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { singular } from './emit/print/names.ts';
import { readConfig } from './input-paths.ts';
import { exists } from './output/cache.ts';

/**
 * Writes `schemas/resources/<name>.json`: a resource with code and name that passes lint and generates. Its labels in every
 * language are derived from the name and meant to be replaced.
 * @returns the file's path relative to the project; `written` is false if the file exists already
 */
export function startResource(root: string, name: string): { readonly path: string; readonly written: boolean } {
  const { schemas = 'schemas', languages } = readConfig(root);
  const path = `${schemas}/resources/${name}.json`;
  if (exists(join(root, path))) return { path, written: false };
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text(name, languages, posix.relative(posix.dirname(path), META)), {
    flag: 'wx',
  });
  return { path, written: true };
}

/** Path of the meta-schemas in a project, with which editors complete the keys. */
const META = 'node_modules/@tuyen/model/meta';

/** Labels of the two fields, for the languages known here. */
const WORDS: Readonly<Record<'code' | 'name', Readonly<Record<string, string>>>> = {
  code: { vi: 'Mã', en: 'Code' },
  name: { vi: 'Tên', en: 'Name' },
};

function text(name: string, languages: readonly string[], meta: string): string {
  const one = singular(name);
  const inAll = (word: (language: string) => string) =>
    inline(Object.fromEntries(languages.map((language) => [language, word(language)])));
  const label = (field: 'code' | 'name') => inAll((language) => WORDS[field][language] ?? WORDS[field]['en'] ?? field);
  return `{
  "$schema": "${meta}/resource.schema.json",
  "name": "${name}",
  "module": "${one}",
  "label": ${inAll(() => humanize(one))},
  "plural": ${inAll(() => humanize(name))},
  "title": "{code} – {name}",
  "schema": {
    "type": "object",
    "required": ["code", "name"],
    "properties": {
      "code": { "type": "string", "minLength": 1, "maxLength": 20, "x-unique": true, "x-searchable": true, "x-label": ${label('code')} },
      "name": { "type": "string", "minLength": 1, "maxLength": 200, "x-searchable": true, "x-label": ${label('name')} }
    }
  }
}
`;
}

/** `fare-zones` → `Fare zones` */
function humanize(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** An object on one line, as people write it. */
function inline(words: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(words).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `{ ${pairs.join(', ')} }`;
}
