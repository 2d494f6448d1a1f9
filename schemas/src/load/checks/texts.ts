import { enumNamed } from '../../build/field.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Declared } from '../declared.ts';
import { isObject } from '../json-schema/value.ts';
import type { Document, Path, Problem } from '../problem.ts';
import { stringIn } from '../raw.ts';

/** Keys whose value is a text in every language. */
const TEXTS = new Set(['label', 'plural', 'title', 'intro', 'message', 'help', 'x-label', 'x-help', 'x-unit']);
/** Keys whose values are texts by name. */
const TEXTS_BY_NAME = new Set(['x-values']);
/** Below these stand names that people chose, or data: a property may be called `label`. */
const NAMES = new Set(['properties', 'patternProperties', 'x-values', 'groups', 'when', 'x-when']);
const DATA = new Set(['default', 'examples', 'enum', 'const']);

/** Is everything that people read written in every language of the project? */
export function* checkTexts(catalogue: Catalogue): Iterable<Problem> {
  for (const document of catalogue.documents) {
    if (document.kind !== 'config' && document.kind !== 'locale') yield* textsOf(document, catalogue.config.languages);
  }
  for (const { objects } of catalogue.resources.values()) {
    for (const { fields } of objects) for (const field of fields.values()) yield* labelOf(field, catalogue);
  }
}

function* labelOf(field: Declared, { enums }: Catalogue): Iterable<Problem> {
  if ('x-label' in field.schema) return;
  const reference = stringIn(field.schema, '$ref');
  // An enum file brings a label of its own.
  if (reference !== undefined && enums.has(enumNamed(reference))) return;
  const message = `The field "${field.name}" has no label.`;
  yield { code: 'TUY801', document: field.document, path: field.path, at: 'key', message, mend: 'Add "x-label".' };
}

/** Walks the file with a list of its own instead of recursion. */
function* textsOf(document: Document, languages: readonly string[]): Iterable<Problem> {
  const open: { readonly value: unknown; readonly path: Path; readonly named: boolean }[] = [
    { value: document.value, path: [], named: false },
  ];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path, named } = next;
    if (Array.isArray(value)) {
      value.forEach((item, index) => open.push({ value: item, path: [...path, index], named: false }));
      continue;
    }
    if (!isObject(value)) continue;
    for (const [key, inner] of Object.entries(value)) {
      const place = [...path, key];
      const isText = named ? TEXTS_BY_NAME.has(String(path.at(-1))) || isActionLabel(path) : TEXTS.has(key);
      if (isText && isObject(inner)) yield* textProblems(document, inner, place, languages);
      else if (!DATA.has(key) || named) open.push({ value: inner, path: place, named: !named && isNames(key, inner) });
    }
  }
}

function isNames(key: string, inner: unknown): boolean {
  return NAMES.has(key) || (key === 'actions' && isObject(inner));
}

function isActionLabel(path: Path): boolean {
  return path.at(-1) === 'actions';
}

function* textProblems(document: Document, text: object, path: Path, languages: readonly string[]): Iterable<Problem> {
  // A plural that is left out falls back to the label.
  const needed = path.at(-1) === 'plural' ? [] : languages;
  for (const language of needed.filter((tag) => !Object.hasOwn(text, tag))) {
    const message = `"${String(path.at(-1))}" is not written in "${language}".`;
    yield { code: 'TUY802', document, path, at: 'key', message, mend: `Add "${language}".` };
  }
  for (const [tag, words] of Object.entries(text)) {
    const place = { document, path: [...path, tag] };
    if (tag === 'colour' && path.at(-2) === 'x-values') continue;
    if (!languages.includes(tag) && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag)) {
      const message = `"${tag}" is no language of this project.`;
      yield { ...place, code: 'TUY803', at: 'key', message, mend: `It has ${languages.join(', ')}.` };
    } else if (typeof words === 'string' && words.trim() === '') {
      yield { ...place, code: 'TUY804', message: 'The text is empty.', mend: 'Write it, or leave the key out.' };
    }
  }
}
