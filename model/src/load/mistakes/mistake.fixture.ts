import type { Code } from '../codes.ts';
import type { Edit } from '../../example/example.fixture.ts';

export interface Mistake {
  readonly title: string;
  readonly code: Code;
  readonly file: string;
  readonly edit: Edit;
  readonly otherFiles?: Readonly<Record<string, Edit>>;
  /**
   * Text that the diagnostic must underline in the edited file. If the text occurs several times, a pair is used: the
   * text directly before it, and the text itself.
   */
  readonly at: string | readonly [before: string, marked: string];
  readonly last?: true;
  /** Expected message of the diagnostic, in full. It is a pattern if a part of the message comes from Node. */
  readonly message: string | RegExp;
  readonly hint?: string;
  readonly others?: readonly Code[];
  readonly warning?: true;
}
