import { formatsOf, type Words } from '@tuyen/model';
import type { FastifyBaseLogger } from 'fastify';
import { randomBytes } from 'node:crypto';
import { readingEntry } from '../engine/audit/entries.ts';
import {
  clientKinds,
  type ClientKinds,
  type Identity,
  openAuth,
  openIdentity,
  openRevocation,
  openSessions,
  type Revocation,
  type Sessions,
} from '../engine/identity/index.ts';
import { type CaptchaWork, type Challenges, openCaptcha } from '../engine/limits/captcha.ts';
import type { Clock, Domain, Reader, Row, Services, SmsSender, SmtpAccount } from '../engine/domain.ts';
import { type Limits, openLimits } from '../engine/limits/limits.ts';
import { type MessageTexts, textsOf, type TextTable } from '../engine/messages.ts';
import { type View, viewOf } from '../engine/query/view.ts';
import { jobStandings } from '../engine/jobs/job-standings.ts';
import { languageOf } from '../engine/request/language.ts';
import { effectiveSettings } from '../engine/settings/effective.ts';
import type { Connection } from '../engine/store/database/connection.ts';
import { Params } from '../engine/store/database/sql-text.ts';
import type { HasRecords, Store } from '../engine/store/store.ts';
import type { OfficeFormats } from '../engine/office-formats.ts';
import { openDelayedWork } from '../engine/store/delayed-work.ts';
import { openSigning } from '../engine/uploads/signing.ts';
import { printPdf } from '../engine/prints/print-pdf.ts';
import { openUploads, type UploadStore } from '../engine/uploads/uploads.ts';
import { type Audit, openAudit } from '../engine/audit/audit.ts';
import { openOneTimeKeys } from '../engine/store/one-time-keys.ts';
import { resourceOf } from '../engine/store/resource-of.ts';
import { openWebhooks } from '../engine/webhooks/written.ts';
import type { WebhookTargets } from '../engine/webhooks/target.ts';
import { validationOf, type Validation } from '../engine/validation/validation.ts';
import { type AuthorizingWritePath, openWritePath } from '../engine/write/write-path.ts';

export interface EngineOptions {
  readonly store: Store;
  readonly domain: Domain;
  readonly clock: Clock;
  /** Texts of `schemas/locales/<lng>/server.json`, by language. */
  readonly words: Readonly<Record<string, Words>>;
  /** Messages that an extension of the server adds to those of the server, see `textsOf`. */
  readonly texts?: TextTable | undefined;
  readonly origins: Services['origins'];
  /** Whether external systems, such as a payment gateway, may be simulated. */
  readonly simulated: boolean;
  readonly secret?: string | undefined;
  readonly rateLimits: boolean;
  readonly captchaWork?: CaptchaWork | undefined;
  readonly log: FastifyBaseLogger;
  readonly smtp?: SmtpAccount | undefined;
  readonly sms?: SmsSender | undefined;
  readonly privateMailHosts?: boolean | undefined;
  readonly webhookTargets: WebhookTargets;
  /** Asks for stored webhook events to be sent soon. */
  readonly sendSoon: () => void;
  /**
   * Returns the effect of a fault that a tester has set for an external system, see `Services.fault`. By default there
   * are no faults.
   */
  readonly fault?: Services['fault'] | undefined;
}

export interface Engine extends Services, HasRecords, OfficeFormats {
  readonly write: AuthorizingWritePath;
  readonly domain: Domain;
  readonly identity: Identity;
  readonly sessions: Sessions;
  readonly revoke: Revocation;
  readonly kinds: ClientKinds;
  readonly captcha: Challenges;
  readonly uploads: UploadStore;
  readonly limits: Limits;
  readonly audit: Audit;
  readonly validation: Validation;
  readonly texts: MessageTexts;
  readonly views: ReadonlyMap<string, View>;
  readonly webhookTargets: WebhookTargets;
  readonly log: FastifyBaseLogger;
  /** Cancels scheduled work that has not started. */
  close(): void;
}

export async function openEngine(options: EngineOptions): Promise<Engine> {
  const { store, domain, clock, origins, log, privateMailHosts = true } = options;
  const { model, database } = store;
  const secret = options.secret ?? (await installationSecret(database));
  const identity = openIdentity(store);
  const sessions = openSessions(store, clock);
  const revoke = openRevocation(sessions, model.identity);
  const kinds = clientKinds(domain.clientKinds ?? []);
  const auth = openAuth(store, sessions, identity, domain.identity, kinds, clock);
  const captcha = openCaptcha(database, clock, secret, options.captchaWork);
  const limits = openLimits(database, clock, options.rateLimits);
  const validation = validationOf(model);
  const audit = openAudit(domain, clock, identity);
  const delayed = openDelayedWork(store, log);
  const formats = formatsOf(model.region);
  const texts = textsOf(model.languages, options.words, options.texts);
  const settings = async (reader: Reader, resource: string, officeId: string | null): Promise<Row> => {
    const accounts = reader === store.reader ? await identity.accounts() : await identity.accountsIn(reader);
    return effectiveSettings(reader, resourceOf(model, resource), accounts, officeId);
  };

  const settingsNow: Engine['settings'] = (resource, officeId) => settings(store.reader, resource, officeId);

  const uploads = openUploads({ database, clock, auth, signing: openSigning(secret) });
  const formatsFor: Engine['formatsFor'] = async (officeId) =>
    domain.currencyOf ? formatsOf(model.region, await domain.currencyOf(officeId, { settings: settingsNow })) : formats;
  const printParts = {
    auth,
    clock,
    model,
    settings: settingsNow,
    store: store.reader,
    text: texts,
    domain,
    uploads,
    formats,
    formatsFor,
  };

  return {
    model,
    records: store,
    domain,
    clock,
    store: store.reader,
    identity,
    sessions,
    revoke,
    kinds,
    auth,
    captcha,
    uploads,
    oneTimeKeys: openOneTimeKeys(database),
    later: delayed.run,
    close: delayed.close,
    limits,
    audit,
    limit: limits.limit,
    validation,
    write: openWritePath({
      store,
      domain,
      clock,
      validation,
      identity,
      revoke,
      origins,
      privateMailHosts,
      canSendSms: options.sms !== undefined,
      audit,
      webhooks: openWebhooks({ store, identity, clock }),
      sendSoon: options.sendSoon,
      settings,
      auth,
      captcha,
      text: texts,
      zone: formats.zone,
      log: (error) => log.error(error),
    }),
    settings: settingsNow,
    note: (resource, id, values) =>
      store.transaction(async (rows) => {
        const row = await rows.lock(resource, id);
        if (row) await rows.replace(resource, row, { ...row, ...values });
      }),
    removeMonths: store.removeMonths,
    logReading: (caller, reading) =>
      store.transaction((rows) => audit(rows, readingEntry(caller, reading, clock.now()))),
    jobs: () => jobStandings(database),
    texts,
    text: texts,
    language: (request) => languageOf(request.headers['accept-language'], model.languages),
    views: new Map(
      model.resources.map((resource) => [resource.name, viewOf(model, resource, formats.zone, () => clock.now())]),
    ),
    formats,
    formatsFor,
    printPdf: (print, record, language) => printPdf(printParts, print, record, language),
    secret,
    origins,
    simulated: options.simulated,
    fault: options.fault ?? (async () => undefined),
    smtp: options.smtp,
    sms: options.sms,
    privateMailHosts,
    webhookTargets: options.webhookTargets,
    log,
  };
}

/** Returns the secret stored in the database, created on first use, so that all processes sign with the same one. */
async function installationSecret(database: Connection): Promise<string> {
  const params = new Params(database.engine);
  const values = params.list(['secret', randomBytes(32).toString('base64url')]);
  await database.run(
    `INSERT INTO "_facts" ("name", "value") VALUES (${values}) ON CONFLICT ("name") DO NOTHING`,
    params.values,
  );
  const [row] = await database.rows(`SELECT "value" FROM "_facts" WHERE "name" = 'secret'`);
  return String(row?.['value']);
}
