import type { BooleanField } from '../../kinds/boolean.ts';
import type { ColorField } from '../../kinds/color.ts';
import type { DateField } from '../../kinds/date.ts';
import type { DateTimeField } from '../../kinds/date-time.ts';
import type { DecimalField } from '../../kinds/decimal.ts';
import type { EmailField } from '../../kinds/email.ts';
import type { EnumField } from '../../kinds/enum.ts';
import type { EnumListField } from '../../kinds/enum-list.ts';
import type { FileField } from '../../kinds/file.ts';
import type { GeoPointField } from '../../kinds/geo-point.ts';
import type { ImageField } from '../../kinds/image.ts';
import type { IntegerField } from '../../kinds/integer.ts';
import type { JsonField } from '../../kinds/json.ts';
import type { MoneyField } from '../../kinds/money.ts';
import type { MonthField } from '../../kinds/month.ts';
import type { NestedListField } from '../../kinds/nested-list.ts';
import type { NestedObjectField } from '../../kinds/nested-object.ts';
import type { PhoneField } from '../../kinds/phone.ts';
import type { ReferenceField } from '../../kinds/reference.ts';
import type { ReferenceListField } from '../../kinds/reference-list.ts';
import type { RichTextField } from '../../kinds/rich-text.ts';
import type { TextField } from '../../kinds/text.ts';
import type { TextListField } from '../../kinds/text-list.ts';
import type { TimeField } from '../../kinds/time.ts';
import type { UrlField } from '../../kinds/url.ts';
import type { YearField } from '../../kinds/year.ts';
import type { Condition, Json, JsonSchema } from '../json/json-schema.ts';
import type { OptionRule } from '../json/options.ts';
import type { Text } from '../text.ts';

/** The properties of every field. */
export interface FieldBase {
  /** The property's own name, without the path of its parents: `plate`. */
  readonly name: string;
  /** The name that it had before, which kept rows may still have. */
  readonly renamedFrom?: string;
  readonly label: Text;
  readonly help?: Text;
  /** A unit shown after the value: `{ vi: 'ngày', en: 'day |||| days' }`. */
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
  /** The project kind that its `format` names, such as `card-code`. */
  readonly format?: string;
  /** The project kind has code: apps may have components of their own for it. */
  readonly coded?: true;
  readonly default?: Json;
  readonly examples?: readonly Json[];
  /** Shown only if this holds. Names sibling fields: of the record or of the same nested object. */
  readonly when?: Condition;
  /** What can be chosen: values of an enum or records of a reference. Names sibling fields. */
  readonly options?: readonly OptionRule[];
  /** The property's own JSON Schema, references inlined. */
  readonly schema: JsonSchema;
}

/**
 * The permission that referring to a record needs. `read`: the caller can read the record. Any other action of the resource's
 * module, such as `update`: the caller holds its slug and may change the record. `public`: none, because anybody can read it.
 */
export type ReferenceUse = 'read' | 'public' | (string & {});

export type {
  BooleanField,
  ColorField,
  DateField,
  DateTimeField,
  DecimalField,
  EmailField,
  EnumField,
  EnumListField,
  FileField,
  GeoPointField,
  ImageField,
  IntegerField,
  JsonField,
  MoneyField,
  MonthField,
  NestedListField,
  NestedObjectField,
  PhoneField,
  ReferenceField,
  ReferenceListField,
  RichTextField,
  TextField,
  TextListField,
  TimeField,
  UrlField,
  YearField,
};

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

/** The serial template that fills the field; undefined if none does. */
export function serialOf(field: Field): string | undefined {
  return 'serial' in field ? field.serial : undefined;
}

/** What a join calls the records that a reference brings: `route` for `route_id`, `stops` for `stop_ids`. */
export function joinName(reference: string, many: boolean): string {
  const bare = many ? reference.replace(/_ids$/u, 's') : reference.replace(/_id$/u, '');
  return bare === reference ? `${reference}_record` : bare;
}
