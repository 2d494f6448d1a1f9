const SUFFIX = '~sort';

/** Returns the name of the column that contains the sort keys of a field. */
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
