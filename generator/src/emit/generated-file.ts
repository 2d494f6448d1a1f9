/** Text, or the bytes of a file that is none; of a large file in pieces. */
export type Content = string | Uint8Array | readonly Uint8Array[];

/** One file that the generator owns: where it stands, what it follows from, and how its text is made. */
export interface GeneratedFile {
  /** Relative to the project, with forward slashes. */
  readonly path: string;
  /** The schema files, or folders of them (`schemas/enums/`), that it follows from: named where it drifts. */
  readonly sources: readonly string[];
  /** The resource it belongs to; absent for files about the whole project. */
  readonly resource?: string;
  /**
   * All that `print` reads, as plain JSON. Equal slices print equal text, so a file whose slice has not changed since
   * the last run is neither printed nor formatted again.
   */
  readonly slice: readonly unknown[];
  /** The text before formatting. */
  readonly print: () => Content | Promise<Content>;
  /** Text that is final as printed (JSON, compiled validators) skips the formatter. */
  readonly format: boolean;
}
