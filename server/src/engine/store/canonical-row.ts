import { canonicalText, composedValue, type Field, isObject, mapField, textFormOf } from '@tuyen/model';
import type { Row } from '../domain.ts';

/**
 * Returns the row with its texts in canonical form (for example without blanks at the ends). A text that would become
 * empty stays unchanged, because the field may be required.
 */
export function canonicalRow(fields: readonly Field[], row: Readonly<Row>): Row {
  const result = { ...row };
  for (const field of fields) {
    const value = row[field.name];
    if (value !== undefined && value !== null) result[field.name] = mapField(field, value, canonicalValue);
  }
  return result;
}

function canonicalValue(field: Field, value: unknown): unknown {
  if (typeof value === 'string') return canonicalText(textFormOf(field), value) ?? value;
  if ('item' in field && field.item && Array.isArray(value)) {
    const { item } = field;
    return value.map((one: unknown) => canonicalValue(item, one));
  }
  return isObject(value) || Array.isArray(value) ? composedValue(value) : value;
}
