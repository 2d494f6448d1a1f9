import type { Condition } from '../json/json-schema.ts';
import type { Field } from '../fields/field.ts';
import type { Slug } from '../permission.ts';
import type { Text } from '../text.ts';

export type ActorKind = 'staff' | 'customer' | 'system';

export interface Workflow {
  /** Enum field with the state. The server rejects a PATCH of this field. */
  readonly field: string;
  readonly initial: string;
  /** Nested-list field that records every transition (`{from, to, at, by, note}`), if any. */
  readonly history?: string;
  readonly transitions: readonly Transition[];
}

export interface Transition {
  readonly name: string;
  /** Permission that staff need. Defaults to `module.name`. */
  readonly slug?: Slug;
  readonly label: Text;
  readonly from: readonly string[];
  readonly to: string;
  readonly by: readonly ActorKind[];
  readonly when?: Condition;
  readonly input: readonly Field[];
  readonly schema?: import('../json/json-schema.ts').JsonSchema;
  readonly tone: 'primary' | 'danger' | 'neutral';
  readonly bulk?: true;
}
