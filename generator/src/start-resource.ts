import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { singular } from './emit/print/names.ts';
import { isThere } from './output/cache.ts';

/**
 * Writes `schemas/resources/<name>.json`: a catalogue with code and name that lints and generates as it stands. Its words
 * are the name itself, in every language of the project, there to be replaced.
 * @returns the file's path relative to the project; `written` is false where a file was there already
 */
export function startResource(root: string, name: string): { readonly path: string; readonly written: boolean } {
  const config = JSON.parse(readFileSync(join(root, 'tuyen.config.json'), 'utf8')) as Config;
  const path = `${config.schemas}/resources/${name}.json`;
  if (isThere(join(root, path))) return { path, written: false };
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text(name, config.languages, posix.relative(posix.dirname(path), META)), {
    flag: 'wx',
  });
  return { path, written: true };
}

interface Config {
  readonly schemas: string;
  readonly languages: readonly string[];
}

/** Where a project finds the meta-schemas, so that its editor completes the keys. */
const META = 'node_modules/@tuyen/model/meta';

/** Words that every catalogue needs, where we know the language. */
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
  "label": ${inAll(() => spoken(one))},
  "plural": ${inAll(() => spoken(name))},
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
function spoken(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** An object on one line, as people write it. */
function inline(words: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(words).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `{ ${pairs.join(', ')} }`;
}
