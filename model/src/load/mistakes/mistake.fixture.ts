import type { Code } from '../codes.ts';
import type { Edit } from '../../example/example.fixture.ts';

export interface Mistake {
  readonly title: string;
  readonly code: Code;
  readonly file: string;
  readonly edit: Edit;
  /** Edits of other files that the mistake needs. */
  readonly otherFiles?: Readonly<Record<string, Edit>>;
  /** Text above the carets, if necessary with the text before it. Its position is looked up in the edited file. */
  readonly at: string | readonly [before: string, marked: string];
  /** Looks for the last occurrence instead of the first. */
  readonly last?: true;
  /** The whole message. A pattern if Node words a part of it. */
  readonly message: string | RegExp;
  /** The whole hint. Undefined if there must be no hint. */
  readonly hint?: string;
  /** Codes of other diagnostics that the mistake causes, in the order of the report. */
  readonly others?: readonly Code[];
  readonly warning?: true;
}
