import type { Condition, JsonSchema, Scalar } from '../json/json-schema.ts';
import type { Field } from '../fields/field.ts';
import type { Slug } from '../permission.ts';
import type { OptionRule } from '../json/options.ts';
import type { Text } from '../text.ts';

/** A form of the public portal or of staff: steps whose fields come from resources by reference. */
export interface Flow {
  readonly name: string;
  readonly source: string;
  readonly for: 'portal' | 'staff';
  /** Of the portal: path in the default language: `/`, `/renewal`. Of staff: `/flows/<name>`. */
  readonly route: string;
  readonly title: Text;
  readonly steps: readonly FlowStep[];
  readonly submit: FlowSubmit;
  /** Of staff: the Material icon of its menu item. */
  readonly icon?: string;
  /** Of staff: what it does. */
  readonly task?: FlowTask;
}

/** What a flow of staff does when it is sent: a record is created, or an operation on a resource is done. */
export interface FlowTask {
  /** Of the record. The answer of an operation names the record as `id`. */
  readonly resource: string;
  readonly operation?: string;
  /** The permission that it needs. */
  readonly slug: Slug;
  /** The field of the answer that is the amount to pay. */
  readonly price?: string;
  /** The answer that is the way of payment, and its value for cash. */
  readonly payment?: { readonly field: string; readonly cash: string };
  /** Fields of the record that are shown when it is done. */
  readonly shows: readonly string[];
  /** The document of the record. */
  readonly print?: string;
  /** Pages that help after a refusal, by the code of its message. */
  readonly links: readonly { readonly code: string; readonly label: Text; readonly to: string }[];
}

export interface FlowStep {
  readonly name: string;
  readonly title: Text;
  readonly intro?: Text;
  readonly fields: readonly FlowField[];
  /**
   * JSON Schema of the answers up to this step, keyed by `FlowField.name`. Conditions are `if`/`then`. Empty answers are
   * omitted: null is not accepted.
   */
  readonly schema: JsonSchema;
}

export interface FlowField {
  /** Key in the form's data and the request body: the field's name, or `as`. */
  readonly name: string;
  /** `customers.full_name` */
  readonly ref: string;
  /** The resource's field, with this flow's overrides of label, help and required. */
  readonly field: Field;
  /** Uses names of the form's data. Includes the conditions of the fields that it names. */
  readonly when?: Condition;
  /** The enum values that can be chosen, depending on other answers. Uses names of the form's data. */
  readonly choices?: readonly OptionRule[];
  /** A page to read before answering, and its address, by language. */
  readonly link?: { readonly label: Text; readonly to: Text };
  /** Of staff: the value to begin with. `today` is the present day or month. */
  readonly default?: Scalar;
  /** Of staff: the choices are buttons, each with a number key. */
  readonly control?: 'buttons';
  /** Of staff: the unique field of the referenced record that is typed or scanned. */
  readonly lookup?: string;
  /** Of staff: fields of the referenced record that are shown. */
  readonly shows?: readonly string[];
  /** The price depends on this field. Only such fields are sent for a quote. */
  readonly priced?: true;
  /** The public endpoint of the choices, and the keys of its rows. */
  readonly options?: {
    readonly path: string;
    readonly value: string;
    readonly label: string;
    /** Template of a row's second line, shown below its label. */
    readonly hint?: string;
    /** A key of the rows: the field is required if the rows differ in it. */
    readonly requiredBy?: string;
    readonly search: boolean;
  };
}

/** The flows of the portal, or of staff. */
export function flowsFor({ flows }: { readonly flows: readonly Flow[] }, audience: Flow['for']): readonly Flow[] {
  return flows.filter((flow) => flow.for === audience);
}

/** Whether the rows differ in the key, which makes the field required (`options.requiredBy`). False without a key. */
export function rowsDiffer(rows: readonly Readonly<Record<string, unknown>>[], key: string | undefined): boolean {
  return key !== undefined && new Set(rows.map((row) => row[key])).size > 1;
}

export interface FlowSubmit {
  readonly method: 'POST';
  readonly path: string;
  readonly captcha: boolean;
  readonly idempotent: boolean;
  /** Endpoint that returns the price for the current answers. */
  readonly quote?: string;
}
