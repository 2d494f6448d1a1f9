import type { Problem } from './problem.ts';

/** react-admin translates a message of this form when it shows it, so that it follows a change of language. */
const TRANSLATED_LATER = '@@react-admin@@';

/**
 * The message of a problem as the form state holds it: a key under `validation` with what the rule says.
 * A project kind (`"format": "card-code"`) has its own words under `kinds`.
 */
export function messageOf({ keyword, params }: Problem): string {
  const { key, args } = wordsFor(keyword, params);
  return `${TRANSLATED_LATER}${JSON.stringify({ message: key, args })}`;
}

function wordsFor(keyword: string, params: Problem['params']): { key: string; args: Record<string, unknown> } {
  switch (keyword) {
    case 'required':
      return { key: 'validation.required', args: {} };
    case 'minLength':
      // An empty text is a missing one to the person who left it out.
      return params['limit'] === 1
        ? { key: 'validation.required', args: {} }
        : { key: 'validation.minLength', args: { ...params } };
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
      return { key: `validation.${keyword}`, args: { ...params } };
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

const STANDARD_FORMATS = new Set([
  'email',
  'uri',
  'url',
  'date',
  'birth-date',
  'year-month',
  'time',
  'date-time',
  'uuid',
  'phone',
  'password',
]);
