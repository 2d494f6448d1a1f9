import { type Resource, slugFor } from '@tuyen/schemas';
import type { FastifyInstance } from 'fastify';
import type { Row } from '../domain.ts';
import type { Engine } from '../engine.ts';
import { hashPasswords } from '../identity/incoming-password.ts';
import { type FieldError, Problem } from '../problem.ts';
import { publicRecord, type Table } from '../store/columns.ts';
import { bodyOf, createRecord } from './records.ts';

/** Rows of one request; an import of any size is sent in parts. */
const MOST = 1000;
/** After so many mistakes the rest of the rows is not looked at. */
const MOST_FINDINGS = 5000;

/**
 * `POST {resource}/bulk` with `{bulk: [row, …]}`: all of them, 201 and the records in their order; or, on any error, none, and
 * `errors` names every row's mistakes as `bulk.3.plate`. With `Idempotency-Key` a part sent again after a break creates nothing twice.
 */
export function bulkRoute(app: FastifyInstance, engine: Engine, resource: Resource): void {
  if (!resource.actions.includes('create')) return;
  const table = engine.records.tables.get(resource.name) as Table;
  const slug = slugOf(engine, resource);

  app.post(`/${resource.name}/bulk`, { bodyLimit: 8 * 1024 * 1024 }, async (request, reply) => {
    const caller = await engine.auth.need(request, slug);
    const rows = rowsOf(bodyOf(request));
    const hashed: Row[] = [];
    for (const row of rows) hashed.push(await hashPasswords(engine, resource, row));
    return engine.write.answer(request, reply, async (tx) => ({
      status: 201,
      body: await createAll(hashed, async (row) => publicRecord(table, await createRecord(tx, resource, caller, row))),
    }));
  });
}

/** Importing is a right of its own where the module has one; elsewhere whoever may create may create many. */
function slugOf({ model }: Engine, { module }: Resource): string {
  const actions = model.permissions.modules.find(({ name }) => name === module)?.actions ?? [];
  return slugFor(module, actions.some(({ name }) => name === 'import') ? 'import' : 'create');
}

function rowsOf({ bulk }: Row): readonly Row[] {
  if (!Array.isArray(bulk) || bulk.length === 0 || bulk.length > MOST) {
    throw new Problem(422, 'bulk_invalid', { most: MOST }, { bulk: { code: 'bulk_invalid', params: { most: MOST } } });
  }
  const wrong = bulk.findIndex((row) => typeof row !== 'object' || row === null || Array.isArray(row));
  if (wrong >= 0) throw new Problem(422, 'validation_failed', {}, { [`bulk.${wrong}`]: { code: 'type' } });
  return bulk as Row[];
}

async function createAll(rows: readonly Row[], create: (row: Row) => Promise<Row>): Promise<readonly Row[]> {
  const records: Row[] = [];
  const errors: Record<string, FieldError> = {};
  let findings = 0;
  for (const [index, row] of rows.entries()) {
    try {
      records.push(await create(row));
    } catch (error) {
      if (!(error instanceof Problem) || error.status === 403) throw error;
      const found = Object.entries(error.errors ?? { '': { code: error.code, params: error.params } });
      for (const [path, wrong] of found) errors[path === '' ? `bulk.${index}` : `bulk.${index}.${path}`] = wrong;
      findings += found.length;
      // What the database itself has refused ends the transaction; other mistakes are gathered first.
      if (error.status !== 422 || findings >= MOST_FINDINGS)
        throw new Problem(error.status, error.code, error.params, errors);
    }
  }
  if (Object.keys(errors).length > 0) throw new Problem(422, 'validation_failed', {}, errors);
  return records;
}
