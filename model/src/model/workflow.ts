import type { Condition } from './json-schema.ts';
import type { Field } from './field.ts';
import type { Text } from './text.ts';

export type Actor = 'staff' | 'customer' | 'system';

/** The states of a resource and the moves between them. No other move is possible. */
export interface Workflow {
  /** The enum field that holds the state; a PATCH of it is refused. */
  readonly field: string;
  readonly initial: string;
  /** The nested-list field that records every move (`{from, to, at, by, note}`), if any. */
  readonly history?: string;
  readonly transitions: readonly Transition[];
}

/** One row of the workflow table. The same name may stand in several rows that differ in `from`, `to` or `when`. */
export interface Transition {
  /** `POST {resource}/{id}/transitions/{name}`; staff need the slug `module.name`. */
  readonly name: string;
  readonly label: Text;
  readonly from: readonly string[];
  readonly to: string;
  readonly by: readonly Actor[];
  readonly when?: Condition;
  /** What the action asks for, such as a reason or a card code. */
  readonly input: readonly Field[];
  /** The JSON Schema of the action's body. */
  readonly schema?: import('./json-schema.ts').JsonSchema;
  readonly tone: 'primary' | 'danger' | 'neutral';
}
