import type { Code } from '../codes.ts';
import type { Edit } from '../../example/example.fixture.ts';

export interface Mistake {
  readonly title: string;
  readonly code: Code;
  readonly file: string;
  readonly edit: Edit;
  /** Edits of other files, if a single edited file does not produce the mistake. */
  readonly otherFiles?: Readonly<Record<string, Edit>>;
  /**
   * Text that the carets of the diagnostic must mark in the edited file. If it occurs several times, the text directly
   * before it comes first.
   */
  readonly at: string | readonly [before: string, marked: string];
  /** Marks the last occurrence of `at` in the file instead of the first. */
  readonly last?: true;
  /** Expected message of the diagnostic, in full. It is a pattern if a part of the message comes from Node. */
  readonly message: string | RegExp;
  /** Expected hint of the diagnostic, in full. Undefined if there must be no hint. */
  readonly hint?: string;
  /** Codes of other diagnostics that the mistake causes, in the order of the report. */
  readonly others?: readonly Code[];
  readonly warning?: true;
}
