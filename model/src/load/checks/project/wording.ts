import { enumNamed } from '../../../build/field.ts';
import { isObject } from '../../../model/json/is-object.ts';
import { listIn, objectIn, type Raw, stringIn } from '../../../model/json/raw.ts';
import type { Catalog } from '../../catalog.ts';
import type { DeclaredObject } from '../../declared.ts';
import type { Document, Path, SchemaProblem } from '../../problem.ts';
import { textsIn } from './texts.ts';

/**
 * Reports texts that are complete but mislead: one label for two fields, an action that is named like the button that
 * leaves its dialog, and placeholders that one language lacks.
 */
export function* checkWording(catalog: Catalog): Iterable<SchemaProblem> {
  for (const { document, objects } of catalog.resources.values()) {
    for (const object of objects) yield* sharedLabels(object, catalog);
    yield* dismissLabels(document, catalog);
  }
  for (const document of catalog.documents) {
    if (document.kind === 'config' || document.kind === 'locale') continue;
    for (const [text, path] of textsIn(document)) yield* placeholdersOf(text, catalog.config.languages, document, path);
  }
  yield* placeholdersOfLocales(catalog);
}

function* sharedLabels({ fields, document }: DeclaredObject, catalog: Catalog): Iterable<SchemaProblem> {
  const labels = [...fields.values()].map((field) => {
    const file = enumNamed(stringIn(field.schema, '$ref') ?? '');
    const own = 'x-label' in field.schema;
    const enumFile = catalog.documents.find(({ kind, name }) => kind === 'enum' && name === file);
    return { field, own, label: objectIn(own ? field.schema : enumFile?.value, 'x-label') };
  });
  for (const [index, { field, own, label }] of labels.entries()) {
    for (const language of catalog.config.languages) {
      const words = stringIn(label, language);
      const first = labels.slice(0, index).find((one) => isSame(stringIn(one.label, language), words));
      if (!first) continue;
      yield {
        code: 'TUY806',
        severity: 'warning',
        document,
        path: own ? [...field.path, 'x-label', language] : field.path,
        ...(!own && { at: 'key' }),
        message: `"${field.name}" and "${first.field.name}" have the same label in "${language}": "${words}".`,
        hint: 'Users cannot tell them apart. Rename one.',
      };
    }
  }
}

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one.trim().toLowerCase() === other.trim().toLowerCase();

function* dismissLabels(document: Document, { config, documents, toolWords }: Catalog): Iterable<SchemaProblem> {
  const actions = [
    ...listIn(objectIn(document.value, 'workflow'), 'transitions').map((item, index) => ({
      action: objectIn(item),
      path: ['workflow', 'transitions', index, 'label'],
    })),
    ...listIn(document.value, 'operations').map((item, index) => ({
      action: objectIn(item),
      path: ['operations', index, 'label'],
    })),
  ];
  for (const language of config.languages) {
    const own = documents.find(({ file }) => file === `${config.schemas}/locales/${language}/admin.json`);
    const words = [own?.value, toolWords[language]?.['admin']].map((texts) =>
      stringIn(objectIn(isObject(texts) ? texts : {}, 'workflow'), 'cancel'),
    );
    const dismiss = words.find((word) => word !== undefined);
    for (const { action, path } of actions) {
      if (!isSame(stringIn(objectIn(action, 'label'), language), dismiss)) continue;
      yield {
        code: 'TUY807',
        severity: 'warning',
        document,
        path: [...path, language],
        message: `"${dismiss}" is also the button that leaves the dialog of this action.`,
        hint: 'Name the action after its effect: a verb and an object.',
      };
    }
  }
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
  const firsts = new Map(inLanguage(first).map(({ name, value }) => [name, textsBelow(value)]));
  for (const language of others) {
    for (const document of inLanguage(language)) {
      const texts = firsts.get(document.name);
      for (const [key, { words, path }] of textsBelow(document.value)) {
        const expected = texts?.get(key);
        if (expected) yield* difference(expected.words, words, { first, language, document, path });
      }
    }
  }
}

/** Returns all texts of a locale file by their keys, joined by dots. */
function textsBelow(value: unknown): ReadonlyMap<string, { readonly words: string; readonly path: Path }> {
  const found = new Map<string, { readonly words: string; readonly path: Path }>();
  const open: { readonly inner: unknown; readonly path: Path }[] = [{ inner: value, path: [] }];
  for (const { inner, path } of open) {
    if (typeof inner === 'string') found.set(path.join('.'), { words: inner, path });
    else if (isObject(inner))
      for (const [key, one] of Object.entries(inner)) open.push({ inner: one, path: [...path, key] });
  }
  return found;
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
