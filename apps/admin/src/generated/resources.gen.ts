// From schemas/resources/ by `tuyen generate`. Add a resource with `tuyen new resource <name>`.
import type { ResourceEntry } from '@tuyen/admin-kit';
import { acceptanceCommands } from './acceptance-commands/index.gen.ts';
import { agencies } from './agencies/index.gen.ts';
import { agencySettlements } from './agency-settlements/index.gen.ts';
import { apiClients } from './api-clients/index.gen.ts';
import { appReleases } from './app-releases/index.gen.ts';
import { auditLogs } from './audit-logs/index.gen.ts';
import { bankStatementLines } from './bank-statement-lines/index.gen.ts';
import { cardSessions } from './card-sessions/index.gen.ts';
import { cities } from './cities/index.gen.ts';
import { coins } from './coins/index.gen.ts';
import { commandTickets } from './command-tickets/index.gen.ts';
import { commandTransports } from './command-transports/index.gen.ts';
import { customerCards } from './customer-cards/index.gen.ts';
import { customerRequests } from './customer-requests/index.gen.ts';
import { customers } from './customers/index.gen.ts';
import { dailyTickets } from './daily-tickets/index.gen.ts';
import { devices } from './devices/index.gen.ts';
import { districts } from './districts/index.gen.ts';
import { electronicCards } from './electronic-cards/index.gen.ts';
import { mails } from './mails/index.gen.ts';
import { monthlyTickets } from './monthly-tickets/index.gen.ts';
import { nodes } from './nodes/index.gen.ts';
import { objectGroups } from './object-groups/index.gen.ts';
import { offices } from './offices/index.gen.ts';
import { orderMembers } from './order-members/index.gen.ts';
import { orders } from './orders/index.gen.ts';
import { paperTickets } from './paper-tickets/index.gen.ts';
import { policies } from './policies/index.gen.ts';
import { reissueCards } from './reissue-cards/index.gen.ts';
import { roles } from './roles/index.gen.ts';
import { routes } from './routes/index.gen.ts';
import { schedules } from './schedules/index.gen.ts';
import { sellCoinCommands } from './sell-coin-commands/index.gen.ts';
import { serials } from './serials/index.gen.ts';
import { settings } from './settings/index.gen.ts';
import { stations } from './stations/index.gen.ts';
import { stopPoints } from './stop-points/index.gen.ts';
import { ticketCancelRequests } from './ticket-cancel-requests/index.gen.ts';
import { ticketCounters } from './ticket-counters/index.gen.ts';
import { ticketPrices } from './ticket-prices/index.gen.ts';
import { ticketUses } from './ticket-uses/index.gen.ts';
import { tickets } from './tickets/index.gen.ts';
import { transactions } from './transactions/index.gen.ts';
import { trips } from './trips/index.gen.ts';
import { users } from './users/index.gen.ts';
import { vehicles } from './vehicles/index.gen.ts';
import { webhookDeliveries } from './webhook-deliveries/index.gen.ts';
import { webhooks } from './webhooks/index.gen.ts';
import { workShifts } from './work-shifts/index.gen.ts';

/** Every resource of the back-office. Their pages are loaded when they are first shown. */
export const resources: readonly ResourceEntry[] = [
  acceptanceCommands,
  agencies,
  agencySettlements,
  apiClients,
  appReleases,
  auditLogs,
  bankStatementLines,
  cardSessions,
  cities,
  coins,
  commandTickets,
  commandTransports,
  customerCards,
  customerRequests,
  customers,
  dailyTickets,
  devices,
  districts,
  electronicCards,
  mails,
  monthlyTickets,
  nodes,
  objectGroups,
  offices,
  orderMembers,
  orders,
  paperTickets,
  policies,
  reissueCards,
  roles,
  routes,
  schedules,
  sellCoinCommands,
  serials,
  settings,
  stations,
  stopPoints,
  ticketCancelRequests,
  ticketCounters,
  ticketPrices,
  ticketUses,
  tickets,
  transactions,
  trips,
  users,
  vehicles,
  webhookDeliveries,
  webhooks,
  workShifts,
];
