/** Text, or the bytes of a binary file; a large file in pieces. */
export type Content = string | Uint8Array | readonly Uint8Array[];

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
  readonly print: () => Content | Promise<Content>;
  /** Text that is final as printed (JSON, compiled validators) skips the formatter. */
  readonly format: boolean;
}
