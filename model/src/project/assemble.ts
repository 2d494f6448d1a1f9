import type { KindFile } from '../generated/kind.ts';
import type { DocumentFiles, FileTypes, Named, ProjectFiles } from '../build/files.ts';
import { wordsIn, type Words } from '../model/words.ts';
import { NO_LETTERHEAD } from '../documents/print/print.ts';
import { NEUTRAL_REGION } from '../region/region.ts';
import { codeIn, moduleNamedIn, type KindCodes } from '../load/kind-code.ts';
import { byDocumentFolder } from '../documents/document-types.ts';
import { dialectFileName, shippedDialect } from '../load/dialects.ts';
import type { Document } from '../load/problem.ts';
import type { Locales, ProjectConfig } from '../load/project.ts';

/** Groups the schema files by kind. Pass only files that have passed every check, because their types are assumed. */
export function assemble(config: ProjectConfig, documents: readonly Document[], codes?: KindCodes): ProjectFiles {
  return {
    title: config.title,
    languages: config.languages,
    identity: config.identity,
    backends: config.backends ?? {},
    dialects: dialectsOf(config, documents),
    region: { ...NEUTRAL_REGION, ...config.region },
    maps: config.maps,
    texts: modelTexts(assembleLocales(config.languages, documents)),
    resources: ofKind(documents, 'resource'),
    enums: ofKind(documents, 'enum'),
    kinds: ofKind(documents, 'kind').map((kind) => withCode(kind, codes)),
    menu: ofKind(documents, 'menu')[0]?.value ?? { groups: [] },
    roleGroups: ofKind(documents, 'role-groups')[0]?.value ?? { groups: [] },
    modules: ofKind(documents, 'permission-module'),
    ...byDocumentFolder<DocumentFiles>((name) => ofKind(documents, name)),
    letterhead: { ...NO_LETTERHEAD, ...config.letterhead },
  };
}

function dialectsOf({ backends = {} }: ProjectConfig, documents: readonly Document[]): ProjectFiles['dialects'] {
  const files = new Map(ofKind(documents, 'backend').map(({ name, value }) => [name, value]));
  const found = Object.entries(backends).map(([name, { dialect = '' }]) => {
    const file = shippedDialect(dialect) ?? files.get(dialectFileName(dialect) ?? '');
    return file && ([name, file] as const);
  });
  return Object.fromEntries(found.filter((entry) => entry !== undefined));
}

export function assembleLocales(languages: readonly string[], documents: readonly Document[]): Locales {
  const locales = languages.map((language) => {
    const files = documents.filter(({ kind, file }) => kind === 'locale' && file.includes(`/locales/${language}/`));
    return [language, Object.fromEntries(files.map(({ name, value }) => [name, wordsOf(value)]))] as const;
  });
  return Object.fromEntries(locales);
}

function modelTexts(locales: Locales): ProjectFiles['texts'] {
  return Object.fromEntries(Object.entries(locales).map(([language, files]) => [language, files['model'] ?? {}]));
}

function wordsOf(value: unknown): Words {
  const { $schema: _, ...words } = wordsIn(value);
  return words;
}

export function checkedValue<K extends keyof FileTypes>(kind: K, document: Document): FileTypes[K] {
  if (document.kind !== kind) throw new Error(`${document.file} is not a file of the kind "${kind}".`);
  // Safe cast: the document has passed the check against its meta-schema, which describes this type.
  return document.value as FileTypes[K];
}

function withCode(kind: Named<KindFile>, codes: KindCodes | undefined): ProjectFiles['kinds'][number] {
  const module = moduleNamedIn({ file: kind.source, value: kind.value });
  if (module === undefined) return kind;
  const functions = codeIn(codes?.get(module));
  return { ...kind, module, ...(functions && { functions }) };
}

function ofKind<K extends keyof FileTypes>(documents: readonly Document[], kind: K): readonly Named<FileTypes[K]>[] {
  return documents
    .filter((document) => document.kind === kind && document.value !== undefined)
    .map((document) => ({ name: document.name, source: document.file, value: checkedValue(kind, document) }));
}
