// Generated from model/meta/backend.schema.json by scripts/schema-types.ts. Edit that file instead.
import type { BackEndListFile } from './backend-list.ts';
import type { BackEndRecordFile } from './backend-record.ts';

/**
 * How a back end that is not the project's own server is called. tuyen.config.json names the file as the dialect of a
 * back end. What it does not say, no screen offers.
 */
export interface DialectFile {
  /** The meta-schema, for editors. */
  readonly $schema?: string;
  /** For readers of the file. */
  readonly $comment?: string;
  /** The media type of bodies. */
  readonly mediaType?: string;
  /** What all lists and records have in common. A list or a record says only what differs; null takes one away. */
  readonly defaults?: BackEndDefaultsFile;
  /** Lists, by resource. With a default for "get" every resource of the back end has a list. */
  readonly lists?: { readonly [key: string]: BackEndListFile };
  /** Records, by resource. */
  readonly records?: { readonly [key: string]: BackEndRecordFile };
  /** Where an answer with an error has its texts. */
  readonly errors?: BackEndErrorsFile;
}

export interface BackEndDefaultsFile {
  /** Of every list. */
  readonly list?: BackEndListFile;
  /** Of every record. */
  readonly record?: BackEndRecordFile;
}

export interface BackEndErrorsFile {
  /** The message. A path of keys with dots; a number is an item of a list. [] stands for every item of a list. */
  readonly message?: string;
  /**
   * The messages of fields: a path to an object with a message or a list of messages by field, or an object for a list
   * of errors.
   */
  readonly fields?: string | BackEndFieldErrorsFile;
}

export interface BackEndFieldErrorsFile {
  /** The list. A path of keys with dots; a number is an item of a list. */
  readonly at: string;
  /** Where an error has the field: its name, or a pointer that ends in it. */
  readonly field?: string;
  /** Where an error has its message. */
  readonly message: string;
}
