import { canonicalText, type Field, kindOf, type Model, type Operator, textFormOf, transformValue } from '@tuyen/model';

const PART = /^\$(?:starts|ends|cont|excl)/u;

/**
 * Returns the text of a query as the field would store it, so that a value is found in each spelling in which it can be written.
 * A part of a text keeps a single blank at its ends. A blank text stays: no record has it.
 */
export function storedText(model: Pick<Model, 'kinds'>, field: Field, operator: Operator, text: string): string {
  const stored = 'item' in field && field.item ? field.item : field;
  const isPart = PART.test(operator) && kindOf(field).list !== true;
  if (!isPart) return String(transformValue(model, stored, text) ?? text);
  // Between points, the blanks at the ends are inner blanks.
  return (canonicalText(textFormOf(stored), `.${text}.`) ?? '').slice(1, -1);
}
