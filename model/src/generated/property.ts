// Generated from model/meta/property.schema.json by scripts/schema-types.ts. Edit that file instead.
import type { JsonSchema } from '../model/json/json-schema.ts';
import type { Json, Scalar } from '../model/json/json.ts';
import type { Condition } from './condition.ts';
import type { Options } from './options.ts';
import type { Text } from './text.ts';

/**
 * A JSON Schema (2020-12) with the keys that this project adds (x-…). They hold at every depth. Keywords that not every
 * validator of this project knows are left out.
 */
export interface FieldFile {
  /** An enum file: ../enums/order-status.json. Other references are not followed. */
  readonly $ref?: string;
  /** For readers of the file. */
  readonly $comment?: string;
  /** The label of the field. */
  readonly 'x-label'?: Text;
  /** A sentence under the input. */
  readonly 'x-help'?: Text;
  /**
   * The unit of a whole or decimal number, shown behind it wherever it is read or typed: in lists, on pages, in print.
   * A sign such as % stands next to the number, a word after a space. A language with plural forms has them in the
   * order of its plural categories: { "en": "day |||| days" }.
   */
  readonly 'x-unit'?: Text;
  /**
   * The kind of field, if type and format do not determine it: money, year (a whole number without thousands
   * separators), rich-text, file, image, color, localized-text (one text for each language of the project), geo-point,
   * json.
   */
  readonly 'x-kind'?: string;
  /**
   * Of money: the text field beside it, or of the record around its list or object, that holds the currency of the
   * amount (ISO 4217). Home pages add up each currency alone. An amount in another currency than the project's is a
   * whole number and shown with that code: 1.234 USD. Without it, or where that field is empty, amounts are in the
   * project's currency.
   */
  readonly 'x-currency'?: string;
  /**
   * The resource whose id this string holds; on an array of strings, whose ids. By default the caller must be allowed
   * to read the record; an object names another permission.
   */
  readonly 'x-reference'?: string | {
    /** The resource whose id this is. */
    readonly resource: string;
    /**
     * read (the default): the caller can read the record. update, or another action of its module: the caller has that
     * permission and may change the record. public: no permission is needed.
     */
    readonly use?: string;
  };
  /**
   * The name in the JSON of another back end, if the rule "names" of the resource's "at" does not give it. An object
   * for a reference whose record the JSON contains: {"name": "Contact", "embed": "ContactID"}.
   */
  readonly 'x-at'?: string | WireNameFile;
  /** The name that the field had before. Kept rows, saved tabs and the log follow it when the server starts. */
  readonly 'x-renamed-from'?: string;
  /** The earlier names of values of this enum: { "LOST": "MISSING" }. Kept rows follow them when the server starts. */
  readonly 'x-renamed-values'?: { readonly [key: string]: string };
  /** No two records have the same value. */
  readonly 'x-unique'?: boolean;
  /** Searched by the search box (q), ignoring case and Vietnamese accents. */
  readonly 'x-searchable'?: boolean;
  /** Accepted, never returned, masked in the audit log. With x-computed, only the server knows it. */
  readonly 'x-secret'?: boolean;
  /** Set only by the server; forms show no input. */
  readonly 'x-computed'?: boolean;
  /**
   * The person of staff who works on the record, on a computed reference to the accounts. Colleagues take it, give it
   * to each other and let go of it: PUT {name}/{id}/assignee. A tab may ask for "me".
   */
  readonly 'x-assignee'?: boolean;
  /**
   * The reference names whose record this is, such as the reader of a loan. Where the search of all records finds the
   * record by the exact text, it lists the holder before other records.
   */
  readonly 'x-holder'?: boolean;
  /**
   * One of the facts in the head of the record's page, at most five. By default the amount, the holder and the dates
   * that its list shows.
   */
  readonly 'x-key'?: boolean;
  /**
   * Every record has a value: of x-computed the server's own code sets it when the record is created and never clears
   * it; of another field its default is used where it is left empty. Types, the API description and the server rely on
   * it. Required fields, serials, the state and the history of a workflow are always there without it.
   */
  readonly 'x-always'?: boolean;
  /**
   * Who reads the field outside of this project, and for what. A field without it is expected to change what the
   * project does.
   */
  readonly 'x-informative'?: string;
  /** Readable without a token if the resource has a public view. */
  readonly 'x-public'?: boolean;
  /**
   * The serial template that fills the field, a text of the record. tuyen.config.json names the enum that lists the
   * templates (serialTemplates). Without code for the template, plain numbers are used: loan-000001.
   */
  readonly 'x-serial'?: string;
  /** An input of several lines. */
  readonly 'x-multiline'?: boolean;
  /**
   * Of a text: what people write there often. Forms of the back-office offer it at the input, in the language of the
   * screen.
   */
  readonly 'x-templates'?: readonly Text[];
  /** How a list of objects is edited and shown. The order of its rows is the order of the list. */
  readonly 'x-rows'?: RowRulesFile;
  /** Media types that an upload may have, such as image/png. */
  readonly 'x-accept'?: string | readonly string[];
  /** Width divided by height that an image is cropped to. */
  readonly 'x-aspect'?: number;
  /** Shown only if this holds. Names sibling fields. */
  readonly 'x-when'?: Condition;
  /**
   * Of an enum that is a state: what screens show in place of its value, such as a lock or an ended validity. Of
   * several rules the first that applies. Filters and files have the value.
   */
  readonly 'x-overrides'?: readonly StateOverrideFile[];
  /**
   * Limits what can be chosen: values of an enum, or records of a reference. Forms offer nothing else, and the server
   * rejects anything else. Of several rules, each that applies must be met. A record keeps another value until the
   * value, or a field that the rule depends on, changes.
   */
  readonly 'x-options'?: Options;
  /** The title for tools that read JSON Schema. */
  readonly title?: string;
  /** For the API's documentation. */
  readonly description?: string;
  /** The value if a new record has none. */
  readonly default?: Json;
  /** Values for documentation and fixtures. */
  readonly examples?: readonly Json[];
  /** Still accepted, but new clients do not use it. */
  readonly deprecated?: boolean;
  /** As x-computed. */
  readonly readOnly?: boolean;
  /** As x-secret. */
  readonly writeOnly?: boolean;
  /** The JSON type, or several. */
  readonly type?:
    | 'string'
    | 'integer'
    | 'number'
    | 'boolean'
    | 'array'
    | 'object'
    | 'null'
    | readonly ('string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'null')[];
  /**
   * Values to choose from, in this order. Texts have their labels in x-values. If several properties share the values,
   * use an enum file and $ref.
   */
  readonly enum?: readonly Scalar[];
  /**
   * The values of enum follow each other. A table column with a list of them shows three neighbors or more as a range:
   * Mon–Fri.
   */
  readonly 'x-ordered'?: boolean;
  /** Shown in a table column in place of a list of all values of enum: Every day. */
  readonly 'x-all-label'?: Text;
  /** The label of each value of enum and, for a state, its color. */
  readonly 'x-values'?: { readonly [key: string]: ValueText };
  /** The only value, which is a text, a number, true, false or null. */
  readonly const?: Scalar;
  /**
   * date, birth-date (a day from 1900 to today), year-month, time, date-time, email, phone, uri, uuid, or a file of
   * schemas/kinds.
   */
  readonly format?: string;
  /** The least number of characters. */
  readonly minLength?: number;
  /** The greatest number of characters. */
  readonly maxLength?: number;
  /** Regular expression (ECMAScript, flag u). */
  readonly pattern?: string;
  /** How a text encodes bytes, for documentation. */
  readonly contentEncoding?: string;
  /** What the text contains, for documentation. */
  readonly contentMediaType?: string;
  /** The least value. */
  readonly minimum?: number;
  /** The greatest value. */
  readonly maximum?: number;
  /** The value is greater than this. */
  readonly exclusiveMinimum?: number;
  /** The value is less than this. */
  readonly exclusiveMaximum?: number;
  /** The value is a multiple of this. */
  readonly multipleOf?: number;
  /** The schema of each item of a list. */
  readonly items?: JsonSchema;
  /** The least number of items. */
  readonly minItems?: number;
  /** The greatest number of items. */
  readonly maxItems?: number;
  /** No two items are equal. */
  readonly uniqueItems?: boolean;
  /** The fields of an object, by name. */
  readonly properties?: { readonly [key: string]: JsonSchema };
  /**
   * Whether there may be other properties. Properties with names of the data's own are a list of objects with a name
   * and a value.
   */
  readonly additionalProperties?: boolean;
  /** The properties that must be there. */
  readonly required?: readonly string[];
  /** Properties that must be there if another one is: { "lent_to": ["due_on"] }. */
  readonly dependentRequired?: { readonly [key: string]: readonly string[] };
  /** All of these schemas apply. */
  readonly allOf?: readonly JsonSchema[];
  /** At least one of these schemas applies. */
  readonly anyOf?: readonly JsonSchema[];
  /** This schema must not apply. */
  readonly not?: JsonSchema;
  /** If this schema applies, "then" applies too; if not, "else". */
  readonly if?: JsonSchema;
  /** Applies if "if" does. */
  readonly then?: JsonSchema;
  /** Applies if "if" does not. */
  readonly else?: JsonSchema;
}

export interface WireNameFile {
  /** The name in the JSON; by default as the rule says. */
  readonly name?: string;
  /** The key of the referenced record inside the contained one. */
  readonly embed: string;
  /** What bodies have: record, with the key inside, or key alone. Answers may have either. */
  readonly sends?: 'record' | 'key';
}

export interface RowRulesFile {
  /** Rows are lines to read, of which one is opened to be edited. They are moved by dragging or by keys. */
  readonly compact?: true;
  /** A number of the rows that is never less than in the row before, such as the distance from the start. */
  readonly ascending?: string;
  /**
   * Another list of the record with the same fields: a button fills this one with its rows in reverse order. Ascending
   * numbers are counted from the other end.
   */
  readonly reverseOf?: string;
  /** The record's page draws a line with a point for each row, named by the first field of the row. */
  readonly diagram?: true;
}

export interface StateOverrideFile {
  /** Values of the record. */
  readonly when?: Condition;
  /** A date or date-time of the record that is over; a date is over after its day. */
  readonly past?: string;
  readonly label: Text;
  /** The color of what is shown. */
  readonly color: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
}

export type ValueText = {
  /** The color of a state. */
  readonly color?: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  /** Shown in a table column with a list of values, in place of the label: Mon. */
  readonly 'x-short-label'?: Text;
  readonly [key: string]: string | Text | undefined;
};
