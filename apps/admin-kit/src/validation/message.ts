import type { CHECKED_FORMATS } from '@tuyen/model';
import type { FieldViolation } from './field-violation.ts';

/**
 * Prefix with which react-admin translates a message only when it renders it, so that the message follows a change of
 * language.
 */
const TRANSLATED_LATER = '@@react-admin@@';

/**
 * Returns the message of a problem for the form state: a key under `validation` with the parameters of the rule. A
 * project-specific kind (`"format": "card-code"`) has its own messages under `kinds`.
 */
export function messageOf({ keyword, params }: FieldViolation): string {
  const { key, args } = wordsFor(keyword, params);
  return `${TRANSLATED_LATER}${JSON.stringify({ message: key, args })}`;
}

function wordsFor(keyword: string, params: FieldViolation['params']): { key: string; args: Record<string, unknown> } {
  switch (keyword) {
    case 'required':
      return { key: 'validation.required', args: {} };
    case 'minLength':
      // To the user, an empty text is a missing value. So the message says that the field is required.
      return params['limit'] === 1 ? { key: 'validation.required', args: {} } : counted('validation.minLength', params);
    case 'format':
      return STANDARD_FORMATS.has(String(params['format']))
        ? { key: `validation.format.${String(params['format'])}`, args: {} }
        : { key: `kinds.${String(params['format'])}.message`, args: {} };
    case 'maxLength':
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
    case 'minItems':
    case 'maxItems':
    case 'multipleOf':
      return counted(`validation.${keyword}`, params);
    case 'pattern':
    case 'enum':
    case 'const':
    case 'type':
    case 'uniqueItems':
      return { key: `validation.${keyword}`, args: {} };
    default:
      return { key: 'validation.invalid', args: {} };
  }
}

/** Adds the limit as the number that selects the singular or plural form of the text. */
function counted(key: string, params: FieldViolation['params']): { key: string; args: Record<string, unknown> } {
  const { limit } = params;
  return { key, args: { ...params, ...(typeof limit === 'number' && { smart_count: limit }) } };
}

/**
 * Text formats for which the kit has its own error message. The list must name every format that the validators check,
 * otherwise it does not compile.
 */
const STANDARD_FORMATS: ReadonlySet<string> = new Set(
  Object.keys({
    email: true,
    uri: true,
    url: true,
    date: true,
    'birth-date': true,
    'year-month': true,
    time: true,
    'date-time': true,
    uuid: true,
    phone: true,
    password: true,
  } satisfies Readonly<Record<keyof typeof CHECKED_FORMATS, true>> & Readonly<Record<string, true>>),
);
