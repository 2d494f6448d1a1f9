// Generated from model/meta/enum.schema.json by scripts/schema-types.ts. Edit that file instead.
import type { Text } from './text.ts';

/** Values to choose from, with labels and, for states, colors. A property uses it by $ref. */
export interface EnumFile {
  /** The meta-schema, for editors. */
  readonly $schema?: string;
  /** For readers of the file. */
  readonly $comment?: string;
  /** The values are texts. */
  readonly type: 'string';
  /** In the order of the choices. */
  readonly enum: readonly string[];
  /** The label of the enum. */
  readonly 'x-label': Text;
  /** The earlier names of values: { "LOST": "MISSING" }. Kept rows follow them when the server starts. */
  readonly 'x-renamed-values'?: { readonly [key: string]: string };
  /**
   * The values follow each other. A table column with a list of them shows three neighbors or more as a range: Mon–Fri.
   */
  readonly 'x-ordered'?: boolean;
  /** Shown in a table column in place of a list of all values: Every day. */
  readonly 'x-all-label'?: Text;
  /** The label of each value and, for a state, its color. */
  readonly 'x-values': { readonly [key: string]: ValueText };
}

export type ValueText = {
  /** The color of a state. */
  readonly color?: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  /** Shown in a table column with a list of values, in place of the label: Mon. */
  readonly 'x-short-label'?: Text;
  readonly [key: string]: string | Text | undefined;
};
