import type { Condition } from '../json/json-schema.ts';
import type { Field } from '../fields/field.ts';
import type { Slug } from '../permission.ts';
import type { Text } from '../text.ts';

export type Actor = 'staff' | 'customer' | 'system';

/** The states of a resource and the transitions between them. No other change of state is possible. */
export interface Workflow {
  /** The enum field with the state. A PATCH of it is rejected. */
  readonly field: string;
  readonly initial: string;
  /** The nested-list field that records every transition (`{from, to, at, by, note}`), if any. */
  readonly history?: string;
  readonly transitions: readonly Transition[];
}

/** One row of the workflow table. Several rows may share a name and differ in `from`, `to` or `when`. */
export interface Transition {
  /** `POST {resource}/{id}/transitions/{name}`. */
  readonly name: string;
  /** The permission that staff need; by default `module.name`. */
  readonly slug?: Slug;
  readonly label: Text;
  readonly from: readonly string[];
  readonly to: string;
  readonly by: readonly Actor[];
  readonly when?: Condition;
  /** The input of the transition, such as a reason. */
  readonly input: readonly Field[];
  /** The JSON Schema of the request body. */
  readonly schema?: import('../json/json-schema.ts').JsonSchema;
  readonly tone: 'primary' | 'danger' | 'neutral';
  /** Offered for several chosen records at once. */
  readonly bulk?: true;
}
