/** Text, the bytes of a binary file, or a large text in pieces. */
export type Printed = string | Uint8Array | Pieces;

/** The members of a list are separated by commas. Those without a text are left out. */
export type Pieces = readonly (string | readonly Piece[])[];

/** Equal slices print equal text, so a piece whose slice has not changed since the last run is copied from the file on the disk. */
export interface Piece {
  readonly slice: readonly unknown[];
  readonly print: () => string;
}

/** One generated file: its path, its sources and its printer. */
export interface GeneratedFile {
  /** Relative to the project, with forward slashes. */
  readonly path: string;
  /** The schema files or folders (`schemas/enums/`) that it is generated from. Reported with `--explain` and `check`. */
  readonly sources: readonly string[];
  /** The resource it belongs to; absent for files about the whole project. */
  readonly resource?: string;
  /**
   * All that `print` reads, as plain JSON. Equal slices print equal text, so a file whose slice has not changed since
   * the last run is neither printed nor formatted again.
   */
  readonly slice: readonly unknown[];
  /** The text before formatting. */
  readonly print: () => Printed | Promise<Printed>;
  /** Text that is final as printed (JSON, compiled validators) skips the formatter. */
  readonly format: boolean;
}
