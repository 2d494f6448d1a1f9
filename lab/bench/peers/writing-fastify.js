// A bare handler that writes the same as Tuyến: the row, an audit log entry and the previous version. All are in one
// transaction that is on disk before the response. The handler checks no permission, schema or reference. Usage: node
// writing-fastify.js {port} <file:path | postgres://…> <a row as JSON file>
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import fastify from 'fastify';
import { Pool } from 'pg';

const [, , port, url, sample] = process.argv;
const TABLES = `CREATE TABLE rows (id TEXT PRIMARY KEY, version INTEGER NOT NULL, doc TEXT NOT NULL);
  CREATE TABLE log (id TEXT PRIMARY KEY, at TEXT NOT NULL, row_id TEXT NOT NULL, action TEXT NOT NULL, before TEXT, after TEXT);
  CREATE INDEX log_row ON log (row_id);
  CREATE TABLE versions (row_id TEXT NOT NULL, version INTEGER NOT NULL, doc TEXT NOT NULL, PRIMARY KEY (row_id, version));`;
const READ = 'SELECT version, doc FROM rows WHERE id = $1';
const INSERT = 'INSERT INTO rows (id, version, doc) VALUES ($1, $2, $3)';
const UPDATE = 'UPDATE rows SET version = $1, doc = $2 WHERE id = $3';
const LOG = 'INSERT INTO log (id, at, row_id, action, before, after) VALUES ($1, $2, $3, $4, $5, $6)';
const VERSION = 'INSERT INTO versions (row_id, version, doc) VALUES ($1, $2, $3)';

const { change, fill } = url.startsWith('file:') ? onSqlite(url.slice('file:'.length)) : await onPostgres();

function onSqlite(path) {
  const database = new DatabaseSync(path);
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; ${TABLES}`);
  const prepared = new Map();
  const statement = (sql) => {
    if (!prepared.has(sql)) prepared.set(sql, database.prepare(sql.replaceAll(/\$\d/g, '?')));
    return prepared.get(sql);
  };
  const run = (sql, values) => statement(sql).run(...values);
  return {
    async change(work) {
      database.exec('BEGIN IMMEDIATE');
      const answer = await work((sql, values) => statement(sql).get(...values), run);
      database.exec('COMMIT');
      return answer;
    },
    async fill(rows) {
      database.exec('BEGIN');
      for (const row of rows) run(INSERT, row);
      database.exec('COMMIT');
    },
  };
}

async function onPostgres() {
  const pool = new Pool({ connectionString: url, max: 8 });
  await pool.query(TABLES);
  return {
    async change(work) {
      const client = await pool.connect();
      const query = (text, values) => client.query({ name: text, text, values });
      await client.query('BEGIN');
      const answer = await work(async (sql, values) => (await query(`${sql} FOR UPDATE`, values)).rows[0], query);
      await client.query('COMMIT');
      client.release();
      return answer;
    },
    async fill(rows) {
      const client = await pool.connect();
      await client.query('BEGIN');
      for (const row of rows) await client.query(INSERT, row);
      await client.query('COMMIT');
      client.release();
    },
  };
}

const row = JSON.parse(readFileSync(sample, 'utf8'));
const ids = Array.from({ length: 10_000 }, () => randomUUID());
await fill(ids.map((id) => [id, 1, JSON.stringify({ ...row, id, version: 1 })]));

// SQLite has a single connection here, so transactions must wait for each other.
let last = Promise.resolve();
const inTurn = (work) => (last = last.then(work));
const changed = url.startsWith('file:') ? (work) => inTurn(() => change(work)) : change;

const app = fastify();
app.post('/', async (request, reply) => {
  const at = new Date().toISOString();
  const made = { ...row, ...request.body, id: randomUUID(), version: 1, created_at: at, updated_at: at };
  const doc = JSON.stringify(made);
  await changed(async (_read, run) => {
    await run(INSERT, [made.id, 1, doc]);
    await run(LOG, [randomUUID(), at, made.id, 'create', null, doc]);
    await run(VERSION, [made.id, 1, doc]);
  });
  return reply.code(201).send(made);
});
let count = 0;
app.patch('/', async (request) => {
  const at = new Date().toISOString();
  const id = ids[(count += 7) % ids.length];
  return changed(async (read, run) => {
    const { version, doc: before } = await read(READ, [id]);
    const after = { ...JSON.parse(before), ...request.body, version: version + 1, updated_at: at };
    const doc = JSON.stringify(after);
    await run(UPDATE, [version + 1, doc, id]);
    await run(LOG, [randomUUID(), at, id, 'update', before, doc]);
    await run(VERSION, [id, version + 1, doc]);
    return after;
  });
});
await app.listen({ host: '127.0.0.1', port: Number(port) });
