import type { AuditEntry, Clock, Domain, Reader, Row } from '../domain.ts';
import { omitNulls } from '../json-object.ts';
import { runLater } from '../store/database/connection.ts';
import { Params } from '../store/database/sql-text.ts';
import { newId } from '../store/new-id.ts';
import type { Rows } from '../store/rows.ts';

export type Audit = (rows: Rows, ...entries: readonly AuditEntry[]) => Promise<void>;

interface Identity {
  accountsIn(reader: Reader): Promise<{ topOffice(): string | null }>;
}

/**
 * Opens the audit log. Its entries are written to the domain's audit resource if there is one, otherwise to a system
 * table.
 */
export function openAudit(domain: Domain, clock: Clock, identity: Identity): Audit {
  const { audit } = domain;
  if (!audit) {
    return async (rows, ...entries) => {
      for (const entry of entries) await writeEntry(rows, entry);
    };
  }
  return async (rows, ...entries) => {
    const written: Row[] = [];
    for (const given of entries) {
      // Changes to the log's own records are not logged, but exports of the log are.
      if (given.resource === audit.resource && given.action !== 'export') continue;
      // Log entries without an office belong to the top office, so that somebody can read them.
      const officeId = given.officeId ?? (await identity.accountsIn(rows)).topOffice();
      const { at } = given;
      const row = await audit.row({ ...given, officeId }, rows);
      written.push(omitNulls({ id: newId(clock), version: 1, created_at: at, updated_at: at, ...row }));
    }
    const [first, ...more] = written;
    if (more.length > 0) await rows.insertAll(audit.resource, written);
    else if (first) await rows.append(audit.resource, first);
  };
}

async function writeEntry(rows: Rows, entry: AuditEntry): Promise<void> {
  const params = new Params(rows.engine);
  const values = params.list([
    Date.parse(entry.at),
    actorText(entry),
    entry.clientKind ?? null,
    entry.officeId,
    entry.resource,
    entry.recordId,
    entry.action,
    entry.before ? JSON.stringify(entry.before) : null,
    entry.after ? JSON.stringify(entry.after) : null,
  ]);
  await runLater(
    rows.connection,
    `INSERT INTO "_audit" ("at", "actor", "client_kind", "office_id", "resource", "record_id", "action", "before", "after") VALUES (${values})`,
    params.values,
  );
}

function actorText({ actor }: AuditEntry): string {
  if (actor.kind === 'staff') return `staff:${actor.userId}`;
  if (actor.kind === 'client') return `client:${actor.clientId}`;
  return actor.name ? `${actor.kind}:${actor.name}` : actor.kind;
}
