import { boolean } from './boolean.ts';
import { color } from './color.ts';
import { dateTime } from './date-time.ts';
import { date } from './date.ts';
import { decimal } from './decimal.ts';
import { email } from './email.ts';
import { enumList } from './enum-list.ts';
import { enumeration } from './enum.ts';
import { file } from './file.ts';
import { geoPoint } from './geo-point.ts';
import { image } from './image.ts';
import { integer } from './integer.ts';
import { json } from './json.ts';
import { localizedText } from './localized-text.ts';
import { money } from './money.ts';
import { month } from './month.ts';
import { nestedList } from './nested-list.ts';
import { nestedObject } from './nested-object.ts';
import { phone } from './phone.ts';
import { referenceList } from './reference-list.ts';
import { reference } from './reference.ts';
import { type Kinds, register } from './registry.ts';
import { richText } from './rich-text.ts';
import { textList } from './text-list.ts';
import { text } from './text.ts';
import { time } from './time.ts';
import { url } from './url.ts';
import { year } from './year.ts';

/**
 * List of all kinds of field. A property without `x-kind` gets the first kind that recognizes it, so specific kinds
 * come before general ones. This module exports the functions that look up kinds. A bundle that uses none of them
 * therefore does not contain the kinds.
 */
const KINDS: Kinds = {
  enum: enumeration,
  'enum-list': enumList,
  reference,
  'reference-list': referenceList,
  'nested-list': nestedList,
  'text-list': textList,
  'nested-object': nestedObject,
  email,
  phone,
  url,
  date,
  month,
  time,
  'date-time': dateTime,
  integer,
  decimal,
  boolean,
  text,
  // No property schema is recognized as one of the following kinds. A property has such a kind only if its `x-kind`
  // names the kind.
  money,
  year,
  'rich-text': richText,
  file,
  image,
  color,
  'localized-text': localizedText,
  'geo-point': geoPoint,
  json,
};

export const { kindNamed, kindNames, kindOf, recognizeKind } = register(KINDS);

export { ownElement } from './element.ts';
export { hasOperands, type Operator, type OperatorWith, QUERY_OPERATORS, queryOperator } from './operators.ts';
export type { FieldOperator, ModelOperator, Operand, PluginOperator } from './plugin-operator.ts';
export { listEditFields } from './list-edit.ts';
export { sampleOf } from './registry.ts';
export { type CsvContext, textToCsv } from './cells/csv.ts';
export type {
  ImportContext,
  ImportRule,
  Kind,
  Numeric,
  ParseContext,
  PortalControl,
  PortalWidget,
  Random,
  SchemaNames,
  TextContext,
  TypeNames,
} from './kind.ts';
