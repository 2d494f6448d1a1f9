import type { FastifyInstance } from 'fastify';
import type { Clock, Services } from '../engine/domain.ts';
import type { Engine } from './engine.ts';
import type { JobHooks, Jobs } from '../engine/jobs/jobs.ts';
import type { TextTable } from '../engine/messages.ts';
import type { OpenApiTag } from '../engine/openapi/swagger.ts';
import type { Refusals } from '../engine/request/refusals/refusals.ts';
import type { AllowedOrigins } from '../engine/request/security.ts';
import type { Database } from '../engine/store/database/connection.ts';

/** Additions of another package to the server, for development and tests. Every part is optional. The server calls them in the order below. */
export interface ServerExtension extends JobHooks {
  /** Texts that are added to those of the server. A project's `server.json` overrides them. */
  readonly texts?: TextTable;
  /** Tags of the OpenAPI document for the routes that the package adds. */
  readonly tags?: readonly OpenApiTag[];
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
  /**
   * Returns the functions that answer refused requests. They can call the server's own functions (`own`) and, for
   * example, also record each refusal.
   */
  refusals?(own: Refusals): Refusals;
  /** Adds hooks that run before every hook that reads the database. */
  hooks?(app: FastifyInstance, parts: { readonly engine: Engine; readonly allowedOrigins: AllowedOrigins }): void;
  /** Adds hooks that change answers, after the hooks of the server and before all routes. */
  answerHooks?(app: FastifyInstance, engine: Engine): void;
  /** Adds routes after those of the server. */
  routes?(app: FastifyInstance, parts: { readonly engine: Engine; readonly jobs: Jobs }): Promise<void>;
  close?(): Promise<void>;
}
