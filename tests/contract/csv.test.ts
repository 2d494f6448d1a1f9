import type { Model, Resource } from '@tuyen/model';
import { csvFields, csvHeadings, fieldOfHeading, importedFields, knowsAction } from '@tuyen/model';
import { loadProject } from '@tuyen/model/load';
import type { Server } from '@tuyen/server';
import type { Row } from '@tuyen/server/domain';
import Papa from 'papaparse';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../domain/src/fixtures/catalog/accounts.ts';
import { openProduct } from '../support/product-server.ts';

const project = loadProject(fileURLToPath(new URL('../../', import.meta.url)));
const model = project.model as Model;
const words = Object.fromEntries(Object.entries(project.locales).map(([tag, files]) => [tag, files['server'] ?? {}]));
const has = (action: string) => (resource: Resource) => knowsAction(model.permissions, resource.module, action);
const exported = model.resources.filter((resource) => has('export')(resource) && resource.actions.includes('list'));
const imported = exported.filter((resource) => has('import')(resource) && resource.actions.includes('create'));
/** Number of rows per request, the same as in the back-office. */
const PART = 50;

let server: Server;
const signedIn: Record<string, Record<string, string>> = {};
beforeAll(async () => {
  server = await openProduct(model, words);
  for (const account of ['superuser', 'company-admin', 'agency-card-admin']) signedIn[account] = await signIn(account);
});
afterAll(() => server.app.close());

async function signIn(account: string): Promise<Record<string, string>> {
  const payload = { account, password: DEMO_PASSWORD };
  const answer = await server.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload });
  const { authToken, office_id, offices } = answer.json();
  return { authorization: `Bearer ${authToken}`, 'x-office-id': office_id ?? offices[0].id };
}

async function exportOf(name: string, account = 'superuser', language = 'vi'): Promise<string> {
  const headers = { ...signedIn[account], 'accept-language': language };
  const answer = await server.app.inject({ method: 'GET', url: `/api/v1/${name}/export`, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.body;
}

function tableOf(csv: string): { readonly columns: readonly string[]; readonly rows: readonly string[][] } {
  const { data } = Papa.parse<string[]>(csv.replace(/^\uFEFF/u, ''), { skipEmptyLines: true });
  const [columns = [], ...rows] = data;
  return { columns, rows };
}

interface Outcome {
  readonly action: string;
}

async function send(
  name: string,
  { columns, rows }: ReturnType<typeof tableOf>,
  more: object = {},
  account = 'superuser',
  language = 'vi',
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let at = 0; at < rows.length; at += PART) {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/v1/${name}/bulk`,
      headers: { ...signedIn[account], 'accept-language': language },
      payload: { columns, bulk: rows.slice(at, at + PART), ...more },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    outcomes.push(...answer.json().rows);
  }
  return outcomes;
}

describe('Dry-run import of an exported, unchanged CSV file, by resource', () => {
  it.each(imported.map(({ name }) => name))(
    'a dry-run import of the unchanged exported CSV of %s changes nothing',
    async (name) => {
      const before = await server.engine.store.find(name);
      const outcomes = await send(name, tableOf(await exportOf(name)), { dry_run: true });
      expect(outcomes.length).toBe(before.length);
      expect(outcomes.filter(({ action }) => action !== 'none')).toEqual([]);
      for (const account of ['company-admin', 'agency-card-admin']) {
        const { columns, rows } = tableOf(await exportOf(name, account, 'en'));
        const few = await send(name, { columns, rows: rows.slice(0, 100) }, { dry_run: true }, account);
        expect(few.filter(({ action }) => action !== 'none')).toEqual([]);
      }
      expect(await server.engine.store.find(name)).toEqual(before);
    },
  );
});

/**
 * Resources whose records pass through many states in daily work. An import would create them in their first state and
 * by today's rules, so they would differ from the exported records. Also, an import would reject commands for trips
 * that are already completed.
 */
const MADE_BY_WORK: ReadonlySet<string> = new Set(['orders', 'command-transports']);

describe('Import of an exported CSV into an empty table, by resource', () => {
  const repeatable = imported.filter(({ name }) => !MADE_BY_WORK.has(name));
  it.each(repeatable)(
    'importing the exported CSV of $name into an empty table restores the exported values',
    async (resource) => {
      const { name } = resource;
      const { snapshots } = server.engine.records;
      const taken = await snapshots?.take();
      try {
        const fields = csvFields(resource);
        const numbered = (index: number) => fields[index]?.readOnly === true && fields[index]?.unique === true;
        const { columns, rows } = tableOf(await exportOf(name));
        // Leaves out customers whose personal data is erased, because an import cannot create them.
        const erased = fields.findIndex((field) => field.name === 'erased_at');
        const whole = rows.filter((row) => !row[erased]);
        const some = whole.slice(0, 100).map((row) => row.map((cell, index) => (numbered(index) ? '' : cell)));
        const cards = await server.engine.store.find('customer-cards');
        await server.engine.records.transaction(async (tx) => {
          for (const row of await tx.find(name)) await tx.delete(name, row);
        });
        if (name === 'customer-cards') await putIntoStock(cards);
        const outcomes = await send(name, { columns, rows: some });
        expect(new Set(outcomes.map(({ action }) => action))).toEqual(new Set(['create']));
        const again = tableOf(await exportOf(name));
        const cells = (row: readonly string[], filled: boolean) =>
          row.filter((_, at) => fields[at]?.readOnly === false && (fields[at]?.default !== undefined) === filled);
        const sorted = (of: readonly string[][]) =>
          of.toSorted((x, y) => (String(cells(x, false)) < String(cells(y, false)) ? -1 : 1));
        const [wanted, found] = [sorted(some), sorted(again.rows as string[][])];
        expect(found.map((row) => cells(row, false))).toEqual(wanted.map((row) => cells(row, false)));
        for (const [index, row] of wanted.entries())
          for (const [at, cell] of cells(row, true).entries())
            if (cell !== '') expect(cells(found[index] ?? [], true)[at]).toBe(cell);
      } finally {
        if (taken) await snapshots?.restore(taken);
      }
    },
  );
});

/** Puts the codes of cards into the stock of their offices, because an import takes cards from the stock. */
async function putIntoStock(cards: readonly Row[]): Promise<void> {
  await server.engine.write.transaction({}, async (tx) => {
    for (const { card_code, office_id } of cards) {
      const code = String(card_code);
      const unissued = { state: 'IN_STOCK', office_id, ticket_counter_id: null, customer_card_id: null };
      const stock = await tx.first('electronic-cards', { card_code: code });
      if (stock) await tx.update('electronic-cards', String(stock['id']), unissued);
      else await tx.create('electronic-cards', { ...unissued, card_code: code, batch: 'IMPORT' });
    }
  });
}

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/u;

/** Matches cells that a spreadsheet program would execute as a formula, which an export must not contain. */
const RUNS = /^[=+@\t\r]|^-(?!\d)/u;

describe('CSV export', () => {
  it.each(exported.map(({ name }) => name))(
    'the CSV export of %s contains no secret, token, upload or formula',
    async (name) => {
      const resource = model.resources.find((each) => each.name === name) as Resource;
      const csv = await exportOf(name);
      const { data } = Papa.parse<string[]>(csv.replace(/^\uFEFF/u, ''), { skipEmptyLines: true });
      const [headings = [], ...rows] = data;
      const fields = csvFields(resource);
      expect(headings).toHaveLength(fields.length);
      const hidden = resource.fields.filter(({ writeOnly }) => writeOnly);
      for (const field of hidden) expect(headings).not.toContain(field.label['vi']);
      const stored = await server.engine.store.find(name);
      for (const field of hidden)
        for (const value of stored.map((row) => row[field.name]))
          if (typeof value === 'string' && value.length > 5) expect(csv).not.toContain(value);
      expect(csv).not.toContain('/uploads/');
      const mayHoldIds = fields.map((field) => holdsIds(resource, field.name));
      const wrong: string[] = [];
      for (const row of rows)
        for (const [index, cell] of row.entries())
          if (RUNS.test(cell) || (!mayHoldIds[index] && ID.test(cell))) wrong.push(`${fields[index]?.name}: ${cell}`);
      expect(wrong).toEqual([]);
    },
  );

  it('every resource with a CSV import also has an export, with all writable columns', () => {
    expect(imported.length).toBeGreaterThan(10);
    for (const resource of imported) expect(importedFields(resource).length, resource.name).toBeGreaterThan(0);
  });
});

it('a CSV import recognizes every exported column heading in each language', () => {
  for (const resource of exported)
    for (const language of model.languages)
      for (const field of csvFields(resource)) {
        const heading = csvHeadings(resource, model, language)(field);
        expect(fieldOfHeading(resource, heading, model), `${resource.name}: ${heading}`).toBe(field);
        expect(fieldOfHeading(resource, field.name, model)).toBe(field);
      }
});

/** People have no code, so only the id tells two of one name apart. */
const PEOPLE: readonly string[] = ['customers', 'order-members'];

/**
 * Returns whether a column may contain ids instead of codes. Customers have no code, so their id identifies them. The
 * audit log contains ids of the records that it is about.
 */
function holdsIds(resource: Resource, field: string): boolean {
  if (resource.name === 'audit-logs' || (PEOPLE.includes(resource.name) && field === 'id')) return true;
  const found = resource.fields.find(({ name }) => name === field);
  return found?.kind === 'reference' && PEOPLE.includes(found.resource);
}
