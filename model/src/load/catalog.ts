import { memoize } from '../memoize.ts';
import { enumNamed } from '../build/field.ts';
import { recognizeKind } from '../kinds/index.ts';
import type { ParseContext } from '../kinds/kind.ts';
import type { ModelOperator } from '../kinds/plugin-operator.ts';
import type { AnyKind } from '../kinds/registry.ts';
import type { JsonSchema } from '../model/json/json-schema.ts';
import { PROJECT_KIND_BASES, type ProjectKind } from '../model/model.ts';
import { NO_PLUGIN_VIEW_KINDS, type PluginViewKinds } from '../view-kinds/plugin/plugin-view-kind.ts';
import { declaredObjects } from './declared.ts';
import type { Declared, DeclaredObject } from './declared.ts';
import { codeIn, moduleNamedIn, type KindCodes } from './kind-code.ts';
import type { DocumentKind } from '../model/document-kinds.ts';
import type { Document } from './problem.ts';
import type { Locales, ProjectConfig } from './project.ts';
import { listIn, objectIn, stringIn } from '../model/json/raw.ts';
import type { Raw } from '../model/json/raw.ts';
import { schemasIn } from './schemas-in.ts';
import type { FoundSchema } from './schemas-in.ts';

export interface Catalog {
  readonly config: ProjectConfig;
  readonly documents: readonly Document[];
  readonly resources: ReadonlyMap<string, ResourceEntry>;
  readonly enums: ReadonlyMap<string, readonly string[]>;
  readonly kinds: ReadonlyMap<string, ProjectKind>;
  /**
   * Names of role groups. Undefined if their file cannot be read. Then every name is accepted, because one unreadable
   * file should not cause a hundred errors.
   */
  readonly roleGroups: ReadonlySet<string> | undefined;
  readonly menuGroups: ReadonlySet<string> | undefined;
  readonly toolWords: Locales;
  readonly kindCodes: KindCodes | undefined;
  readonly viewKinds: PluginViewKinds;
  readonly operators: readonly ModelOperator[];
}

export interface ResourceEntry {
  readonly document: Document;
  /** All objects with fields: the record first, then its nested objects. */
  readonly objects: readonly DeclaredObject[];
  /** Every JSON Schema in the file, at any depth, including those inside conditions. */
  readonly schemas: readonly FoundSchema[];
  readonly fields: ReadonlyMap<string, Declared>;
}

export function catalogOf(
  config: ProjectConfig,
  documents: readonly Document[],
  toolWords: Locales,
  kindCodes?: KindCodes,
  viewKinds: PluginViewKinds = NO_PLUGIN_VIEW_KINDS,
  operators: readonly ModelOperator[] = [],
): Catalog {
  const of = (kind: DocumentKind) => documents.filter((document) => document.kind === kind);
  return {
    config,
    documents,
    resources: new Map(of('resource').map((document) => [document.name, entryOf(document)])),
    enums: new Map(of('enum').map((document) => [document.name, valuesOf(document)])),
    kinds: new Map(of('kind').map((document) => [document.name, kindOf(document, kindCodes)])),
    roleGroups: groupNames(of('role-groups')),
    menuGroups: groupNames(of('menu')),
    toolWords,
    kindCodes,
    viewKinds,
    operators,
  };
}

function entryOf(document: Document): ResourceEntry {
  const objects = declaredObjects(document);
  return { document, objects, schemas: schemasIn(document), fields: objects[0]?.fields ?? new Map() };
}

function valuesOf(document: Document): readonly string[] {
  return listIn(document.value, 'enum').filter((value) => typeof value === 'string');
}

function kindOf(document: Document, codes: KindCodes | undefined): ProjectKind {
  const { name, value } = document;
  const base = PROJECT_KIND_BASES.find((known) => known === stringIn(value, 'base')) ?? 'text';
  const [pattern, code] = [stringIn(value, 'pattern'), moduleNamedIn(document)];
  return {
    name,
    base,
    ...(pattern !== undefined && { pattern }),
    ...(code !== undefined && { code, ...codeIn(codes?.get(code)) }),
    message: {},
    examples: [],
  };
}

function groupNames(documents: readonly Document[]): ReadonlySet<string> | undefined {
  if (documents.some(({ value }) => value === undefined)) return undefined;
  const groups = documents.flatMap((document) => listIn(document.value, 'groups'));
  return new Set(groups.map((group) => stringIn(group, 'name')).filter((name) => name !== undefined));
}

/** Cached because several checks need the kind of the same field. */
export const kindOfDeclared = memoize((field: Declared, catalog: Catalog): AnyKind | undefined =>
  recognizeKind(withEnums(field.schema, catalog), parseContext(catalog)),
);

export function parseContext(catalog: Catalog): ParseContext {
  return { languages: [], nested: () => [], projectKind: (format) => catalog.kinds.get(format) };
}

export function withEnums(schema: Raw, { enums }: Catalog): JsonSchema {
  const reference = stringIn(schema, '$ref');
  const items = objectIn(schema, 'items');
  if (reference !== undefined) return { ...schema, ...inlined(reference, enums) };
  const inner = stringIn(items, '$ref');
  if (inner !== undefined) return { ...schema, items: { ...items, ...inlined(inner, enums) } };
  if (listsTexts(items)) return { ...schema, items: { ...items, 'x-enum': '' } };
  return listsTexts(schema) ? { type: 'string', ...schema, 'x-enum': '' } : schema;
}

function listsTexts(schema: Raw): boolean {
  const values = listIn(schema, 'enum');
  return values.length > 0 && values.every((value) => typeof value === 'string');
}

function inlined(reference: string, enums: Catalog['enums']): JsonSchema {
  const name = enumNamed(reference);
  const values = enums.get(name) ?? [];
  return { type: 'string', ...(values.length > 0 && { enum: values }), 'x-enum': name };
}
