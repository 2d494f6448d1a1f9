import { agencyCommission } from './agency-commission.ts';
import { cardCounts } from './card-counts.ts';
import { cards } from './cards.ts';
import { dayClose } from './day-close.ts';
import { metroRevenueReports } from './metro-revenue.ts';
import { orders } from './orders.ts';
import { paperTickets } from './paper-tickets.ts';
import type { Report } from './report.ts';
import { shiftCash } from './shift-cash.ts';
import { tickets } from './tickets.ts';

/**
 * All statistics and reports. A new report needs a file in this folder, a line in this list and a slug in
 * schemas/permissions.
 */
export const reports: readonly Report[] = [
  orders,
  tickets,
  cards,
  ...metroRevenueReports,
  agencyCommission,
  dayClose,
  shiftCash,
  paperTickets,
  cardCounts,
];
