export interface RelatedRows {
  readonly resource: string;
  /**
   * Reference fields that lead from a row to the printed record. If a customer is printed, the orders have the path
   * `customer_id`. The mails about these orders have the path `order_id`, `customer_id`.
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
