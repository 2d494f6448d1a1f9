import { type Resource, sameJson, slugFor } from '@tuyen/model';
import type { FastifyInstance } from 'fastify';
import type { Caller, Row, RunAttempt, Transaction } from '../../domain.ts';
import type { MailLinkParts } from '../../identity/index.ts';
import type { MessageTexts } from '../../messages.ts';
import { getOrThrow } from '../../get-or-throw.ts';
import { Problem } from '../../problem.ts';
import { asProblem, errorAnswer } from '../../request/refusals/error-answer.ts';
import type { HasRecords } from '../../store/store.ts';
import { publicRecord, type Table } from '../../store/tables/columns.ts';
import { type Edit, editsIn } from './edits-body.ts';
import { bodyOf, changeInvited, writableRecord } from './record-writes.ts';

interface EditParts extends MailLinkParts, HasRecords {
  readonly texts: MessageTexts;
}

/**
 * Registers `POST {resource}/edits`: changes fields of several existing records in one transaction.
 *
 * With `{edits: [{id, version, values}, …]}`, each record is checked and written like a PATCH. A refused record does not
 * stop the others. The answer states for each record whether it was updated, unchanged or refused and why, with the
 * former and the new values. With `dry_run: true`, nothing is written and the answer is the same. To undo, the client
 * sends the former values with the versions of the answer, so a record that changed since is refused.
 */
export function editsRoute(app: FastifyInstance, engine: EditParts, resource: Resource): void {
  if (!resource.actions.includes('edit')) return;
  app.post(`/${resource.name}/edits`, { bodyLimit: 4 * 1024 * 1024 }, async (request, reply) => {
    const caller = await engine.auth.needsAll(request, slugFor(resource.module, 'edit'));
    const body = bodyOf(request);
    const edits = editsIn(resource, body);
    const editor: Editor = { engine, resource, caller, table: getOrThrow(engine.records.tables, resource.name) };
    if (body['dry_run'] === true)
      return { rows: await engine.write.dryRun(request, (tx, attempt) => editAll(editor, tx, attempt, edits)) };
    return engine.write.handleWrite(request, reply, async (tx, attempt) => ({
      body: { rows: await editAll(editor, tx, attempt, edits) },
    }));
  });
}

interface Editor {
  readonly engine: EditParts;
  readonly resource: Resource;
  readonly caller: Caller;
  readonly table: Table;
}

async function editAll(
  editor: Editor,
  tx: Transaction,
  attempt: RunAttempt,
  edits: readonly Edit[],
): Promise<readonly Row[]> {
  const { engine, caller } = editor;
  const rows: Row[] = [];
  for (const edit of edits) {
    try {
      rows.push(await attempt(() => editOne(editor, tx, edit)));
    } catch (error) {
      const problem = asProblem(error);
      if (problem.status >= 500) throw error;
      const { code, message, errors } = errorAnswer(problem, caller.language, engine.texts, engine.model);
      rows.push({ action: 'refuse', id: edit.id, code, message: [message].flat().join('; '), errors: errors ?? {} });
    }
  }
  return rows;
}

async function editOne({ engine, resource, caller, table }: Editor, tx: Transaction, edit: Edit): Promise<Row> {
  const { id, version, values } = edit;
  const before = await writableRecord(tx, resource, caller, id);
  if (version !== undefined && version !== before['version'])
    throw new Problem(409, 'version_conflict', { version: Number(before['version']) });
  const after = await changeInvited(engine, tx, resource, caller, before, { ...values });
  if (after['version'] === before['version']) return { action: 'none', id, version: before['version'], changes: {} };
  return {
    action: 'update',
    id,
    base: before['version'],
    version: after['version'],
    changes: changesOf(table, before, after),
  };
}

/** Returns the former and the new values of the changed fields, without secrets and system fields. */
function changesOf(table: Table, before: Row, after: Row): Row {
  const [from, to] = [publicRecord(table, before), publicRecord(table, after)];
  const changed = table.columns.filter(
    ({ field }) => !field.system && !field.writeOnly && !sameJson(before[field.name], after[field.name]),
  );
  return Object.fromEntries(
    changed.map(({ field: { name } }) => [name, { from: from[name] ?? null, to: to[name] ?? null }]),
  );
}
