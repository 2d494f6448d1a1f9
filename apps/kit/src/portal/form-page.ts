import type {
  Condition,
  FieldKind,
  JsonSchema,
  KindCode,
  OptionRule,
  FlowSubmit,
  PortalControl,
  Numeric,
  ProjectKind,
  Scalar,
} from '@tuyen/model';
import type { CompiledValidator } from '@tuyen/model/validation';

/**
 * A page of `schemas/flows/` as `tuyen generate` prints it for the browser: data and a compiled validator a step.
 * It holds no words: every `label`, `help` and `title` is a key of `/locales/{lng}/common.json`.
 */
export interface FormPage {
  readonly name: string;
  readonly route: string;
  /** Key of the page's title. */
  readonly title: string;
  readonly steps: readonly FormStep[];
  readonly submit: FlowSubmit;
  /** The code of the project kinds of its fields, by name. */
  readonly kinds?: Readonly<Record<string, KindCode<string | number>>>;
}

export interface FormStep {
  readonly name: string;
  readonly title: string;
  readonly intro?: string;
  readonly fields: readonly FormField[];
  /** Compiled from the JSON Schema of the answers at generation: a strict CSP forbids compiling in the browser. */
  readonly validate: CompiledValidator;
}

export interface FormField extends PortalControl {
  /** Key in the answers and in the request body. */
  readonly name: string;
  /** `customers.full_name` */
  readonly ref: string;
  readonly kind: FieldKind;
  /** For a number: how it is written. */
  readonly numeric?: Numeric;
  readonly label: string;
  readonly help?: string;
  /** A note about this answer, such as a clerk's request to correct it: a text, not a key. */
  readonly note?: string;
  readonly unit?: string;
  /** A page to read before answering: the keys of its label and of its address. */
  readonly link?: { readonly label: string; readonly to: string };
  /** The type and the default of the answer, for RJSF, which draws the field. */
  readonly schema: JsonSchema;
  readonly required: boolean;
  /** Shown and asked for only where this holds; keys are `FormField.name`s. */
  readonly when?: Condition;
  /** Enum file whose values are offered, and the values. */
  readonly enum?: string;
  readonly values?: readonly Scalar[];
  /** A project kind such as `vn-phone`; its message is `kinds.<format>.message`. */
  readonly format?: string;
  readonly transform?: NonNullable<ProjectKind['transform']>;
  readonly inputMode?: 'text' | 'numeric' | 'tel';
  readonly multiline?: boolean;
  readonly multiple?: boolean;
  readonly accept?: readonly string[];
  /** Width ÷ height that a portrait is cropped to. */
  readonly aspect?: number;
  /** The price depends on the answer: it is sent when the price is asked, and no other answer is. */
  readonly priced?: boolean;
  /** Which values of the enumeration can be chosen. Names answers of the form. */
  readonly choices?: readonly OptionRule[];
  /** Where the choices come from: a public endpoint, its rows read by `value` and `label`. */
  readonly options?: ChoiceSource;
}

/** Whether the answer is one or several files. */
export function isUpload({ accept }: FormField): boolean {
  return accept !== undefined;
}

export interface ChoiceSource {
  readonly path: string;
  readonly value: string;
  /** Template over a row: `{code} – {name}`. */
  readonly label: string;
  /** Template over a row, shown below its label. */
  readonly hint?: string;
  /** A key of the rows: the answer is required where the rows offered differ in it. */
  readonly requiredBy?: string;
  readonly search: boolean;
}

/** What a person has filled in so far, by `FormField.name`, over all steps. */
export type Answers = Readonly<Record<string, unknown>>;
