import { type Field, kindOf, pluralForm, type TextContext, textIn } from '@tuyen/model';
import type { Row } from '../domain.ts';
import type { PrintParts } from './parts.ts';

type Parts = Pick<PrintParts, 'model' | 'formats' | 'text'>;

/**
 * Returns the printed text of a value in the given language, or '' if there is no value. The caller resolves
 * references.
 */
export function valueText(parts: Parts, field: Field, value: unknown, language: string, record?: Row): string {
  if (value === undefined || value === null || value === '') return '';
  const written = field.coded ? parts.model.kinds.find(({ name }) => name === field.format) : undefined;
  if (written?.format && (typeof value === 'string' || typeof value === 'number'))
    return written.format(value, { language, region: parts.formats.region });
  return kindOf(field).toText(field, value, { ...textContext(parts, language), ...(record && { record }) });
}

function textContext({ model, formats, text }: Parts, language: string): TextContext {
  const say = (one: Field['label']) => textIn(one, language, model.languages);
  return {
    language,
    formats,
    yesNo: { yes: text(language, 'csv.yes'), no: text(language, 'csv.no') },
    labelOf({ enum: name }, value) {
      const found = model.enums.find((each) => each.name === name)?.values.find((each) => each.value === value);
      return found ? say(found.label) : String(value);
    },
    unitOf: ({ unit }, value) => (unit ? pluralForm(say(unit), value, language) : ''),
  };
}
