import type { Route } from './route-to-list.ts';

/** Where a figure leads: the list of what it counts. Parts of a figure add their key to the filter named `by`. */
export const FIGURE_LINKS: Readonly<Record<string, Route & { readonly by?: string }>> = {
  orders_to_approve: { resource: 'orders', filter: { status: 'WAITING_FOR_CONFIRM' } },
  orders_overdue: { resource: 'orders', filter: { status: 'WAITING_FOR_CONFIRM', overdue: true } },
  orders_by_status: { resource: 'orders', filter: {}, by: 'status' },
  revenue_today: { resource: 'transactions', filter: {}, today: 'created_at' },
  revenue_this_month: { resource: 'transactions', filter: {} },
  new_customers: { resource: 'customers', filter: {} },
};

/** Figures that are sums of money. */
export const MONEY_FIGURES: ReadonlySet<string> = new Set(['revenue_today', 'revenue_this_month']);

/** The enumeration that names the parts of a figure. */
export const PART_ENUMS: Readonly<Record<string, string>> = { orders_by_status: 'order-status' };
