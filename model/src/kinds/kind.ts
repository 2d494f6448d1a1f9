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

/** Seeded random generator: a number in [0, 1). */
export type Random = () => number;

/** What building a field needs besides its schema. */
export interface ParseContext {
  /** Builds the fields of a nested schema. */
  readonly nested: (schema: JsonSchema) => readonly Field[];
  /** The project kind that a `format` names, if it is one. */
  readonly projectKind: (format: string) => ProjectKind | undefined;
}

/** Where a field is shown if no file says so. */
export interface Defaults<F extends Field = Field> {
  /** In the title of a record. */
  title(field: F): boolean;
  /** In the table. */
  column(field: F): boolean;
  /** Among the filters of the list. */
  readonly filter: boolean;
  /** In a section of its own, rather than with the others. */
  readonly section: boolean;
}

/** The names of types that are printed elsewhere. */
export interface TypeNames {
  /** The union of the values. */
  enumOf(field: EnumField | EnumListField): string;
  /** The type of the nested object, or of one item of the list. */
  objectOf(field: NestedListField | NestedObjectField): string;
}

/** References to schemas that are described elsewhere in the document. */
export interface SchemaNames {
  enumOf(field: EnumField | EnumListField): Readonly<Record<string, Json>>;
}

/** The widgets of `@tuyen/kit/portal`. */
export type PortalWidget =
  | 'TextWidget'
  | 'EnumWidget'
  | 'EnumListWidget'
  | 'BooleanWidget'
  | 'DateWidget'
  | 'MonthWidget'
  | 'PhotoWidget'
  | 'FilesWidget';

/** How a form of the portal asks for a value. */
export interface PortalControl {
  readonly widget: PortalWidget;
  /** The keyboard of a phone for a text; undefined: for letters. */
  readonly keyboard?: 'email' | 'tel' | 'url' | 'numeric' | 'decimal';
  /** The width of a text's input; undefined: as wide as the form. */
  readonly width?: 'short' | 'medium';
  /** What a browser may fill in. */
  readonly autocomplete?: string;
}

/** How a number is written: as it is, with thousands separators, or as money. */
export type Numeric = 'plain' | 'grouped' | 'money';

/** How to fill in a column of an import. */
export interface ImportRule {
  readonly text: string;
  /** The only texts that a cell may hold. */
  readonly choices?: readonly string[];
}

/** The texts of a file for imports, in its language. */
export interface ImportContext {
  say(text: Text): string;
  readonly yesNo: { readonly yes: string; readonly no: string };
  /** The labels of the values, without that of null. */
  labels(field: EnumField | EnumListField): readonly string[];
  /** The label of a resource. */
  labelOf(resource: string): string;
  /** An example of a project kind. */
  exampleOf(format: string): string | undefined;
}

/** What the text of a value depends on besides its field. */
export interface TextContext {
  readonly formats: Formats;
  readonly yesNo: { readonly yes: string; readonly no: string };
  /** The fields beside it. */
  readonly record?: Readonly<Record<string, unknown>>;
  labelOf(field: EnumField | EnumListField, value: unknown): string;
  /** The field's unit, in the form that suits the value; '' for none. */
  unitOf(field: Field, value: unknown): string;
}

/**
 * Everything about one kind of field, in one file. To add a kind: see README.md. A member that a kind does not have is written
 * as `undefined`, so that the compiler finds one that was forgotten.
 */
export interface Kind<K extends FieldKind> {
  readonly name: K;
  /** What a property with this `x-kind` must have. */
  readonly declared: {
    /** One of these JSON types; empty: any. */
    readonly types: readonly string[];
    /** Other keys, for a message. */
    readonly needs?: string;
  };
  /** Whether the property schema is of this kind. Called in the registry's order if there is no `x-kind`. */
  recognizes(schema: JsonSchema, context: ParseContext): boolean;
  /** Adds the kind's own rules to the JSON Schema, such as the pattern of a color. */
  refine?(schema: JsonSchema): JsonSchema;
  parse(base: FieldBase, schema: JsonSchema, context: ParseContext): FieldOf<K>;
  /** The form in which a text from a client is stored. Other values are stored as they are. */
  normalize?(text: string): string;
  /** For a kind of uploads: the types that a field without `x-accept` takes, as in HTML; undefined: all. */
  readonly accepts?: readonly string[];
  /** Whether a value is HTML, from which the server removes what could run. */
  readonly markup?: true;
  /** All values of the field, for a kind that can list them. */
  choices?(field: FieldOf<K>): readonly Scalar[];
  /** Column types. Lists and objects are JSON. */
  readonly sql: {
    readonly sqlite: 'text' | 'integer' | 'real';
    readonly postgres: string;
    /** Whether records are found by it often enough for an index in every table. */
    readonly indexed?: true;
  };
  /** Whether a value is always a list. */
  readonly list?: true;
  /** The first of `$contL`, `$cont` and `$eq` that is one of them is used where a filter names none. */
  readonly operators: readonly Operator[];
  /** The value that a text in a query means; undefined if it is no value of the field. */
  fromQuery(field: FieldOf<K>, text: string): Scalar | undefined;
  /** Whether a value is a point in time: a day in a query then means all of the day. */
  readonly instant?: true;
  readonly sortable: boolean;
  /** Whether people read the values, so that they are sorted as in a dictionary; else by bytes. */
  readonly collated: boolean;
  /** The most characters of a value whose schema has no `maxLength`; undefined if only the request's size is limited. */
  maxCharacters(field: FieldOf<K>): number | undefined;
  readonly defaults: Defaults<FieldOf<K>>;
  /** What the type does not say about a value, in English, for generated types and the description of the API. */
  readonly remark: ((field: FieldOf<K>) => string | undefined) | undefined;
  /** The schema of a value in the description of the API, where that is not the property's own. */
  openApi?(field: FieldOf<K>, names: SchemaNames): Readonly<Record<string, Json>>;
  /** TypeScript type of a value, e.g. `string`, `readonly Stop[]` as inline text. */
  typescript(field: FieldOf<K>, names: TypeNames): string;
  /** A table cell; undefined shows the plain value. */
  readonly cell: ((field: FieldOf<K>) => ScreenElement) | undefined;
  /** For a kind of numbers: how people read them. Their columns are aligned. */
  readonly numeric?: Numeric;
  /** For a kind of times: how exact they are. */
  readonly precision?: Precision;
  /** A value as people read it in a line of text: in a print or a sentence. For a reference, that is the caller's. */
  toText(field: FieldOf<K>, value: unknown, context: TextContext): string;
  /** A value on the show page. */
  show(field: FieldOf<K>): ScreenElement;
  /** A value in a log, where `show` would fetch what the log only names. */
  logged?(field: FieldOf<K>): ScreenElement;
  input(field: FieldOf<K>): ScreenElement;
  /** Whether a value is chosen in the input, not typed. */
  readonly chosen?: true;
  /** A list filter; undefined if the kind cannot be filtered. */
  readonly filter: ((field: FieldOf<K>) => ScreenElement) | undefined;
  /** The control of a form in the portal; undefined if the portal cannot ask for the kind. A reference has one by its options. */
  readonly portal: ((field: FieldOf<K>) => PortalControl) | undefined;
  /** A plausible value that satisfies the schema, for sample data. The caller fills in references. */
  sample(field: FieldOf<K>, random: Random, index: number): unknown;
  /** Whether exports and imports have a column for it. */
  readonly inCsv: boolean;
  /** Whether a unique field of this kind can name the record of a row. */
  readonly identifies: boolean;
  /** How to fill in a column of an import. */
  importRule(field: FieldOf<K>, context: ImportContext): ImportRule;
  /** The text of a CSV cell. For a reference, `value` is the name of the record, not its id. @param record that has the value, or the row with it, for its currency */
  toCsv(field: FieldOf<K>, value: unknown, context: CsvContext, record?: Readonly<Record<string, unknown>>): string;
  /** The value of a CSV cell. Unreadable text is returned unchanged and fails validation. For a reference, the text is returned. */
  fromCsv(field: FieldOf<K>, cell: string, context: CsvContext): unknown;
}
