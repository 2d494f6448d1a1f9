export interface RelatedRows {
  readonly resource: string;
  /**
   * References that lead from a row to the printed record: `order_id` for a customer's orders, or `order_id`,
   * `customer_id` for the mails about them.
   */
  readonly path: readonly string[];
}

/**
 * Parses the rows of a table. `orders.customer_id` means the orders that refer to the record. Returns undefined for the
 * name of a nested list.
 */
export function relatedRows(rows: string | undefined): RelatedRows | undefined {
  const [resource = '', ...path] = rows?.split('.') ?? [];
  return path.length > 0 ? { resource, path } : undefined;
}
