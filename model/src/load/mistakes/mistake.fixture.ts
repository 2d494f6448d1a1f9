import type { Code } from '../codes.ts';
import type { Edit } from '../../example/example.fixture.ts';

/** A mistake made in the example project, and what is told about it. */
export interface Mistake {
  readonly title: string;
  readonly code: Code;
  readonly file: string;
  readonly edit: Edit;
  /** Files that the mistake needs beside it. */
  readonly besides?: Readonly<Record<string, Edit>>;
  /** The text that the carets stand under, perhaps with what precedes it: its place is looked up in the edited file. */
  readonly at: string | readonly [before: string, marked: string];
  /** The last such text of the file, not the first. */
  readonly last?: true;
  readonly message?: string;
  readonly hint?: string | RegExp;
  readonly warning?: true;
}
