import type { Engine } from '../database/connection.ts';

export const GAINED: readonly { readonly table: string; readonly column: string; readonly type: string }[] = [
  { table: '_sessions', column: 'client_kind', type: 'text' },
  { table: '_audit', column: 'client_kind', type: 'text' },
  { table: '_uploads', column: 'made_by', type: 'text' },
  { table: '_outbox', column: 'uid', type: 'text' },
  { table: '_outbox', column: 'channel', type: 'text' },
  { table: '_outbox', column: 'from_name', type: 'text' },
  { table: '_outbox', column: 'headers', type: 'text' },
  { table: '_outbox', column: 'office_id', type: 'text' },
  { table: '_outbox', column: 'about_resource', type: 'text' },
  { table: '_outbox', column: 'about_id', type: 'text' },
  // Mails without a state were stored before the server could send mails. They are kept as history and never sent.
  { table: '_outbox', column: 'state', type: 'text' },
  { table: '_outbox', column: 'problem', type: 'text' },
  { table: '_outbox', column: 'detail', type: 'text' },
  { table: '_outbox', column: 'attempts', type: 'integer' },
  { table: '_outbox', column: 'tries_left', type: 'integer' },
  { table: '_outbox', column: 'due_at', type: 'bigint' },
  { table: '_outbox', column: 'until', type: 'bigint' },
  { table: '_outbox', column: 'leased_until', type: 'bigint' },
  { table: '_outbox', column: 'sent_at', type: 'bigint' },
  { table: '_outbox', column: 'told', type: 'integer' },
  { table: '_inbox', column: 'number', type: 'bigint' },
  { table: '_jobs', column: 'failures', type: 'integer' },
  { table: '_jobs', column: 'error', type: 'text' },
  { table: '_jobs', column: 'failed_at', type: 'bigint' },
  { table: '_jobs', column: 'due_at', type: 'bigint' },
  { table: '_jobs', column: 'holder', type: 'text' },
  { table: '_jobs', column: 'leased_until', type: 'bigint' },
  { table: '_jobs', column: 'told', type: 'integer' },
];

export const GAINED_INDEXES: readonly string[] = [
  `CREATE UNIQUE INDEX IF NOT EXISTS "_outbox.uid" ON "_outbox" ("uid")`,
  `CREATE INDEX IF NOT EXISTS "_outbox.due" ON "_outbox" ("state", "due_at")`,
  `CREATE INDEX IF NOT EXISTS "_outbox.about" ON "_outbox" ("about_resource", "about_id")`,
];

/**
 * Returns the SQL statements that create the server's internal tables. Times are milliseconds since 1970 by the
 * server's clock. State shared by several processes is stored in these tables instead of in memory.
 */
export function systemTables(engine: Engine): string[] {
  const bytes = engine === 'sqlite' ? 'blob' : 'bytea';
  const gained = (table: string) =>
    GAINED.filter((one) => one.table === table)
      .map(({ column, type }) => `"${column}" ${type}`)
      .join(', ');
  const serial = engine === 'sqlite' ? 'integer PRIMARY KEY' : 'bigserial PRIMARY KEY';
  return [
    `CREATE TABLE IF NOT EXISTS "_facts" ("name" text PRIMARY KEY, "value" text NOT NULL)`,
    `CREATE TABLE IF NOT EXISTS "_sessions" ("token_hash" text PRIMARY KEY, "user_id" text NOT NULL, "expires_at" bigint NOT NULL, "client_kind" text)`,
    `CREATE INDEX IF NOT EXISTS "_sessions.user" ON "_sessions" ("user_id")`,
    `CREATE TABLE IF NOT EXISTS "_keys" ("id" text PRIMARY KEY, "purpose" text NOT NULL, "key_hash" text NOT NULL, "subject" text NOT NULL, "value" text, "expires_at" bigint NOT NULL, "used_at" bigint)`,
    `CREATE INDEX IF NOT EXISTS "_keys.subject" ON "_keys" ("subject")`,
    `CREATE TABLE IF NOT EXISTS "_idempotency" ("scope" text NOT NULL, "key" text NOT NULL, "body_hash" text NOT NULL, "status" integer, "answer" text, "at" bigint NOT NULL, PRIMARY KEY ("scope", "key"))`,
    `CREATE TABLE IF NOT EXISTS "_spent" ("signature" text PRIMARY KEY, "expires_at" bigint NOT NULL)`,
    `CREATE TABLE IF NOT EXISTS "_limits" ("name" text PRIMARY KEY, "started_at" bigint NOT NULL, "requests" integer NOT NULL)`,
    `CREATE TABLE IF NOT EXISTS "_counters" ("name" text PRIMARY KEY, "value" bigint NOT NULL)`,
    `CREATE TABLE IF NOT EXISTS "_uploads" ("id" text PRIMARY KEY, "name" text NOT NULL, "type" text NOT NULL, "size" integer NOT NULL, "at" bigint NOT NULL, "made_by" text, "bytes" ${bytes} NOT NULL)`,
    `CREATE INDEX IF NOT EXISTS "_uploads.at" ON "_uploads" ("at")`,
    // References of records to uploads. Each field with an upload has one row, and the oldest reference has the lowest
    // id.
    `CREATE TABLE IF NOT EXISTS "_upload_claims" ("id" ${serial}, "upload_id" text NOT NULL, "resource" text NOT NULL, "record_id" text NOT NULL, "field" text NOT NULL, UNIQUE ("upload_id", "resource", "record_id", "field"))`,
    `CREATE INDEX IF NOT EXISTS "_upload_claims.record" ON "_upload_claims" ("resource", "record_id")`,
    // Valid signed URLs of uploads. If a reader asks again, the same URL is returned and no second log entry is
    // written.
    `CREATE TABLE IF NOT EXISTS "_upload_links" ("upload_id" text NOT NULL, "reader" text NOT NULL, "expires_at" bigint NOT NULL, PRIMARY KEY ("upload_id", "reader"))`,
    `CREATE TABLE IF NOT EXISTS "_outbox" ("id" ${serial}, "recipient" text NOT NULL, "subject" text NOT NULL, "text" text NOT NULL, "html" text, "topic" text, "at" bigint NOT NULL, ${gained('_outbox')})`,
    `CREATE TABLE IF NOT EXISTS "_audit" ("id" ${serial}, "at" bigint NOT NULL, "actor" text NOT NULL, "client_kind" text, "office_id" text, "resource" text NOT NULL, "record_id" text NOT NULL, "action" text NOT NULL, "before" text, "after" text)`,
    `CREATE INDEX IF NOT EXISTS "_audit.record" ON "_audit" ("resource", "record_id")`,
    `CREATE TABLE IF NOT EXISTS "_notes" ("id" text PRIMARY KEY, "resource" text NOT NULL, "record_id" text NOT NULL, "author" text NOT NULL, "text" text NOT NULL, "at" bigint NOT NULL, "edited_at" bigint)`,
    `CREATE INDEX IF NOT EXISTS "_notes.record" ON "_notes" ("resource", "record_id")`,
    `CREATE TABLE IF NOT EXISTS "_inbox" ("id" text PRIMARY KEY, "account" text NOT NULL, "kind" text NOT NULL, "resource" text NOT NULL, "record_id" text NOT NULL, "made_by" text, "at" bigint NOT NULL, "read_at" bigint, ${gained('_inbox')})`,
    `CREATE INDEX IF NOT EXISTS "_inbox.account" ON "_inbox" ("account", "at")`,
    `CREATE INDEX IF NOT EXISTS "_inbox.record" ON "_inbox" ("resource", "record_id")`,
    // Accounts that get a mail a day about new items of their inbox.
    `CREATE TABLE IF NOT EXISTS "_digests" ("account" text PRIMARY KEY, "language" text NOT NULL, "sent_at" bigint NOT NULL)`,
    `CREATE TABLE IF NOT EXISTS "_tabs" ("id" text PRIMARY KEY, "resource" text NOT NULL, "name" text NOT NULL, "query" text NOT NULL, "owner" text NOT NULL, "role" text, "office_id" text)`,
    `CREATE INDEX IF NOT EXISTS "_tabs.resource" ON "_tabs" ("resource")`,
    `CREATE TABLE IF NOT EXISTS "_reports" ("id" text PRIMARY KEY, "resource" text NOT NULL, "name" text NOT NULL, "query" text NOT NULL, "shape" text NOT NULL, "owner" text NOT NULL, "role" text, "office_id" text)`,
    `CREATE INDEX IF NOT EXISTS "_reports.owner" ON "_reports" ("owner")`,
    `CREATE INDEX IF NOT EXISTS "_reports.office" ON "_reports" ("office_id")`,
    `CREATE TABLE IF NOT EXISTS "_report_mails" ("id" text PRIMARY KEY, "report" text NOT NULL, "account" text NOT NULL, "office_id" text, "every" text NOT NULL, "hour" integer NOT NULL, "language" text NOT NULL, "due_at" bigint NOT NULL)`,
    `CREATE INDEX IF NOT EXISTS "_report_mails.due" ON "_report_mails" ("due_at")`,
    `CREATE INDEX IF NOT EXISTS "_report_mails.account" ON "_report_mails" ("account")`,
    `CREATE TABLE IF NOT EXISTS "_layouts" ("account" text NOT NULL, "dashboard" text NOT NULL, "tiles" text NOT NULL, PRIMARY KEY ("account", "dashboard"))`,
    `CREATE TABLE IF NOT EXISTS "_presence" ("resource" text NOT NULL, "record_id" text NOT NULL, "account" text NOT NULL, "seen_at" bigint NOT NULL, PRIMARY KEY ("resource", "record_id", "account"))`,
    // Changes that open pages follow, for the other processes. Filled on PostgreSQL only.
    `CREATE TABLE IF NOT EXISTS "_changes" ("id" ${serial}, "resource" text NOT NULL, "record_id" text, "from_office" text, "to_office" text, "presence" integer NOT NULL, "at" bigint NOT NULL)`,
    `CREATE TABLE IF NOT EXISTS "_jobs" ("name" text PRIMARY KEY, "ran_at" bigint NOT NULL, ${gained('_jobs')})`,
    // Totals of unfiltered lists. Each total is the sum of several rows: with a single row, every insert would wait for
    // the previous one.
    `CREATE TABLE IF NOT EXISTS "_totals" ("resource" text NOT NULL, "office_id" text NOT NULL, "change" bigint NOT NULL)`,
    `CREATE INDEX IF NOT EXISTS "_totals.resource" ON "_totals" ("resource", "office_id")`,
  ];
}

export function systemTableNames(engine: Engine): readonly string[] {
  return systemTables(engine).flatMap((sql) => /^CREATE TABLE IF NOT EXISTS "(\w+)"/u.exec(sql)?.[1] ?? []);
}
