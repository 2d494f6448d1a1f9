/**
 * Content of a generated file: text, the bytes of a binary file, or a large text as a list of parts that can be reused
 * separately.
 */
export type Printed = string | Uint8Array | Pieces;

/**
 * Large text of a generated file. It consists of plain texts and of lists of parts that are printed separately, for
 * example one part per resource. Commas are added between the parts of a list. Parts that print nothing are left out.
 */
export type Pieces = readonly (string | readonly Piece[])[];

/**
 * Part of a large generated text, with its slice: the data that it is printed from. Equal slices print equal text. If
 * the slice is unchanged since the last run, the text is copied from the file on disk.
 */
export interface Piece {
  readonly slice: readonly unknown[];
  readonly print: () => string;
}

export interface GeneratedFile {
  /** Path relative to the project, with forward slashes. */
  readonly path: string;
  /** Schema files or folders (`schemas/enums/`) that the file is generated from. `--explain` and `check` report them. */
  readonly sources: readonly string[];
  /** Resource of the file; undefined for files about the whole project. */
  readonly resource?: string;
  /**
   * All data that `print` reads, as plain JSON. Equal slices print equal text, so a file whose slice has not changed
   * since the last run is neither printed nor formatted again.
   */
  readonly slice: readonly unknown[];
  readonly print: () => Printed | Promise<Printed>;
  /** False for text that must not be formatted after printing: JSON and compiled validators. */
  readonly format: boolean;
}
