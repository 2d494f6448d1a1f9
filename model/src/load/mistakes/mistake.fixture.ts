import type { Code } from '../codes.ts';
import type { Edit } from '../../example/example.fixture.ts';

/** A mistake in the example project and the expected diagnostic. */
export interface Mistake {
  readonly title: string;
  readonly code: Code;
  readonly file: string;
  readonly edit: Edit;
  /** Edits of other files that the mistake needs. */
  readonly otherFiles?: Readonly<Record<string, Edit>>;
  /** The text above the carets, if necessary with the text before it. Its position is looked up in the edited file. */
  readonly at: string | readonly [before: string, marked: string];
  /** Look for the last occurrence, not the first. */
  readonly last?: true;
  /** The whole message; a pattern where a part of it is the words of Node. */
  readonly message: string | RegExp;
  /** The whole hint; undefined: there is none. */
  readonly hint?: string;
  /** The codes of whatever else the mistake causes, in the order of the report. */
  readonly others?: readonly Code[];
  readonly warning?: true;
}
