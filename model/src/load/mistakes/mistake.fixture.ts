import type { Code } from '../codes.ts';
import type { Edit } from '../../example/example.fixture.ts';

export interface Mistake {
  readonly title: string;
  readonly code: Code;
  readonly file: string;
  readonly edit: Edit;
  /** Edits of other files that the mistake needs. */
  readonly otherFiles?: Readonly<Record<string, Edit>>;
  /**
   * Text that the carets must mark, with the text before it if it occurs several times. It is searched for in the
   * edited file.
   */
  readonly at: string | readonly [before: string, marked: string];
  /** Marks the last occurrence of `at` in the file instead of the first. */
  readonly last?: true;
  /** The whole message. A pattern if a part of it comes from Node. */
  readonly message: string | RegExp;
  /** The whole hint. Undefined if there must be no hint. */
  readonly hint?: string;
  /** Codes of other diagnostics that the mistake causes, in the order of the report. */
  readonly others?: readonly Code[];
  readonly warning?: true;
}
