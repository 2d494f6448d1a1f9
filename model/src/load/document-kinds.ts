interface KindOfDocument {
  /**
   * Folder below the schemas folder that contains the files of this kind. Undefined for a kind with a single file, or
   * with a reader of its own.
   */
  readonly folder?: string;
  /** Key in the file that repeats the name of the file. */
  readonly nameKey?: string;
}

/**
 * Kinds of files, in the order in which they are read. A new kind needs an entry here and a meta-schema. The compiler
 * then reports every table that lacks an entry for the new kind.
 */
export const DOCUMENT_KINDS = {
  config: {},
  resource: { folder: 'resources', nameKey: 'name' },
  enum: { folder: 'enums' },
  kind: { folder: 'kinds' },
  'permission-module': { folder: 'permissions', nameKey: 'module' },
  'role-groups': {},
  flow: { folder: 'flows', nameKey: 'name' },
  mail: { folder: 'mails', nameKey: 'name' },
  print: { folder: 'prints', nameKey: 'name' },
  dashboard: { folder: 'dashboards', nameKey: 'name' },
  scenario: { folder: 'scenarios', nameKey: 'name' },
  locale: {},
  menu: {},
} as const satisfies Readonly<Record<string, KindOfDocument>>;

export type DocumentKind = keyof typeof DOCUMENT_KINDS;

/** Kinds that have a folder, so that a project has any number of files. */
export type FolderKind = {
  readonly [K in DocumentKind]: (typeof DOCUMENT_KINDS)[K] extends { readonly folder: string } ? K : never;
}[DocumentKind];

export function kindOfDocument(kind: DocumentKind): KindOfDocument {
  return DOCUMENT_KINDS[kind];
}
