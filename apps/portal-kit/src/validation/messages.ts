import { inSentence } from '@tuyen/model/client';
import type { RJSFValidationError } from '@rjsf/utils';
import { isUpload, type FormField } from '../form-page.ts';
import type { Words } from '../words.tsx';

/** Returns the field name of an error: `full_name` for `.full_name`, `route_ids` for `.route_ids.0`. */
export function fieldNameOf(error: Pick<RJSFValidationError, 'property'>): string {
  return (error.property ?? '').split('.')[1] ?? '';
}

/** Returns the index of the row that an error is about, if the field is a list of rows: 3 for `.members.3.full_name`. */
export function rowOf({ property = '' }: Pick<RJSFValidationError, 'property'>, field: string): number | undefined {
  const [, name, index, inner] = property.split('.');
  return name === field && inner !== undefined && /^\d+$/.test(index ?? '') ? Number(index) : undefined;
}

/**
 * Returns one user-facing message per field. A missing answer takes precedence over a wrong one. Omits errors that only
 * repeat others (`if`, `allOf`).
 */
export function describeErrors(
  errors: readonly RJSFValidationError[],
  fields: readonly FormField[],
  words: Words,
): RJSFValidationError[] {
  const reported = new Map<string, RJSFValidationError>();
  for (const error of errors) {
    if (error.name === 'if' || error.name === 'allOf') continue;
    const name = fieldNameOf(error);
    const field = fields.find((candidate) => candidate.name === name);
    if (!field || (reported.has(name) && error.name !== 'required')) continue;
    const inRow = rowMessage(error, field, words);
    const message = inRow ?? messageFor(error, field, words);
    // The widget of the rows shows the error, because RJSF draws no field of a row.
    const property = inRow === undefined ? {} : { property: `.${name}` };
    reported.set(name, { ...error, ...property, message, stack: message });
  }
  const order = fields.map((field) => field.name);
  return [...reported.values()].sort((a, b) => order.indexOf(fieldNameOf(a)) - order.indexOf(fieldNameOf(b)));
}

function rowMessage(error: RJSFValidationError, field: FormField, words: Words): string | undefined {
  const row = field.row && rowOf(error, field.name);
  const part = field.row?.find(({ name }) => name === error.property?.split('.')[3]);
  if (row === undefined || !part) return undefined;
  return words.t('form.rows.at', { line: row + 1, message: messageFor(error, part, words) });
}

function messageFor({ name = '', params = {} }: RJSFValidationError, field: FormField, words: Words): string {
  const label = inSentence(words.t(field.label), words.language);
  const Label = words.t(field.label);
  const limit = Number(params.limit);
  const amount = field.numeric === 'money' ? words.formats.money(limit) : limit;
  switch (name) {
    case 'required':
    case 'minItems':
      return words.t(`form.errors.missing_${answerManner(field)}`, { label });
    case 'minLength':
      return limit <= 1
        ? words.t(`form.errors.missing_${answerManner(field)}`, { label })
        : words.t('form.errors.too_short', { label: Label, limit });
    case 'maxLength':
      return words.t('form.errors.too_long', { label: Label, limit });
    case 'maxItems':
      return words.t('form.errors.too_many', { label: Label, limit });
    case 'minimum':
    case 'exclusiveMinimum':
      return words.t('form.errors.too_small', { label: Label, limit: amount });
    case 'maximum':
    case 'exclusiveMaximum':
      return words.t('form.errors.too_large', { label: Label, limit: amount });
    // A `pattern` error of an upload field means that one of several files is not uploaded yet.
    case 'pattern':
      return isUpload(field)
        ? words.t('form.errors.missing_file', { label })
        : (formatMessage(field, String(params.format), words) ?? words.t('form.errors.not_valid', { label: Label }));
    case 'type':
      return field.numeric
        ? words.t('form.errors.not_a_number', { label: Label })
        : words.t('form.errors.not_valid', { label: Label });
    case 'const':
      return field.widget === 'BooleanWidget'
        ? words.t('form.errors.must_agree', { label })
        : words.t('form.errors.not_valid', { label: Label });
    default:
      return formatMessage(field, String(params.format), words) ?? words.t('form.errors.not_valid', { label: Label });
  }
}

function formatMessage(field: FormField, format: string, words: Words): string | undefined {
  const kinds = field.format ? `kinds.${field.format}.message` : '';
  if (kinds && words.has(kinds)) return words.t(kinds);
  const own = [format, field.kind].map((name) => `form.errors.not_${name}`).find((key) => words.has(key));
  return own === undefined ? undefined : words.t(own, { label: words.t(field.label) });
}

function answerManner(field: FormField): 'choice' | 'file' | 'text' {
  if (isUpload(field)) return 'file';
  return field.options || CHOSEN.has(field.widget) ? 'choice' : 'text';
}

const CHOSEN: ReadonlySet<FormField['widget']> = new Set([
  'BooleanWidget',
  'EnumListWidget',
  'EnumWidget',
  'MonthWidget',
]);
