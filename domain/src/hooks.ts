import type { Hooks } from './contract.ts';
import { officeHooks, roleHooks } from './accounts/held-roles.ts';
import { userHooks } from './accounts/user-hooks.ts';
import { bankLineHooks } from './statements/hooks.ts';
import { cardHooks, counterHooks } from './cards/hooks.ts';
import { reissueHooks } from './cards/reissue.ts';
import { requestHooks } from './cards/requests.ts';
import { stockCardHooks } from './cards/stock.ts';
import { clientHooks } from './clients/hooks.ts';
import { coinHooks } from './coins/accounts.ts';
import { coinSaleHooks } from './coins/sales.ts';
import { customerHooks } from './customers/hooks.ts';
import { withLostCards } from './lost-cards/lock-reissued.ts';
import { mailHooks } from './mails/outbox.ts';
import { acceptanceHooks } from './operations/acceptance.ts';
import { agencyHooks } from './operations/agencies.ts';
import { withBalance } from './agencies/balance.ts';
import { settlementHooks } from './agencies/settlements.ts';
import { commandTicketHooks } from './operations/command-tickets.ts';
import { commandTransportHooks } from './operations/command-transports.ts';
import { routeHooks } from './operations/routes.ts';
import { scheduleHooks } from './operations/schedules.ts';
import { tripHooks } from './operations/trips.ts';
import { withMemberNotification, withNotification, withRefundNotification } from './order-mails/notify.ts';
import { orderHooks } from './orders/hooks.ts';
import { transactionHooks } from './orders/payment/refund-hooks.ts';
import { memberHooks } from './groups/member-hooks.ts';
import { cityHooks } from './places/hooks.ts';
import { objectGroupHooks } from './prices/object-groups.ts';
import { ticketPriceHooks } from './prices/ticket-prices.ts';
import { serialHooks } from './serials/hooks.ts';
import { withCurrency } from './settings/currency.ts';
import { settingHooks } from './settings/hooks.ts';
import { shiftHooks } from './shifts/hooks.ts';
import { cancelRequestHooks } from './tickets/cancel-requests.ts';
import { dailyTicketHooks } from './tickets/daily.ts';
import { monthlyTicketHooks } from './tickets/monthly.ts';
import { ticketHooks } from './tickets/single.ts';

export const hooks: Hooks = {
  'acceptance-commands': withCurrency(acceptanceHooks),
  agencies: agencyHooks,
  'agency-settlements': withCurrency(settlementHooks),
  'api-clients': clientHooks,
  cities: cityHooks,
  'bank-statement-lines': withCurrency<'bank-statement-lines'>(bankLineHooks),
  coins: withCurrency(coinHooks),
  'command-tickets': withBalance('command-tickets', withCurrency(commandTicketHooks)),
  'command-transports': withBalance('command-transports', withCurrency(commandTransportHooks)),
  'customer-cards': cardHooks,
  'customer-requests': requestHooks,
  customers: customerHooks,
  'daily-tickets': withBalance('daily-tickets', withCurrency(dailyTicketHooks)),
  'electronic-cards': stockCardHooks,
  mails: mailHooks,
  'monthly-tickets': withBalance('monthly-tickets', withCurrency(monthlyTicketHooks)),
  'object-groups': objectGroupHooks,
  offices: officeHooks,
  'order-members': withMemberNotification(memberHooks),
  orders: withLostCards(withNotification(withCurrency(orderHooks))),
  'reissue-cards': withBalance('reissue-cards', withCurrency(reissueHooks)),
  'paper-tickets': withBalance('paper-tickets', withCurrency({})),
  roles: roleHooks,
  routes: routeHooks,
  schedules: scheduleHooks,
  'sell-coin-commands': withBalance('sell-coin-commands', withCurrency(coinSaleHooks)),
  serials: serialHooks,
  settings: settingHooks,
  'ticket-cancel-requests': withBalance('ticket-cancel-requests', withCurrency(cancelRequestHooks)),
  'ticket-counters': counterHooks,
  'ticket-prices': ticketPriceHooks,
  tickets: withBalance('tickets', withCurrency(ticketHooks)),
  transactions: withBalance('transactions', withRefundNotification(withCurrency(transactionHooks))),
  trips: tripHooks,
  users: userHooks,
  'work-shifts': withCurrency(shiftHooks),
};
