import { enumNamed } from '../../../build/field.ts';
import type { Catalog } from '../../catalog.ts';
import type { Declared } from '../../declared.ts';
import { isObject } from '../../../model/json/is-object.ts';
import { memoize } from '../../../memoize.ts';
import type { Document, Path, SchemaProblem } from '../../problem.ts';
import { type Raw, stringIn } from '../../../model/json/raw.ts';

const TEXTS = new Set([
  'label',
  'plural',
  'title',
  'intro',
  'message',
  'help',
  'subject',
  'paragraph',
  'button',
  'x-label',
  'x-help',
  'x-unit',
  'x-all-label',
  'heading',
  'text',
  'result',
  'to',
  'lead',
  'form_title',
  'send',
  'none',
  'note',
  'navigation',
]);
/**
 * Returns whether the key's value is a text for users. The key `result` of an operation is such a text, but `result` of
 * a flow is an object.
 */
const isTextKey = (key: string, { kind }: Document): boolean =>
  TEXTS.has(key) && !(kind === 'flow' && key === 'result');
const SHORT = 'x-short-label';
/**
 * Keys whose value is an object with arbitrary keys. For example, a key `label` below `properties` is the name of a
 * field, not a text.
 */
const NAMES = new Set([
  'properties',
  'patternProperties',
  'x-values',
  'groups',
  'when',
  'x-when',
  'where',
  'filter',
  'late',
  'parameters',
]);
const DATA = new Set(['default', 'examples', 'enum', 'const']);
/**
 * Returns whether a key contains arbitrary data, such as the steps of a scenario. Texts in such data need no
 * translations.
 */
const isData = (key: string, { kind }: Document): boolean => DATA.has(key) || (kind === 'scenario' && key === 'steps');

/** Types of files without texts for users. In such files, a key such as `label` can be the name of a resource. */
const WITHOUT_TEXTS: ReadonlySet<Document['kind']> = new Set(['backend', 'config', 'locale']);

export function* checkTexts(catalog: Catalog): Iterable<SchemaProblem> {
  const { languages } = catalog.config;
  for (const document of catalog.documents) {
    if (WITHOUT_TEXTS.has(document.kind)) continue;
    for (const [text, path] of textsIn(document)) {
      if (!isComplete(text, languages)) yield* textProblems(document, text, path, languages);
    }
  }
  for (const { objects } of catalog.resources.values()) {
    for (const { fields } of objects) for (const field of fields.values()) yield* labelOf(field, catalog);
  }
}

function* labelOf(field: Declared, { enums }: Catalog): Iterable<SchemaProblem> {
  if ('x-label' in field.schema) return;
  const reference = stringIn(field.schema, '$ref');
  // A field without a label is fine if it refers to an enum file, because the file has a label.
  if (reference !== undefined && enums.has(enumNamed(reference))) return;
  const message = `The field "${field.name}" has no label.`;
  const documented = ['title', 'description'].find((key) => key in field.schema);
  const hint =
    documented === undefined
      ? 'Add "x-label".'
      : `Add "x-label" with a text in each language. "${documented}" is shown only in the documentation of the API.`;
  yield { code: 'TUY801', document: field.document, path: field.path, at: 'key', message, hint };
}

/**
 * Returns every text of a file with its path. The recursion is safe, because the loader has limited the depth of the
 * file.
 */
export const textsIn = memoize((document: Document): readonly (readonly [Raw, Path])[] => {
  const found: (readonly [Raw, Path])[] = [];
  const trail: (string | number)[] = [];
  const visit = (value: unknown, named: boolean): void => {
    const list = Array.isArray(value);
    if (!list && !isObject(value)) return;
    for (const [key, inner] of Object.entries<unknown>(value)) {
      if (typeof inner !== 'object' || inner === null) continue;
      const isText =
        (list ? isTextList(trail.at(-1)) : named ? areTexts(trail.at(-1)) : isTextKey(key, document)) &&
        isObject(inner);
      trail.push(list ? Number(key) : key);
      if (isText) found.push([inner, [...trail]]);
      const short: unknown = isText && inner[SHORT];
      if (isObject(short)) found.push([short, [...trail, SHORT]]);
      else if (named || !isData(key, document)) visit(inner, !list && !named && isNames(key, inner));
      trail.pop();
    }
  };
  visit(document.value, false);
  return found;
});

function isNames(key: string, inner: unknown): boolean {
  return NAMES.has(key) || (key === 'actions' && isObject(inner));
}

function isTextList(parent: string | number | undefined): boolean {
  return parent === 'x-templates';
}

function areTexts(parent: string | number | undefined): boolean {
  return parent === 'actions' || parent === 'x-values';
}

/**
 * Returns whether the text has all languages. Nearly every text has them, so this fast check avoids most runs of the
 * slower check that reports what is missing.
 */
function isComplete(text: Raw, languages: readonly string[]): boolean {
  for (const language of languages) {
    const words = text[language];
    if (typeof words !== 'string' || !words.trim()) return false;
  }
  return Object.keys(text).length === languages.length;
}

function* textProblems(
  document: Document,
  text: Raw,
  path: Path,
  languages: readonly string[],
): Iterable<SchemaProblem> {
  // The key `plural` need not have a text in every language. If the text is missing, screens show the label.
  const needed = path.at(-1) === 'plural' ? [] : languages;
  for (const language of needed.filter((tag) => !Object.hasOwn(text, tag))) {
    const message = `"${String(path.at(-1))}" has no text in "${language}".`;
    yield { code: 'TUY802', document, path, at: 'key', message, hint: `Add "${language}".` };
  }
  for (const [tag, words] of Object.entries(text)) {
    const place = { document, path: [...path, tag] };
    if (tag === 'color' && path.at(-2) === 'x-values') continue;
    if (!languages.includes(tag) && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag)) {
      const message = `"${tag}" is not a language of this project.`;
      yield { ...place, code: 'TUY803', at: 'key', message, hint: `Its languages are ${languages.join(', ')}.` };
    } else if (typeof words === 'string' && words.trim() === '') {
      yield { ...place, code: 'TUY804', message: 'The text is empty.', hint: 'Write a text, or remove the key.' };
    }
  }
}
