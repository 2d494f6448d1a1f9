import type { Route } from './route-to-list.ts';

/** Where a figure leads: the list of what it counts. Parts of a figure add their key to the filter named `by`. */
export const FIGURE_LINKS: Readonly<Record<string, Route & { readonly by?: string }>> = {
  orders_waiting: { resource: 'orders', filter: { status: 'WAITING_FOR_CONFIRM' } },
  orders_overdue: { resource: 'orders', filter: { overdue: true } },
  orders_today: { resource: 'orders', filter: {}, today: 'created_at' },
  orders_to_attach: { resource: 'orders', filter: { status: 'CONFIRMED' } },
  orders_to_deliver: { resource: 'orders', filter: { status: 'PUBLISHED' } },
  orders_by_status: { resource: 'orders', filter: {}, by: 'status' },
  revenue_today: { resource: 'transactions', filter: {}, today: 'created_at' },
  revenue_month: { resource: 'transactions', filter: {} },
  refunds_due: { resource: 'orders', filter: { refund_state: 'DUE' } },
  customers: { resource: 'customers', filter: {} },
  cards: { resource: 'customer-cards', filter: {} },
  routes: { resource: 'routes', filter: { status: 'ACTIVE' } },
  vehicles_inspection: { resource: 'vehicles', filter: {} },
};

/** Figures that are sums of money. */
export const MONEY_FIGURES: ReadonlySet<string> = new Set(['revenue_today', 'revenue_month', 'refunds_due']);

/** The enumeration that names the parts of a figure. */
export const PART_ENUMS: Readonly<Record<string, string>> = { orders_by_status: 'order-status' };
