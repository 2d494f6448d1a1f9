import type { Catalog } from '../../catalog.ts';
import type { Document, Path, SchemaProblem } from '../../problem.ts';
import type { Locales, ProjectConfig } from '../../project.ts';
import { textsOfLocale } from './locale-texts.ts';

/**
 * Reports texts of the back-office and the portal that exist in one language only. Screens would silently show them in
 * another language. Texts that the tool provides count as existing.
 */
export function* checkLocales({ documents, config, toolWords }: Catalog): Iterable<SchemaProblem> {
  const files = documents.filter(({ kind }) => kind === 'locale');
  for (const [name, sharing] of Map.groupBy(files, (document) => document.name)) {
    const [first, ...others] = config.languages.map((language) => ({
      language,
      document: inLanguage(sharing, language),
      brought: keysOf(toolWords[language]?.[name]),
    }));
    if (!first?.document) continue;
    for (const other of others) {
      if (other.document)
        yield* missingKeys({ ...first, document: first.document }, { ...other, document: other.document });
      else if (
        isKnown(other.language, name, toolWords) &&
        missing(keysOf(first.document.value), other.brought).length > 0
      )
        yield missingFile(first.document, name, other.language);
    }
  }
  yield* missingToolTexts(documents, config, toolWords);
}

/** Returns false only if the tool has texts for this file in another language but not in this one. */
function isKnown(language: string, name: string, toolWords: Locales): boolean {
  return toolWords[language]?.[name] !== undefined || !Object.values(toolWords).some((words) => words[name]);
}

const NAMED = 3;

/**
 * Reports the languages in which texts of the tool are missing, once per language. The texts that the project adds to
 * the same files count, too.
 */
function* missingToolTexts(
  documents: readonly Document[],
  config: ProjectConfig,
  toolWords: Locales,
): Iterable<SchemaProblem> {
  const settings = documents.find(({ kind }) => kind === 'config');
  if (!settings) return;
  const { languages, schemas } = config;
  const names = new Set(Object.values(toolWords).flatMap((words) => Object.keys(words)));
  const used = [...names].filter((name) => (name !== 'admin' && name !== 'portal') || config[name] !== undefined);
  for (const [index, language] of languages.entries()) {
    const files = used.flatMap((name) => {
      if (toolWords[language]?.[name]) return [];
      const first = documents.find(({ file }) => file === `${schemas}/locales/${languages[0]}/${name}.json`);
      const own = keysOf(documents.find(({ file }) => file === `${schemas}/locales/${language}/${name}.json`)?.value);
      const brought = Object.values(toolWords).map((words) => words[name]);
      const all = new Set([...brought, first?.value].flatMap((words) => [...keysOf(words).keys()]));
      const keys = [...all].filter((key) => !own.has(key));
      return keys.length > 0 ? [{ name, keys }] : [];
    });
    if (files.length === 0) continue;
    const total = files.reduce((sum, { keys }) => sum + keys.length, 0);
    const parts = files.map(({ name, keys }) => {
      const more = keys.length > NAMED ? `, … (${keys.length})` : '';
      return `${name}.json ${keys.slice(0, NAMED).join(', ')}${more}`;
    });
    yield {
      code: 'TUY805',
      severity: 'warning',
      document: settings,
      path: ['languages', index],
      message: `"${language}" lacks ${total} ${total === 1 ? 'text' : 'texts'}: ${parts.join('; ')}.`,
      hint: `They are shown in English. Run "tuyen new locale ${language}", and translate ${schemas}/locales/${language}.`,
    };
  }
}

interface LocaleFile {
  readonly language: string;
  readonly document: Document;
  readonly brought: ReadonlyMap<string, Path>;
}

function inLanguage(files: readonly Document[], language: string): Document | undefined {
  return files.find(({ file }) => file.includes(`/locales/${language}/`));
}

function missingFile(document: Document, name: string, language: string): SchemaProblem {
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

function* missingKeys(first: LocaleFile, other: LocaleFile): Iterable<SchemaProblem> {
  // The unreadable file has already been reported.
  if (first.document.value === undefined || other.document.value === undefined) return;
  const ours = keysOf(first.document.value);
  const theirs = keysOf(other.document.value);
  const base = { code: 'TUY805', severity: 'warning', at: 'key' } as const;
  for (const [key, path] of missing(ours, theirs, other.brought)) {
    const message = `"${key}" is not written in "${other.language}".`;
    yield { ...base, document: first.document, path, message, hint: `Add it to ${other.document.file}.` };
  }
  for (const [key, path] of missing(theirs, ours, first.brought)) {
    const message = `"${key}" is written in "${other.language}" alone.`;
    yield { ...base, document: other.document, path, message, hint: `Add it to ${first.document.file}, or remove it.` };
  }
}

function missing(
  keys: ReadonlyMap<string, Path>,
  ...others: readonly ReadonlyMap<string, Path>[]
): readonly (readonly [key: string, path: Path])[] {
  return [...keys].filter(([key]) => !others.some((other) => other.has(key)));
}

function keysOf(value: unknown): ReadonlyMap<string, Path> {
  return new Map([...textsOfLocale(value)].map(([key, { path }]) => [key, path]));
}
