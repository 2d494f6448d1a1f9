import { knowsAction, type Resource, slugFor, isObject } from '@tuyen/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ImportParts, planRows, type RowPlan } from '../../csv/rows.ts';
import type { Answer, RunAttempt, Caller, Row, Transaction } from '../../domain.ts';
import { tellDone } from '../../inbox/done.ts';
import type { HasRecords } from '../../store/store.ts';
import { hashPasswords, type MailLinkParts } from '../../identity/index.ts';
import type { MessageTexts } from '../../messages.ts';
import { getOrThrow } from '../../get-or-throw.ts';
import { type FieldError, Problem } from '../../problem.ts';
import { asProblem, errorAnswer } from '../../request/refusals/error-answer.ts';
import { publicRecord } from '../../store/tables/columns.ts';
import { bodyOf, changeInvited, createInvited, writableRecord } from './record-writes.ts';

interface ImportRouteParts extends MailLinkParts, ImportParts, HasRecords {
  readonly texts: MessageTexts;
}

const MAX_ROWS = 1000;
const MAX_FINDINGS = 5000;

/**
 * Registers `POST {resource}/bulk`.
 *
 * With `{bulk: [record, …]}`, all records are created and returned in order with 201. On any error, none is created,
 * and `errors` lists the errors of every row as `bulk.3.plate`. With `Idempotency-Key`, a request that is sent again
 * after an interruption creates no duplicates.
 *
 * With `{columns: [heading, …], bulk: [[cell, …], …]}`, the rows come from a CSV file. A row that contains the code of
 * an existing record updates that record. The answer is 200 with the result of each row, `{rows: [{action, id}]}`; on
 * any error, nothing is written and `errors` lists the errors. With `dry_run: true`, nothing is written, and the answer
 * states for each row whether it would be created, updated, rejected or unchanged.
 */
export function bulkRoute(app: FastifyInstance, engine: ImportRouteParts, resource: Resource): void {
  if (!resource.actions.includes('create')) return;
  const table = getOrThrow(engine.records.tables, resource.name);
  const slug = slugOf(engine, resource);

  app.post(`/${resource.name}/bulk`, { bodyLimit: 8 * 1024 * 1024 }, async (request, reply) => {
    const caller = await engine.auth.needsAll(request, slug);
    const body = bodyOf(request);
    if (body['columns'] === undefined) {
      const hashed: Row[] = [];
      for (const row of recordsOf(body)) hashed.push(await hashPasswords(engine, resource, row));
      return allOrNone(engine, request, reply, async (tx, attempt) => {
        await tx.findReferences(resource.name, hashed);
        const create = async (row: Row) => publicRecord(table, await createInvited(engine, tx, resource, caller, row));
        return { status: 201, body: await writeAll(hashed, create, attempt) };
      });
    }
    const { columns, rows } = cellsOf(body);
    const plans = await planRows(engine, caller, resource, columns, rows);
    const importer: Importer = { engine, resource, caller };
    if (body['dry_run'] === true)
      return { rows: await engine.write.dryRun(request, (tx, attempt) => tryAll(importer, tx, attempt, plans)) };
    return allOrNone(engine, request, reply, async (tx, attempt) => {
      const created = plans.flatMap((plan) => (plan.action === 'create' ? [plan.values] : []));
      await tx.findReferences(resource.name, created);
      const written = await writeAll(plans, (plan) => importRow(importer, tx, plan), attempt);
      tx.after(() => tellDone(engine, caller, { kind: 'imported', resource: resource.name, number: written.length }));
      return { body: { rows: written } };
    });
  });
}

function slugOf({ model }: ImportRouteParts, { module }: Resource): string {
  return slugFor(module, knowsAction(model.permissions, module, 'import') ? 'import' : 'create');
}

interface Importer {
  readonly engine: ImportRouteParts;
  readonly resource: Resource;
  readonly caller: Caller;
}

interface Imported {
  readonly action: 'create' | 'update' | 'none';
  readonly id: string;
}

async function importRow({ engine, resource, caller }: Importer, tx: Transaction, plan: RowPlan): Promise<Imported> {
  const { name, module, actions } = resource;
  if (plan.action === 'refuse') throw plan.problem;
  if (plan.action === 'none') return { action: 'none', id: plan.id };
  if (plan.action === 'create') {
    const record = await createInvited(engine, tx, resource, caller, plan.values);
    return { action: 'create', id: String(record['id']) };
  }
  const slug = slugFor(module, 'edit');
  if (!actions.includes('edit') || !engine.auth.may(caller, slug))
    throw new Problem(403, 'not_permitted', { permission: slug, resource: name });
  const before = await writableRecord(tx, resource, caller, plan.id);
  const after = await changeInvited(engine, tx, resource, caller, before, plan.values);
  return { action: after['version'] === before['version'] ? 'none' : 'update', id: plan.id };
}

async function tryAll(
  importer: Importer,
  tx: Transaction,
  attempt: RunAttempt,
  plans: readonly RowPlan[],
): Promise<readonly Row[]> {
  const { engine, caller } = importer;
  const rows: Row[] = [];
  for (const plan of plans) {
    const { key } = plan;
    try {
      const { action, id } = await attempt(() => importRow(importer, tx, plan));
      const changes = action === 'update' && plan.action === 'update' ? { changes: plan.changes } : {};
      // A dry run is rolled back, so the record was not created. Its id is omitted.
      rows.push({ action, key, ...(action !== 'create' && { id }), ...changes });
    } catch (error) {
      const problem = asProblem(error);
      if (problem.status >= 500) throw error;
      const { message, errors } = errorAnswer(problem, caller.language, engine.texts, engine.model);
      rows.push({ action: 'refuse', key, message: [message].flat().join('; '), errors: errors ?? {} });
    }
  }
  return rows;
}

function recordsOf({ bulk }: Row): readonly Row[] {
  return listOf(bulk).map((row, index) => {
    if (!isObject(row)) throw wrongType(`bulk.${index}`);
    return row;
  });
}

function cellsOf({ columns, bulk }: Row): {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
} {
  const given = listOf(bulk);
  if (!isTexts(columns)) throw wrongType('columns');
  // A row with fewer cells than headings is rejected, because it may be truncated or have its cells in the wrong
  // columns. Only cells at the end whose columns have no heading may be missing.
  const least = columns.findLastIndex((heading) => heading.trim() !== '') + 1;
  const errors: Record<string, FieldError> = {};
  const rows = given.map((row, index) => {
    if (!isTexts(row)) throw wrongType(`bulk.${index}`);
    const counts = { cells: row.length, columns: columns.length };
    if (row.length < least || row.length > columns.length)
      errors[`bulk.${index}`] = { code: 'cell_count', params: counts };
    return row;
  });
  if (Object.keys(errors).length > 0) throw new Problem(422, 'validation_failed', {}, errors);
  return { columns, rows };
}

function wrongType(path: string): Problem {
  return new Problem(422, 'validation_failed', {}, { [path]: { code: 'type' } });
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function listOf(bulk: unknown): readonly unknown[] {
  if (Array.isArray(bulk) && bulk.length > 0 && bulk.length <= MAX_ROWS) return bulk;
  throw new Problem(
    422,
    'bulk_invalid',
    { most: MAX_ROWS },
    { bulk: { code: 'bulk_invalid', params: { most: MAX_ROWS } } },
  );
}

/**
 * Runs the work in one transaction and returns its result. If the database rejects a row, this transaction ends. To
 * list the errors of all rows, the work then runs again in a transaction that tries every row and is rolled back.
 */
async function allOrNone(
  engine: ImportRouteParts,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tx: Transaction, attempt?: RunAttempt) => Promise<Answer>,
): Promise<FastifyReply> {
  try {
    return await engine.write.handleWrite(request, reply, (tx) => work(tx));
  } catch (error) {
    if (error instanceof Problem && error.status === 409 && error.errors) await engine.write.dryRun(request, work);
    throw error;
  }
}

async function writeAll<T, R>(
  rows: readonly T[],
  write: (row: T) => Promise<R>,
  attempt?: RunAttempt,
): Promise<readonly R[]> {
  const written: R[] = [];
  const errors: Record<string, FieldError> = {};
  let findings = 0;
  let first: Problem | undefined;
  for (const [index, row] of rows.entries()) {
    try {
      written.push(await (attempt ? attempt(() => write(row)) : write(row)));
    } catch (error) {
      if (!(error instanceof Problem) || error.status === 403) throw error;
      const found = Object.entries(error.errors ?? { '': { code: error.code, params: error.params } });
      for (const [path, wrong] of found) errors[path === '' ? `bulk.${index}` : `bulk.${index}.${path}`] = wrong;
      findings += found.length;
      if (error.status !== 422) first ??= error;
      // If the database rejects a row, the loop can continue only with `attempt`, which undoes this row alone. After
      // validation errors (422), the loop always continues.
      if (findings >= MAX_FINDINGS || (first && !attempt)) break;
    }
  }
  if (written.length === rows.length) return written;
  const { status, code, params } = first ?? new Problem(422, 'validation_failed');
  throw new Problem(status, code, params, errors);
}
