import type { FastifyInstance } from 'fastify';
import type { Clock, Services } from '../engine/domain.ts';
import type { Engine } from './engine.ts';
import type { Jobs } from '../engine/jobs/jobs.ts';
import type { TextTable } from '../engine/messages.ts';
import type { Refusals } from '../engine/request/refusals/refusals.ts';
import type { AllowedOrigins } from '../engine/request/security.ts';
import type { Database } from '../engine/store/database/connection.ts';

/**
 * What another package adds to the server, for development and tests: `@tuyen/server-mock` is one. Every part is optional. The server calls
 * them in the order below.
 */
export interface ServerExtension {
  /** Texts beside the server's own. A project's `server.json` overrides them. */
  readonly texts?: TextTable;
  /** Whether external systems, such as a payment gateway, may be simulated. */
  readonly simulated?: boolean;
  /** Implements `Services.fault` of the server. */
  readonly fault?: Services['fault'];
  /** Returns the clock that the server uses instead of the clock of the machine. */
  clock?(machine: Clock): Clock;
  /** Returns the database that the server uses instead of the opened one, for example a wrapper around it. */
  database?(own: Database): Database;
  /** Runs once the database is open and migrated, before any route is registered: fills an empty database, for example. */
  opened?(engine: Engine): Promise<void>;
  /** Observes how requests are refused. */
  refusals?(own: Refusals): Refusals;
  /** Adds hooks that run before every hook that reads the database. */
  hooks?(app: FastifyInstance, parts: { readonly engine: Engine; readonly allowedOrigins: AllowedOrigins }): void;
  /** Adds hooks that change answers, after the hooks of the server and before all routes. */
  answerHooks?(app: FastifyInstance, engine: Engine): void;
  /** Adds routes after those of the server. */
  routes?(app: FastifyInstance, parts: { readonly engine: Engine; readonly jobs: Jobs }): Promise<void>;
  /** Runs due jobs in each namespace that has rows of its own. */
  readonly inNamespaces?: (work: () => Promise<unknown>) => Promise<void>;
  close?(): Promise<void>;
}
