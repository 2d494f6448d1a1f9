import type { Condition, JsonSchema, Scalar } from '../../model/json/json-schema.ts';
import type { Field } from '../../model/fields/field.ts';
import type { Slug } from '../../model/permission.ts';
import type { OptionRule } from '../../model/json/options.ts';
import type { Text } from '../../model/text.ts';
import type { ViewField } from '../../model/work/view.ts';

/** Form of the public portal or of staff. Its steps refer to fields of resources. */
export interface Flow {
  readonly name: string;
  readonly source: string;
  readonly for: 'portal' | 'staff';
  /** Portal: path in the default language (`/`, `/renewal`). Staff: `/flows/<name>`. */
  readonly route: string;
  readonly title: Text;
  readonly steps: readonly FlowStep[];
  readonly submit: FlowSubmit;
  readonly page?: FlowPage;
  readonly result?: FlowResult;
  readonly keep?: FlowKeep;
  /** Material icon of the menu item, for staff flows. */
  readonly icon?: string;
  /** Group of the menu item, for staff flows. Without it, the item is above the groups. */
  readonly menu?: string;
  readonly task?: FlowTask;
}

/** Time for which unsent answers of a portal form are kept. */
export interface FlowKeep {
  /** Hours for which the visitor's browser keeps the answers, encrypted. */
  readonly deviceHours?: number;
  /** Hours for which a mailed link opens the answers. */
  readonly linkHours?: number;
}

/** Page of a portal flow. Paths of modules are relative to the project. */
export interface FlowPage {
  /** Name of the page in the portal. The page that shows the result has the suffix `-result`. */
  readonly name: string;
  /**
   * How the portal shows the page. `form` is a form. `questions` is one step of short text fields, without the form
   * library. `none` generates no page.
   */
  readonly look: 'form' | 'questions' | 'none';
  readonly noindex: boolean;
  readonly lead?: Text;
  /** Title of the form. If it is set, the page's own title and lead text are shown above all other content. */
  readonly formTitle?: Text;
  readonly send?: Text;
  /** Message that a page with `questions` shows after a response with status 404. */
  readonly none?: Text;
  readonly note?: Text;
  readonly navigation?: Text;
  /** Name of another page. While this page is open, the navigation marks the other page's link as current. */
  readonly within?: string;
  readonly above?: string;
  readonly below?: string;
  readonly around?: string;
  readonly gate?: string;
}

/**
 * Display after a form of the portal was sent: a result in place, or the page at `path`. Paths of modules are relative
 * to the project.
 */
export interface FlowResult {
  readonly title?: Text;
  readonly text?: Text;
  readonly facts: readonly FlowFact[];
  readonly sent?: string;
  /**
   * Path of the page that opens after the form was sent. Names in braces are replaced by values of the server's
   * response: `/register/result/{result_id}`.
   */
  readonly path?: string;
  /** Endpoint that the page at `path` loads. `{id}` is replaced by the last segment of the page's address. */
  readonly load?: string;
  readonly pending?: Condition;
  readonly otherwise?: { readonly label: Text; readonly to: string };
  readonly body?: string;
}

export interface FlowFact {
  readonly name: string;
  readonly ref: string;
  readonly field: Field;
}

export interface FlowTask {
  /**
   * Resource of the record that the flow creates or returns. The response of an operation contains the record's id as
   * `id`.
   */
  readonly resource: string;
  readonly operation?: string;
  readonly slug: Slug;
  /** Response field with the amount to pay. */
  readonly price?: string;
  /**
   * For flows with a payment: the name of the form field in which the user chooses the payment method, and its value
   * for cash.
   */
  readonly payment?: { readonly field: string; readonly cash: string };
  readonly shows: readonly string[];
  readonly print?: string;
  /**
   * Links to show after a rejected submission. Each link is for one error code and leads to a page that helps with this
   * error.
   */
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
  /**
   * Key in the form's data and in the request body. It is the `as` of the flow's file, or else the name of the
   * resource's field.
   */
  readonly name: string;
  readonly ref: string;
  /** The resource's field, with this flow's overrides of label, help and required. */
  readonly field: Field;
  /**
   * Condition under which the field is shown. The condition names other fields by their keys in the form's data. If
   * such a field has a condition itself, that condition is included.
   */
  readonly when?: Condition;
  /**
   * Rules that limit the selectable enum values, depending on other answers. They name answers by their keys in the
   * form's data.
   */
  readonly choices?: readonly OptionRule[];
  /** Page that the user should read before answering. `to` is its address in each language. */
  readonly link?: { readonly label: Text; readonly to: Text };
  /** Initial value, for staff flows. `today` is the current day or month. */
  readonly default?: Scalar;
  /** Shows the choices as buttons, each with a number key, for staff flows. */
  readonly control?: 'buttons';
  /** Unique field of the referenced record. Staff type or scan its value to select the record. */
  readonly lookup?: string;
  readonly shows?: readonly string[];
  /** Image beside the record that was found. */
  readonly picture?: ViewField;
  /** Other answers that take values of the record that was found, with the name of the record's field. */
  readonly fills?: Readonly<Record<string, string>>;
  /** Whether the price depends on this field. A request for the price contains only such fields. */
  readonly priced?: true;
  readonly options?: {
    readonly path: string;
    readonly value: string;
    readonly label: string;
    /** Template of the second line of a choice, shown below its label. */
    readonly hint?: string;
    /**
     * Key in the data from which the form makes the choices of this field. If the choices have different values under
     * this key, or the value `true`, the user must fill in the field.
     */
    readonly requiredBy?: string;
    /** Key of the rows. The field starts with the first choice whose row is true under this key. */
    readonly preselect?: string;
    /** Template of the question that a staff flow asks before it sends the choice. An empty text asks nothing. */
    readonly confirm?: string;
    /** Name of the answer that is true once the user has confirmed the question. */
    readonly confirmed?: string;
    readonly search: boolean;
  };
}

export function flowsFor({ flows }: { readonly flows: readonly Flow[] }, audience: Flow['for']): readonly Flow[] {
  return flows.filter((flow) => flow.for === audience);
}

/**
 * Returns true if the choices make their field required: they differ under the key, such as payment methods, or say
 * `true` under it, such as a list that is complete.
 */
export function answerRequired(rows: readonly Readonly<Record<string, unknown>>[], key: string | undefined): boolean {
  if (key === undefined) return false;
  const values = new Set(rows.map((row) => row[key]));
  return values.size > 1 || values.has(true);
}

export interface FlowSubmit {
  readonly method: 'POST' | 'GET';
  readonly path: string;
  readonly captcha: boolean;
  readonly idempotent: boolean;
  readonly quote?: string;
}
