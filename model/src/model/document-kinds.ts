import { keysOf } from './json/keys-of.ts';

interface KindOfDocument {
  /**
   * Folder below the schemas folder that contains the files of this kind. Undefined for a kind with a single file, or
   * with a reader of its own.
   */
  readonly folder?: string;
  readonly nameKey?: string;
  readonly path?: string;
}

/**
 * Kinds of files, in the order in which they are read and documented. To add a folder of documents, add a line here.
 * The compiler then reports every table that needs an entry for the new kind.
 */
export const DOCUMENT_KINDS = {
  config: { path: 'tuyen.config.json' },
  resource: { folder: 'resources', nameKey: 'name' },
  enum: { folder: 'enums' },
  kind: { folder: 'kinds' },
  menu: { path: 'schemas/menu.json' },
  backend: { folder: 'backends' },
  'role-groups': { path: 'schemas/permissions/role-groups.json' },
  'permission-module': { folder: 'permissions', nameKey: 'module' },
  flow: { folder: 'flows', nameKey: 'name' },
  mail: { folder: 'mails', nameKey: 'name' },
  print: { folder: 'prints', nameKey: 'name' },
  dashboard: { folder: 'dashboards', nameKey: 'name' },
  scenario: { folder: 'scenarios', nameKey: 'name' },
  locale: { path: 'schemas/locales/<language>/<file>.json' },
} as const satisfies Readonly<Record<string, KindOfDocument>>;

export type DocumentKind = keyof typeof DOCUMENT_KINDS;

export type FolderKind = {
  readonly [K in DocumentKind]: (typeof DOCUMENT_KINDS)[K] extends { readonly folder: string } ? K : never;
}[DocumentKind];

const BASE_KINDS = [
  'resource',
  'enum',
  'kind',
  'permission-module',
  'backend',
] as const satisfies readonly FolderKind[];

/**
 * Document types: kinds of files that use resources, such as a flow or a print. Each has a folder below
 * `model/src/documents` and an entry in `DOCUMENT_TYPES` there.
 */
export type DocumentTypeName = Exclude<FolderKind, (typeof BASE_KINDS)[number]>;

export type DocumentFolder<K extends DocumentTypeName = DocumentTypeName> = (typeof DOCUMENT_KINDS)[K]['folder'];

export function kindOfDocument(kind: DocumentKind): KindOfDocument {
  return DOCUMENT_KINDS[kind];
}

export function isDocumentType(kind: DocumentKind): kind is DocumentTypeName {
  return kindOfDocument(kind).folder !== undefined && !BASE_KINDS.some((base) => base === kind);
}

export const DOCUMENT_TYPE_NAMES: readonly DocumentTypeName[] = keysOf(DOCUMENT_KINDS).filter(isDocumentType);

export const DOCUMENT_FOLDERS: readonly DocumentFolder[] = DOCUMENT_TYPE_NAMES.map(
  (name) => DOCUMENT_KINDS[name].folder,
);

export interface SourcedDocument {
  readonly name: string;
  readonly source: string;
}

export function documentPath(kind: DocumentKind): string {
  const { folder = '', nameKey = 'name', path = `schemas/${folder}/<${nameKey}>.json` } = kindOfDocument(kind);
  return path;
}
