// Generated from model/meta/backend-record.schema.json by scripts/schema-types.ts. Edit that file instead.

/** How a record on another back end is read and written. */
export interface BackEndRecordFile {
  /** The path of one record. {id} is its key, {path} that of the resource's "at". */
  readonly get?: string;
  /**
   * Where the answer has the record. A path of keys with dots; a number is an item of a list. By default the answer is
   * the record.
   */
  readonly unwrap?: string;
  /** Where a record has its fields, if not beside its key. A path of keys with dots; a number is an item of a list. */
  readonly fields?: string;
  /** What the body of a create or an update has beside the fields: {path} is the last part of the resource's path. */
  readonly constants?: { readonly [key: string]: string | number | boolean };
  /** Parameters of the request that reads it. {id} is the key of the record, {key} its name there. */
  readonly params?: { readonly [key: string]: string };
  /** Headers of the request that reads it. */
  readonly headers?: { readonly [key: string]: string };
  /** How a record is created: one method with its path. */
  readonly create?: BackEndCreateFile;
  /** How a record is changed: one method with its path. */
  readonly update?: BackEndUpdateFile;
  /** How a record is deleted: one method with its path. */
  readonly delete?: BackEndDeleteFile;
  /** Operations of the resource, by name. */
  readonly operations?: { readonly [key: string]: BackEndOperationFile };
}

export interface BackEndCreateFile {
  /** The path of a POST request. */
  readonly post?: string;
  /** The path of a PUT request. */
  readonly put?: string;
  /** Where the body has the record. A path of keys with dots; a number is an item of a list. */
  readonly wrap?: string;
  /** Where the answer has the record; by default as "unwrap" of the record. */
  readonly unwrap?: string;
  /** Parameters of every request. {id} is the key of the record, {key} its name there. */
  readonly params?: { readonly [key: string]: string };
  /** Headers of every request. */
  readonly headers?: { readonly [key: string]: string };
}

export interface BackEndUpdateFile {
  /** The path of a PATCH request. */
  readonly patch?: string;
  /** The path of a PUT request. */
  readonly put?: string;
  /** The path of a POST request. */
  readonly post?: string;
  /** Where the body has the record. A path of keys with dots; a number is an item of a list. */
  readonly wrap?: string;
  /** Where the answer has the record; by default as "unwrap" of the record. */
  readonly unwrap?: string;
  /**
   * changed: only the fields that changed. whole: the record as it was read, with the changes. By default changed for
   * PATCH, otherwise whole.
   */
  readonly send?: 'changed' | 'whole';
  /** Parameters of every request. {id} is the key of the record, {key} its name there. */
  readonly params?: { readonly [key: string]: string };
  /** Headers of every request. */
  readonly headers?: { readonly [key: string]: string };
}

export interface BackEndDeleteFile {
  /** The path of a DELETE request. */
  readonly delete?: string;
  /** The path of a POST request. */
  readonly post?: string;
  /** Parameters of every request. {id} is the key of the record, {key} its name there. */
  readonly params?: { readonly [key: string]: string };
  /** Headers of every request. */
  readonly headers?: { readonly [key: string]: string };
}

export interface BackEndOperationFile {
  /** The path of a POST request. */
  readonly post?: string;
  /** The path of a PUT request. */
  readonly put?: string;
  /** The path of a PATCH request. */
  readonly patch?: string;
  /** The path of a DELETE request. */
  readonly delete?: string;
  /** Where the body has the record. A path of keys with dots; a number is an item of a list. */
  readonly wrap?: string;
  /** Where the answer has the record; by default as "unwrap" of the record. */
  readonly unwrap?: string;
  /** Parameters of every request. {id} is the key of the record, {key} its name there. */
  readonly params?: { readonly [key: string]: string };
  /** Headers of every request. */
  readonly headers?: { readonly [key: string]: string };
}
