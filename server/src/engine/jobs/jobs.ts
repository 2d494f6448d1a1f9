import { randomUUID } from 'node:crypto';
import type { Domain, Job, Services } from '../domain.ts';
import { USED_KEY_RETENTION_MS } from '../identity/index.ts';
import { MAX_WINDOW } from '../limits/limits.ts';
import { sendMessages } from '../outgoing/send-messages.ts';
import { removeOldDeliveries } from '../webhooks/retention.ts';
import { sendWebhooks } from '../webhooks/send-webhooks.ts';
import type { WebhookTargets } from '../webhooks/target.ts';
import { INBOX_DAYS } from '../inbox/items.ts';
import { type InboxJobParts, inboxJob } from '../inbox/inbox-job.ts';
import { CHANGES_KEPT_MS } from '../store/changes/change-table.ts';
import { reportMailJob, type ReportMailParts } from '../reports/saved/mail-job.ts';
import { PRESENT_MS } from '../presence/presence.ts';
import { inBackground } from '../store/database/background.ts';
import type { Connection } from '../store/database/connection.ts';
import { Params } from '../store/database/sql-text.ts';
import { errorText, noteFailure, noteSuccess } from './job-standings.ts';
import { claim } from './leases.ts';
import { perNamespace } from '../store/namespaces/current.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { UploadStore } from '../uploads/uploads.ts';

interface JobParts extends Services, Omit<ReportMailParts, 'identity'>, Pick<InboxJobParts, 'identity'> {
  readonly domain: Domain;
  readonly uploads: UploadStore;
  readonly webhookTargets: WebhookTargets;
  readonly log: FastifyBaseLogger;
}

/** Interval between two checks for due jobs, in milliseconds. */
const LOOK = 15_000;
/** Delay before the first check in milliseconds, so that jobs do not slow down the first requests. */
const FIRST_LOOK = 1000;
const DAY = 86_400_000;
/**
 * Days after which messages are deleted from the outbox. The project's own records about sent messages are not deleted.
 */
const MESSAGE_DAYS = 90;

export interface Jobs {
  start(): void;
  /** Stops starting jobs. Resolves when the running job has ended. */
  stop(): Promise<void>;
  runDue(): Promise<void>;
  /** Sends due webhooks of the current namespace. Runs of one process follow each other. */
  sendWebhooks(): Promise<void>;
}

export interface JobHooks {
  readonly inNamespaces?: ((work: () => Promise<unknown>) => Promise<void>) | undefined;
  readonly messagesExpired?: ((database: Connection, count: number) => Promise<void>) | undefined;
}

/**
 * Returns the runner for the jobs of the project's domain code and for the server's own housekeeping. Processes compete
 * for each run of a job, so that only one performs it: see `claim`.
 */
export function openJobs(engine: JobParts, hooks: JobHooks = {}): Jobs {
  const { inNamespaces = async () => undefined } = hooks;
  const jobs = [...(engine.domain.jobs ?? []), reportMailJob(engine), housekeeping(engine, hooks), inboxJob(engine)];
  const holder = randomUUID();
  let timer: NodeJS.Timeout | undefined;
  let first: NodeJS.Timeout | undefined;
  let stopped = false;
  const turns = perNamespace(() => ({
    running: Promise.resolve(),
    sending: Promise.resolve(),
    hooking: Promise.resolve(),
  }));

  async function run(): Promise<void> {
    for (const job of jobs) {
      if (stopped) return;
      await runOnce(job).catch((error: unknown) => failed(job.name, error));
    }
  }

  async function runOnce(job: Job): Promise<void> {
    const lease = await claim(engine, job, holder);
    if (!lease) return;
    const failure = await job.run(engine).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    if (failure) engine.log.error(failure.error, `job ${job.name} failed`);
    await lease.end(failure && { error: errorText(failure.error) });
  }

  async function failed(name: string, error: unknown): Promise<void> {
    engine.log.error(error, `job ${name} failed`);
    await noteFailure(engine.records.database, name, engine.clock.now(), error).catch((failure: unknown) =>
      engine.log.error(failure, `the failure of job ${name} could not be kept`),
    );
  }

  async function send(): Promise<void> {
    try {
      await sendMessages(engine, () => stopped);
      await noteSuccess(engine.records.database, 'messages');
    } catch (error) {
      await failed('messages', error);
    }
  }

  async function sendHooks(): Promise<void> {
    try {
      await sendWebhooks(engine, { stopped: () => stopped });
    } catch (error) {
      await failed('webhooks', error);
    }
  }

  const sendDueWebhooks = () =>
    inBackground(() => {
      const turn = turns();
      return (turn.hooking = turn.hooking.then(sendHooks));
    });

  const runDue = () =>
    inBackground(() => {
      const turn = turns();
      turn.running = turn.running.then(run);
      return (turn.sending = Promise.all([turn.running, turn.sending]).then(send));
    });
  return {
    runDue,
    sendWebhooks: sendDueWebhooks,
    start() {
      timer = setInterval(() => {
        void runDue();
        void sendDueWebhooks();
        void inNamespaces(async () => void (await Promise.all([runDue(), sendDueWebhooks()])));
      }, LOOK);
      timer.unref();
      first = setTimeout(() => void runDue(), FIRST_LOOK).unref();
    },
    stop() {
      stopped = true;
      clearTimeout(first);
      clearInterval(timer);
      return Promise.all([turns().sending, turns().hooking]).then(() => undefined);
    },
  };
}

function housekeeping(engine: JobParts, { messagesExpired }: JobHooks): Job {
  const { database } = engine.records;
  return {
    name: 'housekeeping',
    every: 3600,
    async run() {
      await engine.records.indexGrown();
      await engine.records.keepMonths(engine.clock.now());
      await engine.uploads.removeOrphans();
      await removeOldDeliveries(engine);
      const now = engine.clock.now().getTime();
      const keys = new Params(database.engine);
      await database.run(
        `UPDATE "_keys" SET "value" = NULL WHERE "value" IS NOT NULL AND "expires_at" < ${keys.add(now)}`,
        keys.values,
      );
      const expired: readonly (readonly [string, string, number])[] = [
        ['"_sessions"', '"expires_at"', now],
        ['"_keys"', '"expires_at"', now - USED_KEY_RETENTION_MS],
        ['"_spent"', '"expires_at"', now],
        ['"_idempotency"', '"at"', now - DAY],
        ['"_limits"', '"started_at"', now - MAX_WINDOW * 1000],
        ['"_upload_links"', '"expires_at"', now],
        ['"_changes"', '"at"', Date.now() - CHANGES_KEPT_MS],
        ['"_presence"', '"seen_at"', now - PRESENT_MS],
        ['"_inbox"', '"at"', now - INBOX_DAYS * DAY],
        ['"_outbox"', '"at"', now - MESSAGE_DAYS * DAY],
      ];
      for (const [table, column, before] of expired) {
        const params = new Params(database.engine);
        const gone = await database.run(`DELETE FROM ${table} WHERE ${column} < ${params.add(before)}`, params.values);
        if (table === '"_outbox"' && gone > 0) await messagesExpired?.(database, gone);
      }
    },
  };
}
