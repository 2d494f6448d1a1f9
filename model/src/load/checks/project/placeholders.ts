import type { Raw } from '../../../model/json/raw.ts';
import { stringIn } from '../../../model/json/raw.ts';
import type { Catalog } from '../../catalog.ts';
import type { Document, Path, SchemaProblem } from '../../problem.ts';
import { textsOfLocale } from './locale-texts.ts';
import { textsIn } from './texts.ts';

/** Reports texts whose placeholders differ between the languages, in schema files and in locale files. */
export function* checkPlaceholders(catalog: Catalog): Iterable<SchemaProblem> {
  for (const document of catalog.documents) {
    if (document.kind === 'config' || document.kind === 'locale') continue;
    for (const [text, path] of textsIn(document)) yield* placeholdersOf(text, catalog.config.languages, document, path);
  }
  yield* placeholdersOfLocales(catalog);
}

function* placeholdersOf(
  text: Raw,
  languages: readonly string[],
  document: Document,
  path: Path,
): Iterable<SchemaProblem> {
  const [first, ...others] = languages;
  const expected = first === undefined ? undefined : stringIn(text, first);
  if (first === undefined || expected === undefined) return;
  for (const language of others) {
    const words = stringIn(text, language);
    if (words !== undefined)
      yield* difference(expected, words, { first, language, document, path: [...path, language] });
  }
}

function* placeholdersOfLocales({ config, documents }: Catalog): Iterable<SchemaProblem> {
  const [first, ...others] = config.languages;
  const inLanguage = (language: string) =>
    documents.filter(({ file }) => file.startsWith(`${config.schemas}/locales/${language}/`));
  if (first === undefined) return;
  const firsts = new Map(inLanguage(first).map(({ name, value }) => [name, textsOfLocale(value)]));
  for (const language of others) {
    for (const document of inLanguage(language)) {
      const texts = firsts.get(document.name);
      for (const [key, { words, path }] of textsOfLocale(document.value)) {
        const expected = texts?.get(key);
        if (expected) yield* difference(expected.words, words, { first, language, document, path });
      }
    }
  }
}

function* difference(
  expected: string,
  words: string,
  {
    first,
    language,
    document,
    path,
  }: { readonly first: string; readonly language: string; readonly document: Document; readonly path: Path },
): Iterable<SchemaProblem> {
  const [wanted, found] = [placeholderNames(expected), placeholderNames(words)];
  const lacking = [...wanted].filter((name) => !found.has(name));
  const extra = [...found].filter((name) => !wanted.has(name));
  if (lacking.length === 0 && extra.length === 0) return;
  const parts = [
    ...lacking.map((name) => `"${language}" lacks {${name}}`),
    ...extra.map((name) => `"${first}" lacks {${name}}`),
  ];
  yield {
    code: 'TUY808',
    severity: 'warning',
    document,
    path,
    message: `The placeholders differ between the languages: ${parts.join(', ')}.`,
    hint: 'Write each placeholder in each language.',
  };
}

/** Returns the names in `{name}`, `%{name}` and `{{name}}`, of all plural forms together. */
function placeholderNames(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/\{+\s*([\w.*-]+)[^{}]*\}+/gu)].map(([, name = '']) => name));
}
