import type * as server from '@tuyen/server-mock/domain';
import type { Slug } from './generated/slugs.gen.ts';
import type { Records } from './generated/types/index.gen.ts';

export type { CustomerCard as Card } from './generated/types/customer-cards.gen.ts';
export type { Customer } from './generated/types/customers.gen.ts';
export type { District } from './generated/types/districts.gen.ts';
export type { TransportMode as Mode } from './generated/types/enums.gen.ts';
export type {
  Order,
  OrderCorrection as Correction,
  OrderStatusHistory as HistoryEntry,
} from './generated/types/orders.gen.ts';
export type { TicketCounter as Counter } from './generated/types/ticket-counters.gen.ts';
export type { TicketPrice } from './generated/types/ticket-prices.gen.ts';
import type { Order } from './generated/types/orders.gen.ts';
// The server's types for the records of this project: resources, fields, values and slugs are checked by the compiler.
export type { Records, Slug };
export type Domain = server.Domain<Records, Slug>;
export type Services = server.Services<Records, Slug>;
export type Reader = server.Reader<Records>;
export type LockingReader = server.LockingReader<Records>;
export type Transaction = server.Transaction<Records>;
export type GuardContext = server.GuardContext<Records>;
export type HookContext = server.HookContext<Records>;
export type Hooks = server.Hooks<Records>;
export type ResourceHooks<K extends keyof Records> = server.ResourceHooks<Records, Records[K]>;
export type WrittenChange<K extends keyof Records> = server.WrittenChange<Records[K]>;
export type Job = server.Job<Records, Slug>;
export type Figure = server.Figure<Records, Slug>;
export type IdentityReading = server.IdentityReading<Records>;
/** What holds in an office. */
export type RequestKind = Order['request_kind'];
export type Settings = server.Values<Records['settings']>;
