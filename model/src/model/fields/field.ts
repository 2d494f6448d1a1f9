import type { FieldOperator } from '../../kinds/plugin-operator.ts';
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
import type { LocalizedTextField } from '../../kinds/localized-text.ts';
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
import type { Wire } from '../place.ts';
import type { OptionRule } from '../json/options.ts';
import type { Text } from '../text.ts';

export interface FieldBase {
  /** The property's own name, without the path of its parents: `plate`. */
  readonly name: string;
  readonly renamedFrom?: string;
  readonly label: Text;
  readonly help?: Text;
  /** A unit shown after the value: `{ vi: 'ngày', en: 'day |||| days' }`. */
  readonly unit?: Text;
  readonly required: boolean;
  /** Set only by the server. A value from a client is ignored. */
  readonly readOnly: boolean;
  /** A secret: accepted, never returned, masked in the audit log. */
  readonly writeOnly: boolean;
  readonly unique: boolean;
  /** Whether the query parameter `q` searches this field. The search ignores case and accents. */
  readonly searchable: boolean;
  /** Whether the field can be read without a token, if the resource has a public view. */
  readonly public: boolean;
  /** Whether the loader added the field: id, version, office_id, created_at, updated_at or created_by. */
  readonly system: boolean;
  /**
   * True if the field has `x-always`, so every record has a value. `isAlways` covers all fields that always have a
   * value.
   */
  readonly always?: boolean;
  /** Whether the head of the record's page shows the field (`x-key`). */
  readonly key?: true;
  readonly format?: string;
  readonly coded?: true;
  readonly default?: Json;
  readonly examples?: readonly Json[];
  /**
   * The field is shown only if this condition is true. The condition names sibling fields: of the record or of the same
   * nested object.
   */
  readonly when?: Condition;
  readonly options?: readonly OptionRule[];
  readonly operators?: readonly FieldOperator[];
  /**
   * Name and form of the field in the JSON of another back end. Absent if the resource's naming rule gives the name.
   */
  readonly wire?: Wire;
  readonly schema: JsonSchema;
}

/**
 * Permission that a caller needs to store a reference to a record. With `read`, the caller must be able to read the
 * record. With `public`, no permission is needed, because anybody can read the record. Any other value is an action of
 * the resource's module, such as `update`. The caller must then have the permission for this action and be allowed to
 * change the record.
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
  LocalizedTextField,
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

export type Field =
  | TextField
  | EmailField
  | PhoneField
  | UrlField
  | RichTextField
  | LocalizedTextField
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

export function serialOf(field: Field): string | undefined {
  return 'serial' in field ? field.serial : undefined;
}

/**
 * Returns the name under which a join returns the records of a reference: `route` for `route_id`, `stops` for
 * `stop_ids`.
 */
export function joinName(reference: string, many: boolean): string {
  const bare = many ? reference.replace(/_ids$/u, 's') : reference.replace(/_id$/u, '');
  return bare === reference ? `${reference}_record` : bare;
}
