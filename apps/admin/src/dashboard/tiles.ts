import type { DashboardTile } from '@tuyen/kit/admin';

/** How the figures of the home page are written, and the list that each leads to. */
export const tiles: readonly DashboardTile[] = [
  { figure: 'orders_to_approve', link: { resource: 'orders', filter: { status: 'WAITING_FOR_CONFIRM' } } },
  { figure: 'orders_overdue', link: { resource: 'orders', filter: { status: 'WAITING_FOR_CONFIRM', overdue: true } } },
  {
    figure: 'orders_by_status',
    link: { resource: 'orders', filter: {} },
    parts: { enum: 'order-status', filter: 'status' },
  },
  { figure: 'revenue_today', isMoney: true, link: { resource: 'transactions', filter: {}, today: 'created_at' } },
  { figure: 'revenue_this_month', isMoney: true, link: { resource: 'transactions', filter: {} } },
  { figure: 'new_customers', link: { resource: 'customers', filter: {} } },
  {
    figure: 'tickets_of_canceled_trips',
    link: { resource: 'tickets', filter: { trip_canceled: true, state: 'SOLD' } },
  },
  { figure: 'trips_unmanned', link: { resource: 'trips', filter: { state: 'PLANNED' }, today: 'departure_at' } },
  { figure: 'devices_silent', page: '/device-monitor?view=SILENT' },
  { figure: 'mails_without_server', link: { resource: 'mails', filter: { problem: 'NO_SERVER' } } },
  { figure: 'mails_failed', link: { resource: 'mails', filter: { state: 'FAILED' } } },
  { figure: 'mails_uncertain', link: { resource: 'mails', filter: { state: 'UNCERTAIN' } } },
  { figure: 'mails_waiting', link: { resource: 'mails', filter: { state: 'WAITING', channel: 'MAIL' } } },
  { figure: 'stock_low', link: { resource: 'electronic-cards', filter: { state: 'ALLOCATED' } } },
  { figure: 'cards_missing', link: { resource: 'electronic-cards', filter: { state: 'ALLOCATED' } } },
];
