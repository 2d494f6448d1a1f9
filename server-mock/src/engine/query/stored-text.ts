import { canonicalText, type Field, kindOf, type Operator, textFormOf } from '@tuyen/model';

const PART = /^\$(?:starts|ends|cont|excl)/u;

/**
 * Returns the text of a query in the form in which the field stores texts, so that it finds what a client wrote with the same blanks.
 * A part of a text keeps a single blank at its ends. A blank text stays: no record has it.
 */
export function storedText(field: Field, operator: Operator, text: string): string {
  const form = textFormOf('item' in field && field.item ? field.item : field);
  const isPart = PART.test(operator) && kindOf(field).list !== true;
  if (!isPart) return canonicalText(form, text) ?? text;
  // Between points, the blanks at the ends are inner blanks.
  return (canonicalText(form, `.${text}.`) ?? '').slice(1, -1);
}
