import type { Model } from '@tuyen/model';
import type { FastifyInstance } from 'fastify';
import type { Endpoints, Row } from '@tuyen/server/domain';
import { currentRequest, currentNamespace, type Engine, type Refusals } from '@tuyen/server/extension';
import { checkContract, type Contract } from './contract-checks/checking-answers.ts';
import type { Controlled } from './controlled.ts';
import { contractRoutes } from './contract-checks/contract-routes.ts';
import { openChecks } from './contract-checks/checks.ts';
import { openJournal } from './journal/journal.ts';
import { journalRoutes } from './journal/journal-routes.ts';
import { openRecording, type Recording } from './journal/recording.ts';
import { openSecrets, type Secrets } from './journal/secrets.ts';
import type { QaLimits } from '../limits.ts';
import { namespaceOf } from '../namespaces/namespace-of.ts';
import { outboxRoutes } from './outbox-routes.ts';
import { pageRoutes } from './page/page-routes.ts';
import { type Fault, takeFault } from './stubs/faults.ts';
import { madeStubRoutes } from './stubs/made-stub-routes.ts';
import { openRules, type Rules } from './stubs/rules.ts';
import { faultRoutes, stubRoutes } from './stubs/stub-routes.ts';
import { applyStubs } from './stubs/stubbing.ts';
import type { Stub } from './stubs/stub.ts';

/** QA control of requests and answers: stubs, faults and the journal. Never created in production. */
export interface Control {
  readonly stubs: Rules<Stub>;
  readonly faults: Rules<Fault>;
  readonly secrets: Secrets;
  readonly recording: Recording;
  fault(point: string, about: Readonly<Row>): Promise<Readonly<Row> | undefined>;
  observe(refusals: Refusals): Refusals;
  /** Removes stubs, faults and the journal of a namespace. With `isIdle`, the removed journal entries count as missing. */
  forget(namespace: string, isIdle?: boolean): void;
  /**
   * Adds the hooks of stubs, contract checks and the journal to the server. Call this function before the routes are
   * registered, and after all other hooks that change answers.
   */
  start(app: FastifyInstance, engine: Controlled): void;
  routes(app: Endpoints, engine: Controlled): void;
  /** Adds the routes of the outbox, for servers that send mails. */
  outboxRoutes(app: Endpoints, engine: Engine): void;
}

/** @param secretNames names of fields with secrets, besides those of the model */
export function openControl(model: Model, limits: QaLimits, secretNames: readonly string[] = []): Control {
  const journal = openJournal({ entries: limits.journalEntries, bytes: limits.journalBytes });
  const secrets = openSecrets(model, secretNames);
  const recording = openRecording(journal, secrets, limits.bodyBytes);
  const checks = openChecks(limits.violations);
  const stubs = openRules<Stub>('stubs', limits);
  const faults = openRules<Fault>('faults', limits);
  let contract: Contract | undefined;
  const expired = new Set<string>();
  const clear = (namespace: string) => [journal, checks].forEach((part) => part.clear(namespace));
  const expire = (namespace: string) => [journal, checks].forEach((part) => part.expire(namespace));
  return {
    stubs,
    faults,
    secrets,
    recording,
    observe: recording.observe,
    forget(namespace, isIdle = false) {
      for (const part of [stubs, faults]) part.clear(namespace);
      if (isIdle) {
        expire(namespace);
        expired.add(namespace);
      } else {
        clear(namespace);
        expired.delete(namespace);
      }
    },
    fault(point, about) {
      const request = currentRequest();
      return takeFault(faults, request ? namespaceOf(request) : (currentNamespace()?.name ?? ''), point, about);
    },
    start(app, engine) {
      applyStubs(app, stubs, recording, engine);
      contract = checkContract(app, engine, { recording, secrets, checks });
      recording.start(app, engine.auth);
    },
    routes(app, engine) {
      pageRoutes(app, engine.absentSections);
      journalRoutes(app, { engine, journal, recording, most: limits.journalEntries, clear });
      stubRoutes(app, stubs, engine);
      madeStubRoutes(app, { stubs, journal, secrets }, engine);
      faultRoutes(app, faults, engine);
      if (contract) contractRoutes(app, engine, contract, checks);
    },
    outboxRoutes: (app, engine) => outboxRoutes(app, engine, { limits, expired }),
  };
}
