import type { Condition, JsonSchema, Scalar } from './json-schema.ts';
import type { OptionRule } from './options.ts';
import type { Text } from './text.ts';

/** The properties of every field. */
export interface FieldBase {
  /** The property's own name, without the path of its parents: `plate`. */
  readonly name: string;
  readonly label: Text;
  readonly help?: Text;
  /** A unit shown after the value: `{ vi: 'ngày', en: 'days' }`. */
  readonly unit?: Text;
  readonly required: boolean;
  /** Set only by the server. A value sent by a client is ignored. */
  readonly readOnly: boolean;
  /** A secret: accepted, never returned, masked in the audit log. */
  readonly writeOnly: boolean;
  readonly unique: boolean;
  /** Searched by the parameter `q`, ignoring case and Vietnamese accents. */
  readonly searchable: boolean;
  /** Readable without a token if the resource has a public view. */
  readonly public: boolean;
  /** One of id, version, office_id, created_at, updated_at, created_by: added by the loader. */
  readonly system: boolean;
  /** In every record, as `x-always` says. See `isAlways` for all fields that are. */
  readonly always?: boolean;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  /** Shown only if this holds. Names sibling fields: of the record or of the same nested object. */
  readonly when?: Condition;
  /** What can be chosen: values of an enum or records of a reference. Names sibling fields. */
  readonly options?: readonly OptionRule[];
  /** The property's own JSON Schema, references inlined. */
  readonly schema: JsonSchema;
}

export interface TextField extends FieldBase {
  readonly kind: 'text';
  readonly multiline: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Its own pattern, or that of its project kind. */
  readonly pattern?: string;
  /** A project kind from `schemas/kinds/`, such as `card-code`. */
  readonly format?: string;
  /** The serial template that fills it (`x-serial`). The field is then read-only. */
  readonly serial?: string;
}
export interface EmailField extends FieldBase {
  readonly kind: 'email';
  readonly maxLength?: number;
}
export interface PhoneField extends FieldBase {
  readonly kind: 'phone';
  /** A project kind from `schemas/kinds/`. */
  readonly format?: string;
  readonly pattern?: string;
}
export interface UrlField extends FieldBase {
  readonly kind: 'url';
}
export interface RichTextField extends FieldBase {
  readonly kind: 'rich-text';
}
export interface IntegerField extends FieldBase {
  readonly kind: 'integer';
  readonly minimum?: number;
  readonly maximum?: number;
}
export interface DecimalField extends FieldBase {
  readonly kind: 'decimal';
  readonly minimum?: number;
  readonly maximum?: number;
}
/** A whole number without thousands separators. */
export interface YearField extends FieldBase {
  readonly kind: 'year';
  readonly minimum?: number;
  readonly maximum?: number;
}
/** A whole number of the smallest unit of the project's currency: 1990 is 19.90 with two digits behind the decimal sign. */
export interface MoneyField extends FieldBase {
  readonly kind: 'money';
  readonly minimum?: number;
  readonly maximum?: number;
}
export interface BooleanField extends FieldBase {
  readonly kind: 'boolean';
}
/** `YYYY-MM-DD` */
export interface DateField extends FieldBase {
  readonly kind: 'date';
}
/** `YYYY-MM` */
export interface MonthField extends FieldBase {
  readonly kind: 'month';
}
/** `HH:mm` */
export interface TimeField extends FieldBase {
  readonly kind: 'time';
}
/** ISO 8601 with offset; stored and returned in UTC with milliseconds. */
export interface DateTimeField extends FieldBase {
  readonly kind: 'date-time';
}
export interface EnumField extends FieldBase {
  readonly kind: 'enum';
  /** Name of an enum of the model. */
  readonly enum: string;
  readonly values: readonly Scalar[];
}
export interface EnumListField extends FieldBase {
  readonly kind: 'enum-list';
  readonly enum: string;
  readonly values: readonly Scalar[];
}
export interface TextListField extends FieldBase {
  readonly kind: 'text-list';
  /** The items as a field: a text, an email, a date … */
  readonly item?: Field;
}
/**
 * The permission that referring to a record needs. `read`: the caller can read the record. Any other action of the resource's
 * module, such as `update`: the caller holds its slug and may change the record. `public`: none, because anybody can read it.
 */
export type ReferenceUse = 'read' | 'public' | (string & {});
export interface ReferenceField extends FieldBase {
  readonly kind: 'reference';
  readonly resource: string;
  readonly use: ReferenceUse;
}
export interface ReferenceListField extends FieldBase {
  readonly kind: 'reference-list';
  readonly resource: string;
  readonly use: ReferenceUse;
}
export interface NestedListField extends FieldBase {
  readonly kind: 'nested-list';
  readonly fields: readonly Field[];
  readonly minItems?: number;
  readonly maxItems?: number;
}
export interface NestedObjectField extends FieldBase {
  readonly kind: 'nested-object';
  readonly fields: readonly Field[];
}
/** The value is the URL of an upload (`/api/v1/uploads/{id}`); with `multiple`, a list of them. */
export interface FileField extends FieldBase {
  readonly kind: 'file';
  readonly multiple: boolean;
  readonly accept: readonly string[];
}
export interface ImageField extends FieldBase {
  readonly kind: 'image';
  readonly multiple: boolean;
  readonly accept: readonly string[];
  /** Aspect ratio (width ÷ height) for cropping. */
  readonly aspect?: number;
}
/** `#rrggbb` */
export interface ColorField extends FieldBase {
  readonly kind: 'color';
}
/** `{ lat, lng }` in degrees. */
export interface GeoPointField extends FieldBase {
  readonly kind: 'geo-point';
}
/** Any JSON value, shown and edited as text. */
export interface JsonField extends FieldBase {
  readonly kind: 'json';
}

/** One property of a resource, a union discriminated by `kind`. */
export type Field =
  | TextField
  | EmailField
  | PhoneField
  | UrlField
  | RichTextField
  | IntegerField
  | DecimalField
  | MoneyField
  | BooleanField
  | YearField
  | DateField
  | MonthField
  | TimeField
  | DateTimeField
  | EnumField
  | EnumListField
  | TextListField
  | ReferenceField
  | ReferenceListField
  | NestedListField
  | NestedObjectField
  | FileField
  | ImageField
  | ColorField
  | GeoPointField
  | JsonField;

export type FieldKind = Field['kind'];
export type FieldOf<K extends FieldKind> = Extract<Field, { kind: K }>;

/** What a join calls the records that a reference brings: `route` for `route_id`, `stops` for `stop_ids`. */
export function joinName(reference: string, many: boolean): string {
  const bare = many ? reference.replace(/_ids$/u, 's') : reference.replace(/_id$/u, '');
  return bare === reference ? `${reference}_record` : bare;
}
