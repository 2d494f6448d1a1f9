import type { Code } from './codes.ts';
import type { Severity } from './diagnostic.ts';

/** Keys and indexes from the top of a file. */
export type Path = readonly (string | number)[];

/** A stretch of a file's text. */
export interface Span {
  readonly offset: number;
  readonly length: number;
}

/** What a check found, before anybody asked on which line it is. */
export interface Problem {
  readonly code: Code;
  /** Left out: an error. */
  readonly severity?: Severity;
  readonly document: Document;
  readonly path: Path;
  /** Is the key itself wrong, or its value? Left out: the value. */
  readonly at?: 'key' | 'value';
  /** Where the text cannot be asked by path, such as broken JSON. */
  readonly span?: Span;
  readonly message: string;
  readonly hint?: string | undefined;
}

export type DocumentKind =
  | 'config'
  | 'resource'
  | 'enum'
  | 'kind'
  | 'menu'
  | 'role-groups'
  | 'permission-module'
  | 'portal-page'
  | 'locale';

/** A file of the project as it was read. */
export interface Document {
  readonly kind: DocumentKind;
  /** File name without `.json`. */
  readonly name: string;
  /** Relative to the project, with forward slashes. */
  readonly file: string;
  readonly text: string;
  /** Undefined where the text is no JSON. */
  readonly value: unknown;
}
