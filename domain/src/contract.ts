import type * as server from '@tuyen/server-mock/domain';
import type { Slug } from './generated/slugs.gen.ts';
import type { Records } from './generated/types/index.gen.ts';

// The server's types for the records of this project: the compiler checks resources, fields, values and slugs.
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

// The records that most rules read.
export type Order = Records['orders'];
export type Card = Records['customer-cards'];
export type Customer = Records['customers'];
export type Counter = Records['ticket-counters'];
export type District = Records['districts'];
export type TicketPrice = Records['ticket-prices'];
export type RequestKind = Order['request_kind'];
/** What holds in an office. */
export type Settings = server.Values<Records['settings']>;
