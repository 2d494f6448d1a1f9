import {
  canonicalText,
  type Field,
  kindOf,
  type Model,
  type Operator,
  queryOperator,
  textFormOf,
  transformValue,
} from '@tuyen/model';

/**
 * Converts a text in a query to the form in which the field would store it, so that every spelling finds the value. If
 * the text may be only a part of a value, several blanks at its ends become one blank. A text of only blanks stays
 * unchanged, because no record contains it.
 */
export function storedText(model: Pick<Model, 'kinds'>, field: Field, operator: Operator, text: string): string {
  const stored = 'item' in field && field.item ? field.item : field;
  const isPart = queryOperator(operator).part === true && kindOf(field).list !== true;
  if (!isPart) return String(transformValue(model, stored, text) ?? text);
  // Normalization removes blanks at the ends of a text. A dot at each end makes them inner blanks, which are kept.
  return (canonicalText(textFormOf(stored), `.${text}.`) ?? '').slice(1, -1);
}
