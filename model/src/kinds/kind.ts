import type { Field, FieldBase, FieldKind, FieldOf } from '../model/field.ts';
import type { JsonSchema } from '../model/json-schema.ts';
import type { ProjectKind } from '../model/model.ts';
import type { CsvContext } from './csv.ts';
import type { ScreenElement } from '../screens/screens.ts';

/** Operators of the query dialect that a filter on a field may use. */
export type Operator =
  | '$eq'
  | '$ne'
  | '$gt'
  | '$lt'
  | '$gte'
  | '$lte'
  | '$starts'
  | '$ends'
  | '$cont'
  | '$excl'
  | '$eqL'
  | '$neL'
  | '$startsL'
  | '$endsL'
  | '$contL'
  | '$exclL'
  | '$in'
  | '$notin'
  | '$inL'
  | '$notinL'
  | '$isnull'
  | '$notnull'
  | '$between';

/** Seeded random generator: a number in [0, 1). */
export type Random = () => number;

/** What building a field needs besides its schema. */
export interface ParseContext {
  /** Builds the fields of a nested schema. */
  readonly nested: (schema: JsonSchema) => readonly Field[];
  /** The project kind that a `format` names, if it is one. */
  readonly projectKind: (format: string) => ProjectKind | undefined;
}

/**
 * Everything about one kind of field, in one file. To add a kind: a member of the union in `model/field.ts`, a file like the
 * others here, a line in `index.ts`.
 */
export interface Kind<K extends FieldKind> {
  readonly name: K;
  /** Whether the property schema is of this kind. Called in the registry's order if there is no `x-kind`. */
  recognizes(schema: JsonSchema, context: ParseContext): boolean;
  /** Adds the kind's own rules to the JSON Schema, such as the pattern of a color. */
  refine?(schema: JsonSchema): JsonSchema;
  parse(base: FieldBase, schema: JsonSchema, context: ParseContext): FieldOf<K>;
  /** Column types. Lists and objects are JSON. */
  readonly sql: { readonly sqlite: 'text' | 'integer' | 'real'; readonly postgres: string };
  readonly operators: readonly Operator[];
  readonly sortable: boolean;
  /** TypeScript type of a value, e.g. `string`, `readonly Stop[]` as inline text. */
  typescript(field: FieldOf<K>, nested: (fields: readonly Field[]) => string): string;
  /** A table cell; undefined shows the plain value. */
  cell?(field: FieldOf<K>): ScreenElement;
  readonly numeric?: true;
  /** A value on the show page. */
  show(field: FieldOf<K>): ScreenElement;
  input(field: FieldOf<K>): ScreenElement;
  /** A list filter; undefined if the kind cannot be filtered. */
  filter?(field: FieldOf<K>): ScreenElement;
  /** A plausible value that satisfies the schema, for sample data. The caller fills in references. */
  sample(field: FieldOf<K>, random: Random, index: number): unknown;
  /** The text of a CSV cell. For a reference, `value` is the name of the record, not its id. */
  toCsv(field: FieldOf<K>, value: unknown, context: CsvContext): string;
  /** The value of a CSV cell. Unreadable text is returned unchanged and fails validation. For a reference, the text is returned. */
  fromCsv(field: FieldOf<K>, cell: string, context: CsvContext): unknown;
}
