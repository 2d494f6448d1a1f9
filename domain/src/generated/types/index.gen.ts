// From the schemas of all resources by `tuyen generate`. Edit those instead.
import type { AcceptanceCommand, AcceptanceCommandTransitions } from './acceptance-commands.gen.ts';
import type { Agency } from './agencies.gen.ts';
import type { AgencySettlement } from './agency-settlements.gen.ts';
import type { ApiClient } from './api-clients.gen.ts';
import type { AppRelease } from './app-releases.gen.ts';
import type { AuditLog } from './audit-logs.gen.ts';
import type {
  BankStatementLine,
  BankStatementLineOperations,
  BankStatementLineTransitions,
} from './bank-statement-lines.gen.ts';
import type { CardSession } from './card-sessions.gen.ts';
import type { City } from './cities.gen.ts';
import type { Coin, CoinTransitions } from './coins.gen.ts';
import type { CommandTicket, CommandTicketTransitions } from './command-tickets.gen.ts';
import type { CommandTransport, CommandTransportTransitions } from './command-transports.gen.ts';
import type { CustomerCard, CustomerCardOperations } from './customer-cards.gen.ts';
import type { CustomerRequest } from './customer-requests.gen.ts';
import type { Customer, CustomerOperations } from './customers.gen.ts';
import type { DailyTicket, DailyTicketTransitions } from './daily-tickets.gen.ts';
import type { Device } from './devices.gen.ts';
import type { District } from './districts.gen.ts';
import type { ElectronicCard, ElectronicCardOperations, ElectronicCardTransitions } from './electronic-cards.gen.ts';
import type { Mail, MailTransitions } from './mails.gen.ts';
import type { MonthlyTicket, MonthlyTicketTransitions } from './monthly-tickets.gen.ts';
import type { Node } from './nodes.gen.ts';
import type { ObjectGroup } from './object-groups.gen.ts';
import type { Office } from './offices.gen.ts';
import type { OrderMember, OrderMemberTransitions } from './order-members.gen.ts';
import type { Order, OrderOperations, OrderTransitions } from './orders.gen.ts';
import type { PaperTicket } from './paper-tickets.gen.ts';
import type { Policy } from './policies.gen.ts';
import type { ReissueCard } from './reissue-cards.gen.ts';
import type { Role } from './roles.gen.ts';
import type { Route } from './routes.gen.ts';
import type { Schedule, ScheduleOperations } from './schedules.gen.ts';
import type { SellCoinCommand, SellCoinCommandTransitions } from './sell-coin-commands.gen.ts';
import type { Serial } from './serials.gen.ts';
import type { Setting } from './settings.gen.ts';
import type { Station } from './stations.gen.ts';
import type { StopPoint } from './stop-points.gen.ts';
import type { TicketCancelRequest, TicketCancelRequestTransitions } from './ticket-cancel-requests.gen.ts';
import type { TicketCounter, TicketCounterOperations } from './ticket-counters.gen.ts';
import type { TicketPrice } from './ticket-prices.gen.ts';
import type { TicketUs } from './ticket-uses.gen.ts';
import type { Ticket, TicketTransitions } from './tickets.gen.ts';
import type { Transaction, TransactionTransitions } from './transactions.gen.ts';
import type { Trip, TripTransitions } from './trips.gen.ts';
import type { User } from './users.gen.ts';
import type { Vehicle } from './vehicles.gen.ts';
import type { WebhookDelivery, WebhookDeliveryTransitions } from './webhook-deliveries.gen.ts';
import type { Webhook, WebhookOperations } from './webhooks.gen.ts';
import type { WorkShift, WorkShiftTransitions } from './work-shifts.gen.ts';

/** The records of every resource, by its name. */
export type Records = {
  'acceptance-commands': AcceptanceCommand;
  agencies: Agency;
  'agency-settlements': AgencySettlement;
  'api-clients': ApiClient;
  'app-releases': AppRelease;
  'audit-logs': AuditLog;
  'bank-statement-lines': BankStatementLine;
  'card-sessions': CardSession;
  cities: City;
  coins: Coin;
  'command-tickets': CommandTicket;
  'command-transports': CommandTransport;
  'customer-cards': CustomerCard;
  'customer-requests': CustomerRequest;
  customers: Customer;
  'daily-tickets': DailyTicket;
  devices: Device;
  districts: District;
  'electronic-cards': ElectronicCard;
  mails: Mail;
  'monthly-tickets': MonthlyTicket;
  nodes: Node;
  'object-groups': ObjectGroup;
  offices: Office;
  'order-members': OrderMember;
  orders: Order;
  'paper-tickets': PaperTicket;
  policies: Policy;
  'reissue-cards': ReissueCard;
  roles: Role;
  routes: Route;
  schedules: Schedule;
  'sell-coin-commands': SellCoinCommand;
  serials: Serial;
  settings: Setting;
  stations: Station;
  'stop-points': StopPoint;
  'ticket-cancel-requests': TicketCancelRequest;
  'ticket-counters': TicketCounter;
  'ticket-prices': TicketPrice;
  'ticket-uses': TicketUs;
  tickets: Ticket;
  transactions: Transaction;
  trips: Trip;
  users: User;
  vehicles: Vehicle;
  'webhook-deliveries': WebhookDelivery;
  webhooks: Webhook;
  'work-shifts': WorkShift;
};

/** The transitions of every resource with a workflow, by its name. */
export type Transitions = {
  'acceptance-commands': AcceptanceCommandTransitions;
  'bank-statement-lines': BankStatementLineTransitions;
  coins: CoinTransitions;
  'command-tickets': CommandTicketTransitions;
  'command-transports': CommandTransportTransitions;
  'daily-tickets': DailyTicketTransitions;
  'electronic-cards': ElectronicCardTransitions;
  mails: MailTransitions;
  'monthly-tickets': MonthlyTicketTransitions;
  'order-members': OrderMemberTransitions;
  orders: OrderTransitions;
  'sell-coin-commands': SellCoinCommandTransitions;
  'ticket-cancel-requests': TicketCancelRequestTransitions;
  tickets: TicketTransitions;
  transactions: TransactionTransitions;
  trips: TripTransitions;
  'webhook-deliveries': WebhookDeliveryTransitions;
  'work-shifts': WorkShiftTransitions;
};

/** The operations of every resource that declares some, by its name. */
export type Operations = {
  'bank-statement-lines': BankStatementLineOperations;
  'customer-cards': CustomerCardOperations;
  customers: CustomerOperations;
  'electronic-cards': ElectronicCardOperations;
  orders: OrderOperations;
  schedules: ScheduleOperations;
  'ticket-counters': TicketCounterOperations;
  webhooks: WebhookOperations;
};
