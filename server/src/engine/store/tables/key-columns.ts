const SUFFIX = '~sort';

export function keyColumn(field: string): string {
  return `${field}${SUFFIX}`;
}

/**
 * Tests whether a column contains sort keys. Exports omit such columns, because the keys follow from the rows.
 * @param column unquoted name
 */
export function isKeyColumn(column: string): boolean {
  return column.endsWith(SUFFIX);
}
