import type {
  Condition,
  FieldKind,
  JsonSchema,
  KindCode,
  OptionRule,
  FlowKeep,
  FlowSubmit,
  PortalControl,
  Numeric,
  ProjectKind,
  Scalar,
} from '@tuyen/model';
import type { CompiledValidator } from '@tuyen/model/validation';

/**
 * Form page from `schemas/flows/` as `tuyen generate` writes it for the browser: data and one compiled validator per
 * step. It contains no texts: every `label`, `help` and `title` is a key of `/locales/{lng}/common.json`.
 */
export interface FormPage {
  readonly name: string;
  readonly route: string;
  readonly title: string;
  readonly steps: readonly FormStep[];
  readonly submit: FlowSubmit;
  readonly keep?: FlowKeep;
  readonly kinds?: Readonly<Record<string, KindCode<string | number>>>;
}

export interface FormStep {
  readonly name: string;
  readonly title: string;
  readonly intro?: string;
  readonly fields: readonly FormField[];
  /**
   * Validator of the step's answers. It is generated from a JSON Schema, because a strict content security policy
   * forbids compilation in the browser.
   */
  readonly validate: CompiledValidator;
}

export interface FormField extends PortalControl {
  readonly name: string;
  readonly ref: string;
  readonly kind: FieldKind;
  readonly numeric?: Numeric;
  readonly label: string;
  readonly help?: string;
  /**
   * Note that is shown with this field, such as a clerk's request to correct the answer. It is plain text, not a
   * translation key.
   */
  readonly note?: string;
  readonly unit?: string;
  /**
   * Link to a page that the visitor should read before answering. Contains the translation keys of its label and
   * address.
   */
  readonly link?: { readonly label: string; readonly to: string };
  readonly schema: JsonSchema;
  readonly required: boolean;
  /** Condition for showing and validating the field. Its keys are `FormField.name`s. */
  readonly when?: Condition;
  readonly enum?: string;
  readonly values?: readonly Scalar[];
  /**
   * Custom field kind of the answer, such as `vn-phone`. The translation key of its error message is
   * `kinds.<format>.message`.
   */
  readonly format?: string;
  readonly transform?: NonNullable<ProjectKind['transform']>;
  readonly inputMode?: 'text' | 'numeric' | 'tel';
  readonly multiline?: boolean;
  readonly multiple?: boolean;
  readonly accept?: readonly string[];
  readonly aspect?: number;
  /** The price depends on this answer. Price requests send only answers with this flag. */
  readonly priced?: boolean;
  readonly choices?: readonly OptionRule[];
  /** Fields of one row, if the answer is a list of objects. */
  readonly row?: readonly FormField[];
  /**
   * Public endpoint that returns the choices of this field. `value` and `label` say which properties of a returned row
   * are used.
   */
  readonly options?: ChoiceSource;
}

export type AnswerField = Pick<FormField, 'name'> &
  Partial<Pick<FormField, 'widget' | 'transform' | 'format' | 'enum' | 'numeric' | 'unit' | 'accept' | 'row'>>;

export function isUpload({ accept }: Pick<FormField, 'accept'>): boolean {
  return accept !== undefined;
}

export interface ChoiceSource {
  readonly path: string;
  readonly value: string;
  /** Template for the label of a choice, filled from a row: `{code} – {name}`. */
  readonly label: string;
  /** Template for a second line below the label of a choice, filled from a row. */
  readonly hint?: string;
  /**
   * Name of a property of the choices that the server returns. The visitor must answer the question if the choices
   * differ in this property, or if it is true.
   */
  readonly requiredBy?: string;
  /** Name of a property of the choices. A required question starts with the first choice that is true there. */
  readonly preselect?: string;
  readonly search: boolean;
}

export type Answers = Readonly<Record<string, unknown>>;
