import type { Condition, JsonSchema } from './json-schema.ts';
import type { Field } from './field.ts';
import type { OptionRule } from './options.ts';
import type { Text } from './text.ts';

/** A form of the public portal: steps whose fields come from resources by reference. */
export interface PortalPage {
  readonly name: string;
  readonly source: string;
  /** Path in the default language: `/`, `/renewal`. */
  readonly route: string;
  readonly title: Text;
  readonly steps: readonly PortalStep[];
  readonly submit: PortalSubmit;
}

export interface PortalStep {
  readonly name: string;
  readonly title: Text;
  readonly intro?: Text;
  readonly fields: readonly PortalField[];
  /**
   * JSON Schema of the answers given so far (this step's fields are what it asks for), keyed by `PortalField.name`:
   * conditions are `if`/`then`; labels stay outside. What is left empty is left out: null is not accepted.
   */
  readonly schema: JsonSchema;
}

export interface PortalField {
  /** Key in the form's data and the request body: the field's own name, or `as`. */
  readonly name: string;
  /** `customers.full_name` */
  readonly ref: string;
  /** The resource's field, with this page's overrides of label, help and required. */
  readonly field: Field;
  /** In the names of the form's own data; the conditions of the fields that it names are part of it. */
  readonly when?: Condition;
  /** Which values of an enumeration can be chosen next to the other answers, in the names of the form's own data. */
  readonly choices?: readonly OptionRule[];
  /** The price depends on the answer: these alone are sent when it is asked. */
  readonly priced?: true;
  /** Where the choices come from: a public endpoint, its rows read by `value` and `label`. */
  readonly options?: {
    readonly path: string;
    readonly value: string;
    readonly label: string;
    /** Template over a row, shown below its label. */
    readonly hint?: string;
    /** A key of the rows: the answer is required where the rows offered differ in it. */
    readonly requiredBy?: string;
    readonly search: boolean;
  };
}

/** Do the rows offered differ in the key? Then the answer is required (`options.requiredBy`); without a key it never is for that. */
export function rowsDiffer(rows: readonly Readonly<Record<string, unknown>>[], key: string | undefined): boolean {
  return key !== undefined && new Set(rows.map((row) => row[key])).size > 1;
}

export interface PortalSubmit {
  readonly method: 'POST';
  readonly path: string;
  readonly captcha: boolean;
  readonly idempotent: boolean;
  /** Asked with the answers so far to show the price before sending. */
  readonly quote?: string;
}
