import { humanized } from '../naming/labels.ts';
import { enumValues } from './enum-values.ts';
import { labelOf, referenceLabel } from './names.ts';
import type { PlannedField } from './plan.ts';
import type { Column } from './table.ts';

/** Property of a record, as a JSON Schema. */
export type Property = Readonly<Record<string, unknown>>;

export interface FieldContext {
  /** Returns a text in every language of the project. Sources have texts in one language, which nobody translates. */
  readonly say: (text: string) => Readonly<Record<string, string>>;
  /** Digits of the currency's smallest unit. */
  readonly minorUnit: number;
  /** Path of an enum file by the name of the type, for types that several columns have. */
  readonly enumFiles: ReadonlyMap<string, string>;
}

const MOST_HELP = 200;
/** A longer text gets an input of several lines. */
const ONE_LINE = 255;
const LONG_TEXT = /(?:description|notes?|comments?|remarks?|body|content|summary|biography|message|text|desc)$/iu;
/** A number has at most six decimal places on screens. */
const MOST_DECIMALS = 6;

export function fieldSchema(field: PlannedField, context: FieldContext): Property {
  const { column, target, unique, secret } = field;
  const label = target ? referenceLabel(column.name) : labelOf(column.name);
  const help = column.comment !== undefined && column.comment.length <= MOST_HELP ? column.comment.trim() : '';
  return {
    ...(target ? { type: 'string', 'x-reference': target.resource } : valueSchema(field, context)),
    ...defaultOf(field, context),
    ...(unique && { 'x-unique': true }),
    ...(secret && { 'x-secret': true }),
    ...(column.generated && { readOnly: true }),
    'x-label': context.say(label),
    ...(help !== '' && { 'x-help': context.say(help) }),
  };
}

function valueSchema({ column, money }: PlannedField, { say, minorUnit, enumFiles }: FieldContext): Property {
  const { type, values, valuesName } = column;
  if (values) {
    const file = valuesName === undefined ? undefined : enumFiles.get(valuesName);
    return file === undefined ? enumSchema(values, say) : { $ref: file };
  }
  if (money) return { type: 'integer', ...bounds(column, 10 ** minorUnit), 'x-kind': 'money' };
  switch (type) {
    case 'integer':
      return { type: 'integer', ...bounds(column) };
    case 'decimal':
      return { type: 'number', ...decimals(column), ...bounds(column) };
    case 'boolean':
      return { type: 'boolean' };
    case 'date':
    case 'time':
    case 'uuid':
    case 'email':
    case 'phone':
      return { type: 'string', format: type };
    case 'url':
      return { type: 'string', format: 'uri' };
    case 'date-time':
    case 'local-date-time':
      return { type: 'string', format: 'date-time' };
    case 'json':
      return { 'x-kind': 'json' };
    case 'text-list':
      return { type: 'array', items: { type: 'string' } };
    case 'text':
    case 'unknown':
      return textSchema(column);
  }
}

function textSchema({ name, maxLength, multiline = false }: Column): Property {
  const isLong = multiline || (maxLength === undefined ? LONG_TEXT.test(name) : maxLength > ONE_LINE);
  return {
    type: 'string',
    ...(maxLength !== undefined && { maxLength }),
    ...(isLong && { 'x-multiline': true }),
  };
}

export function enumSchema(texts: readonly string[], say: FieldContext['say']): Property {
  const values = enumValues(texts);
  return {
    type: 'string',
    enum: values.map(({ value }) => value),
    'x-values': Object.fromEntries(values.map(({ value, text }) => [value, say(valueLabel(text))])),
  };
}

/** Returns the label of a value. A code in small letters is not meant to be read: `in_progress` → `In progress`. */
function valueLabel(text: string): string {
  return /^[a-z][a-z _-]*$/u.test(text) ? humanized(text) : text;
}

function bounds({ minimum, maximum }: Column, unit = 1): Property {
  const [least, most] = [minimum, maximum].map((bound) => exactBound(bound, unit));
  return { ...(least !== undefined && { minimum: least }), ...(most !== undefined && { maximum: most }) };
}

/** Returns no bound for a number that JSON cannot write exactly, such as the limits of `bigint`. */
function exactBound(bound: number | undefined, unit: number): number | undefined {
  const scaled = Math.round((bound ?? Number.NaN) * unit * 1e6) / 1e6;
  return Math.abs(scaled) <= Number.MAX_SAFE_INTEGER ? scaled : undefined;
}

function decimals({ scale }: Column): Property {
  return scale === undefined || scale < 1 || scale > MOST_DECIMALS ? {} : { multipleOf: Number(`1e-${scale}`) };
}

function defaultOf({ column, target, money, secret }: PlannedField, { minorUnit }: FieldContext): Property {
  const { default: given, type, values, generated } = column;
  if (given === undefined || target || secret || generated) return {};
  if (values) {
    const found = enumValues(values).find(({ text }) => text === given);
    return found ? { default: found.value } : {};
  }
  const number = typeof given === 'boolean' ? Number.NaN : Number(given);
  switch (type) {
    case 'integer':
      return Number.isSafeInteger(number) ? { default: number } : {};
    case 'decimal': {
      if (!Number.isFinite(number)) return {};
      return { default: money ? Math.round(number * 10 ** minorUnit) : number };
    }
    case 'boolean':
      return { default: given === true || given === 1 || given === 'true' || given === 't' || given === '1' };
    case 'text':
      return typeof given === 'string' && given !== '' ? { default: given } : {};
    case 'date':
      return /^\d{4}-\d\d-\d\d$/u.test(String(given)) ? { default: given } : {};
    default:
      return {};
  }
}
