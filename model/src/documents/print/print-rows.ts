export interface RelatedRows {
  readonly resource: string;
  /**
   * Reference fields that lead from a row to the printed record. If a customer is printed, the orders have the path
   * `customer_id`. The mails about these orders have the path `order_id`, `customer_id`.
   */
  readonly path: readonly string[];
}

/**
 * Parses the key `rows` of a table in a print. `orders.customer_id` means the orders whose `customer_id` refers to the
 * record. A name without a dot is a nested list of the record; returns undefined in this case.
 */
export function relatedRows(rows: string | undefined): RelatedRows | undefined {
  const [resource = '', ...path] = rows?.split('.') ?? [];
  return path.length > 0 ? { resource, path } : undefined;
}
