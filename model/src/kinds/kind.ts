import type {
  EnumField,
  EnumListField,
  Field,
  FieldBase,
  FieldKind,
  FieldOf,
  NestedListField,
  NestedObjectField,
} from '../model/fields/field.ts';
import type { Json, JsonSchema, Scalar } from '../model/json/json-schema.ts';
import type { ProjectKind } from '../model/model.ts';
import type { Text } from '../model/text.ts';
import type { Precision } from '../region/dates.ts';
import type { Formats } from '../region/formats.ts';
import type { CsvContext } from './cells/csv.ts';
import type { ScreenElement } from '../screens/screens.ts';
import type { Operator } from './operators.ts';

/** Seeded random generator. Returns a number in [0, 1). */
export type Random = () => number;

export interface ParseContext {
  /** Languages of the project, the default language first. */
  readonly languages: readonly string[];
  readonly nested: (schema: JsonSchema) => readonly Field[];
  /** Returns the custom kind that a `format` names, if any. */
  readonly projectKind: (format: string) => ProjectKind | undefined;
}

export interface Defaults<F extends Field = Field> {
  /** Whether the field can be in the title of a record. */
  title(field: F): boolean;
  column(field: F): boolean;
  readonly filter: boolean;
  /** Whether a form shows the field in a section of its own. */
  readonly section: boolean;
}

/** Names of generated types that a field's type refers to. The types themselves are generated separately. */
export interface TypeNames {
  enumOf(field: EnumField | EnumListField): string;
  /** Returns the name of the generated type of the nested object, or of one item of the list. */
  objectOf(field: NestedListField | NestedObjectField): string;
}

/** References to schemas that a field's schema uses. The schemas themselves are elsewhere in the API description. */
export interface SchemaNames {
  enumOf(field: EnumField | EnumListField): Readonly<Record<string, Json>>;
}

export type PortalWidget =
  | 'TextWidget'
  | 'EnumWidget'
  | 'EnumListWidget'
  | 'BooleanWidget'
  | 'DateWidget'
  | 'DateTimeWidget'
  | 'MonthWidget'
  | 'PhotoWidget'
  | 'FilesWidget'
  | 'RowsWidget';

export interface PortalControl {
  readonly widget: PortalWidget;
  /** Keyboard that a phone shows for a text. Defaults to the one with letters. */
  readonly keyboard?: 'email' | 'tel' | 'url' | 'numeric' | 'decimal';
  /** Width of a text's input. Defaults to the width of the form. */
  readonly width?: 'short' | 'medium';
  readonly autocomplete?: string;
}

/** Format of a number: plain, with thousands separators, or as money. */
export type Numeric = 'plain' | 'grouped' | 'money';

/** Instructions for filling in a column of an import. */
export interface ImportRule {
  readonly text: string;
  /** The only texts that a cell may contain. If undefined, any text is allowed. */
  readonly choices?: readonly string[];
}

/** Functions that return the texts of an import template, in the language of the template. */
export interface ImportContext {
  say(text: Text): string;
  readonly yesNo: { readonly yes: string; readonly no: string };
  /** Returns the labels of the enum's values, except the label of null. */
  labels(field: EnumField | EnumListField): readonly string[];
  labelOf(resource: string): string;
  exampleOf(format: string): string | undefined;
}

export interface TextContext {
  /** Language of the reader. */
  readonly language: string;
  readonly formats: Formats;
  readonly yesNo: { readonly yes: string; readonly no: string };
  /** Values of the other fields of the same record. */
  readonly record?: Readonly<Record<string, unknown>>;
  labelOf(field: EnumField | EnumListField, value: unknown): string;
  /** Returns the field's unit in singular or plural, as the value requires. Returns '' if the field has no unit. */
  unitOf(field: Field, value: unknown): string;
}

/**
 * Everything about one kind of field, in one file. README.md explains how to add a kind. A member that a kind does not
 * have is written as `undefined`, so that the compiler finds a forgotten one.
 */
export interface Kind<K extends FieldKind> {
  readonly name: K;
  /** Requirements for a schema property whose `x-kind` is the name of this kind. */
  readonly declared: {
    /** Allowed JSON types. An empty list allows any type. */
    readonly types: readonly string[];
    /**
     * Other keywords that the schema of the property must contain, worded for an error message: `"items" with
     * "properties"`.
     */
    readonly needs?: string;
  };
  /** Returns whether the property schema is of this kind. Called in the registry's order if there is no `x-kind`. */
  recognizes(schema: JsonSchema, context: ParseContext): boolean;
  /** Adds the kind's own rules to the JSON Schema, such as the pattern of a color. */
  refine?(schema: JsonSchema): JsonSchema;
  parse(base: FieldBase, schema: JsonSchema, context: ParseContext): FieldOf<K>;
  /** Converts a text from a client to its stored form. Other values are stored unchanged. */
  normalize?(text: string): string;
  /** For a kind of uploads: types that a field without `x-accept` accepts, as in HTML. Defaults to all types. */
  readonly accepts?: readonly string[];
  /** Whether a value is HTML. The server removes everything executable from it. */
  readonly markup?: true;
  /** Returns all possible values of the field. Kinds whose values cannot be listed do not have this function. */
  choices?(field: FieldOf<K>): readonly Scalar[];
  /** Types of the database columns that contain values of this kind. Lists and objects are stored as JSON. */
  readonly sql: {
    readonly sqlite: 'text' | 'integer' | 'real';
    readonly postgres: string;
    /** Whether every table has an index on fields of this kind, because records are often looked up by them. */
    readonly indexed?: true;
  };
  /** Whether a value is always a list. */
  readonly list?: true;
  /**
   * Supported query operators. A filter without an operator uses the first supported one of `$contL`, `$cont` and
   * `$eq`.
   */
  readonly operators: readonly Operator[];
  /** Parses a text in a query. Returns undefined if the text is not a value of the field. */
  fromQuery(field: FieldOf<K>, text: string): Scalar | undefined;
  /** Whether a value is a point in time. A day in a query then means the whole day. */
  readonly instant?: true;
  readonly sortable: boolean;
  /** Whether values are sorted as in a dictionary because people read them. Other values are sorted by bytes. */
  readonly collated: boolean;
  /**
   * Returns the maximum number of characters of a value whose schema has no `maxLength`. Returns undefined if only the
   * size of the request is limited.
   */
  maxCharacters(field: FieldOf<K>): number | undefined;
  readonly defaults: Defaults<FieldOf<K>>;
  /**
   * Returns an English comment about a value that generated types and the API description contain. The comment states
   * what the TypeScript type does not express, such as a format.
   */
  readonly remark: ((field: FieldOf<K>) => string | undefined) | undefined;
  /** Returns the schema of a value in the API description, if it differs from the property's own. */
  openApi?(field: FieldOf<K>, names: SchemaNames): Readonly<Record<string, Json>>;
  /** Returns the TypeScript type of a value as inline text, e.g. `string` or `readonly Stop[]`. */
  typescript(field: FieldOf<K>, names: TypeNames): string;
  /** Returns the element that shows the value in a table cell. If undefined, the plain value is shown. */
  readonly cell: ((field: FieldOf<K>) => ScreenElement) | undefined;
  /** Display format of the number, for kinds whose values are numbers. Their table columns are right-aligned. */
  readonly numeric?: Numeric;
  /** Precision, such as a day or a month, for kinds whose values are times. */
  readonly precision?: Precision;
  /**
   * Formats a value as part of a line of text, such as in a print or a sentence. For a reference, the caller formats
   * the value, because only the caller knows the record's name.
   */
  toText(field: FieldOf<K>, value: unknown, context: TextContext): string;
  show(field: FieldOf<K>): ScreenElement;
  /**
   * Element that shows the value in the audit log. If undefined, the log uses `show`. For example, the log shows an
   * image as a link, so that it does not load the image.
   */
  logged?(field: FieldOf<K>): ScreenElement;
  input(field: FieldOf<K>): ScreenElement;
  /** Whether the user chooses the value from a list instead of typing it. */
  readonly chosen?: true;
  /** Returns the filter of a list page for the field. Undefined if lists cannot be filtered by this kind. */
  readonly filter: ((field: FieldOf<K>) => ScreenElement) | undefined;
  /**
   * Form control in the portal. Undefined if portal forms cannot contain the kind. A reference gets its control from
   * its options.
   */
  readonly portal: ((field: FieldOf<K>) => PortalControl) | undefined;
  /** Returns a plausible value that satisfies the schema, for sample data. The caller fills in references. */
  sample(field: FieldOf<K>, random: Random, index: number): unknown;
  readonly inCsv: boolean;
  /** Whether a unique field of this kind can tell an import which record a row is about. */
  readonly identifies: boolean;
  /** Instructions for filling in a column of an import. */
  importRule(field: FieldOf<K>, context: ImportContext): ImportRule;
  /**
   * Formats a CSV cell. For a reference, `value` is the name of the record, not its id.
   * @param record the record that contains the value, directly or in a nested object; it may contain the currency of an
   * amount
   */
  toCsv(field: FieldOf<K>, value: unknown, context: CsvContext, record?: Readonly<Record<string, unknown>>): string;
  /**
   * Parses a CSV cell. Unreadable text is returned unchanged and fails validation. For a reference, returns the text,
   * and the caller finds the record.
   */
  fromCsv(field: FieldOf<K>, cell: string, context: CsvContext): unknown;
}
