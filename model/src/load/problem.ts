import type { DocumentKind } from '../model/document-kinds.ts';
import type { Code } from './codes.ts';
import type { Severity } from './diagnostic.ts';

export type Path = readonly (string | number)[];

export interface Span {
  readonly offset: number;
  readonly length: number;
}

export interface SchemaProblem {
  readonly code: Code;
  /** Severity of the problem; an error by default. */
  readonly severity?: Severity;
  readonly document: Document;
  readonly path: Path;
  readonly at?: 'key' | 'value';
  /** Position in the text, for a problem without a path, such as invalid JSON. */
  readonly span?: Span;
  readonly message: string;
  readonly hint?: string | undefined;
}

export interface Document {
  readonly kind: DocumentKind;
  /** File name without `.json`. */
  readonly name: string;
  /** Path relative to the project, with forward slashes. */
  readonly file: string;
  readonly text: string;
  readonly value: unknown;
}
