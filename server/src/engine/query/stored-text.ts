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
 * Returns the text of a query in the form in which the field would store it, so that every spelling of a value is
 * found. A substring keeps one blank at each end. A blank text stays unchanged, because no record contains it.
 */
export function storedText(model: Pick<Model, 'kinds'>, field: Field, operator: Operator, text: string): string {
  const stored = 'item' in field && field.item ? field.item : field;
  const isPart = queryOperator(operator).part === true && kindOf(field).list !== true;
  if (!isPart) return String(transformValue(model, stored, text) ?? text);
  // Between dots, blanks at the ends count as inner blanks.
  return (canonicalText(textFormOf(stored), `.${text}.`) ?? '').slice(1, -1);
}
