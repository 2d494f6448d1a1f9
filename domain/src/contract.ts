import type * as server from '@tuyen/server/domain';
import type { Slug } from './generated/slugs.gen.ts';
import type { Operations, Records, Transitions } from './generated/types/index.gen.ts';

export type { Records, Slug };
export type Domain = server.Domain<Records, Slug, Transitions, Operations>;
export type Services = server.Services<Records, Slug, Transitions>;
export type Reader = server.Reader<Records>;
export type LockingReader = server.LockingReader<Records>;
export type Transaction = server.Transaction<Records, Transitions>;
export type GuardContext = server.GuardContext<Records>;
export type HookContext = server.HookContext<Records, Transitions>;
export type Hooks = server.Hooks<Records, Transitions, Operations>;
export type ResourceHooks<K extends keyof Records> = server.ResourceHooks<
  Records,
  Records[K],
  Transitions,
  TransitionsOf<K>,
  OperationsOf<K>
>;
export type WrittenChange<K extends keyof Records> = server.WrittenChange<Records[K], TransitionsOf<K>>;
export type Job = server.Job<Records, Slug, Transitions>;
export type Migration = server.Migration<Records>;
export type Figure = server.Figure<Records, Slug>;
export type IdentityReading = server.IdentityReading<Records>;
export type Values<K extends keyof Records> = server.Values<Records[K]>;
export type TransitionsOf<K extends keyof Records> = server.TransitionsOf<Transitions, K>;
export type OperationsOf<K extends keyof Records> = server.OperationsOf<Operations, K>;

export type Order = Records['orders'];
export type Card = Records['customer-cards'];
export type Customer = Records['customers'];
export type Counter = Records['ticket-counters'];
export type District = Records['districts'];
export type TicketPrice = Records['ticket-prices'];
export type RequestKind = Order['request_kind'];
export type Settings = server.SettingsOf<Records['settings']>;
