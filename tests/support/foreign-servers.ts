import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';

/*
 * Small servers that imitate the APIs of other systems. Each server stores films and their studios in its own format.
 */

/** `origin` is a field that the model does not know. A write must keep it. */
type Row = Record<string, unknown>;

export interface ForeignServer {
  readonly url: string;
  /** Requests without their origin, in order: `GET /films?page=1`. */
  readonly asked: string[];
  /** Headers of the last request. */
  readonly headers: () => Readonly<Record<string, unknown>>;
  readonly films: () => readonly Row[];
  /** Changes a film as another user of the back end would. */
  readonly change: (id: string, values: object) => void;
  close(): Promise<void>;
}

export const TITLES = [
  'Alien',
  'Brazil',
  'Casablanca',
  'Dune',
  'Eraserhead',
  'Fargo',
  'Gandhi',
  'Heat',
  'Ikiru',
  'Jaws',
  'Kes',
  'Laura',
];

export const STUDIOS = ['North', 'South'];
export const yearOf = (index: number): number => 1990 - index;

const films = (): Row[] =>
  TITLES.map((title, index) => ({
    id: index + 1,
    title,
    year: yearOf(index),
    studioId: (index % 2) + 1,
    origin: `reel ${index}`,
  }));
const studios = (): Row[] => STUDIOS.map((title, index) => ({ id: index + 1, title }));

async function started(
  routes: (app: FastifyInstance, tables: Readonly<Record<string, Row[]>>) => void,
): Promise<ForeignServer> {
  const app = Fastify();
  const tables = { films: films(), studios: studios() };
  const asked: string[] = [];
  let headers: Readonly<Record<string, unknown>> = {};
  app.addHook('onRequest', async (request) => {
    asked.push(`${request.method} ${decodeURIComponent(request.url)}`);
    headers = request.headers;
  });
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) =>
    reply.code(error.statusCode ?? 500).send({ message: String(error) }),
  );
  routes(app, tables);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    asked,
    headers: () => headers,
    films: () => tables.films,
    change: (id, values) => void Object.assign(byId(tables.films, id) ?? {}, values),
    close: () => app.close(),
  };
}

type Query = Readonly<Record<string, string | string[] | undefined>>;
const byId = (rows: readonly Row[], id: string) => rows.find((row) => String(row['id']) === id);
const nextId = (rows: readonly Row[]) => Math.max(...rows.map((row) => Number(row['id']))) + 1;

function sorted(rows: readonly Row[], field: string, order: string): readonly Row[] {
  const compare = (one: Row, other: Row) =>
    String(one[field]).localeCompare(String(other[field]), 'en', { numeric: true });
  return rows.toSorted((one, other) => (order === 'DESC' ? compare(other, one) : compare(one, other)));
}

function refused(reply: FastifyReply, row: Row): boolean {
  if (row['title'] !== 'bad') return false;
  void reply.code(422).send({ message: 'Not valid.', errors: { title: 'This title is taken.' } });
  return true;
}

/** A studio that films refer to cannot be deleted. */
function inUse(reply: FastifyReply, table: string, ids: readonly string[], films: readonly Row[] = []): boolean {
  if (table !== 'studios' || !films.some((film) => ids.includes(String(film['studioId'])))) return false;
  void reply.code(409).send({ message: 'Films use this studio.' });
  return true;
}

function writes(app: FastifyInstance, tables: Readonly<Record<string, Row[]>>): void {
  app.get<{ Params: { table: string; id: string } }>('/:table/:id', (request, reply) => {
    const found = byId(tables[request.params.table] ?? [], request.params.id);
    return found ?? reply.code(404).send({ message: 'No such record.' });
  });
  app.post<{ Params: { table: string } }>('/:table', (request, reply) => {
    const rows = tables[request.params.table] ?? [];
    const row = { ...(request.body as Row), id: nextId(rows) };
    if (refused(reply, row)) return reply;
    rows.push(row);
    return reply.code(201).send(row);
  });
  app.put<{ Params: { table: string; id: string } }>('/:table/:id', (request, reply) => {
    const rows = tables[request.params.table] ?? [];
    const index = rows.findIndex((row) => String(row['id']) === request.params.id);
    const row = { ...(request.body as Row), id: Number(request.params.id) };
    if (refused(reply, row)) return reply;
    rows[index] = row;
    return row;
  });
  app.delete<{ Params: { table: string; id: string } }>('/:table/:id', (request, reply) => {
    const rows = tables[request.params.table] ?? [];
    if (inUse(reply, request.params.table, [request.params.id], tables['films'])) return reply;
    rows.splice(
      rows.findIndex((row) => String(row['id']) === request.params.id),
      1,
    );
    return {};
  });
}

/**
 * Imitates the server that ra-data-simple-rest expects.
 * @param tokens the server refuses requests without one of these tokens
 */
export function simpleRestServer(tokens?: ReadonlySet<string>): Promise<ForeignServer> {
  return started((app, tables) => {
    app.addHook('onRequest', async (request, reply) => {
      const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
      if (tokens && !tokens.has(token)) await reply.code(401).send({ message: 'Unknown token.' });
    });
    app.get<{ Params: { table: string }; Querystring: Query }>('/:table', (request, reply) => {
      const { sort = '["id","ASC"]', range, filter = '{}' } = request.query;
      const [field, order] = JSON.parse(String(sort)) as [string, string];
      const wanted = Object.entries(JSON.parse(String(filter)) as Row);
      const kept = sorted(tables[request.params.table] ?? [], field, order).filter((row) =>
        wanted.every(([name, value]) => [value].flat().map(String).includes(String(row[name]))),
      );
      const [from = 0, to = kept.length - 1] = range === undefined ? [] : (JSON.parse(String(range)) as number[]);
      void reply.header('content-range', `${request.params.table} ${from}-${to}/${kept.length}`);
      return kept.slice(from, to + 1);
    });
    writes(app, tables);
  });
}

/** Imitates json-server before version 1. */
export function jsonServer(): Promise<ForeignServer> {
  return started((app, tables) => {
    app.get<{ Params: { table: string }; Querystring: Query }>('/:table', (request, reply) => {
      const { _sort = 'id', _order = 'ASC', _start, _end, q, ...wanted } = request.query;
      const kept = sorted(tables[request.params.table] ?? [], String(_sort), String(_order)).filter(
        (row) =>
          Object.entries(wanted).every(([name, value]) => [value].flat().includes(String(row[name]))) &&
          (q === undefined || Object.values(row).some((value) => String(value).includes(String(q)))),
      );
      void reply.header('x-total-count', kept.length);
      return kept.slice(Number(_start ?? 0), Number(_end ?? kept.length));
    });
    writes(app, tables);
  });
}

/** A system of its own: an envelope, pages by token without a total, PATCH, and names in Pascal case. */
export function envelopeServer(): Promise<ForeignServer> {
  return started((app, tables) => {
    const written = ({ id, title, year, studioId }: Row) => ({
      FilmID: id,
      FilmTitle: title,
      Year: String(year),
      Studio: studioId === null ? null : { StudioID: studioId, Name: 'x' },
    });
    app.get<{ Querystring: Query }>('/Films', (request) => {
      const { after = '0', limit = '5', order } = request.query;
      const rows = sorted(tables['films'] ?? [], 'title', String(order).endsWith('DESC') ? 'DESC' : 'ASC');
      const from = Number(after);
      const page = rows.slice(from, from + Number(limit));
      const more = from + page.length < rows.length;
      return { data: { Films: page.map(written) }, paging: { next: more ? String(from + page.length) : null } };
    });
    app.get<{ Params: { id: string } }>('/Films/:id', (request, reply) => {
      const found = byId(tables['films'] ?? [], request.params.id);
      return found ? { Films: [written(found)] } : reply.code(404).send({ Message: 'Unknown film.' });
    });
    app.patch<{ Params: { id: string } }>('/Films/:id', (request, reply) => {
      const row = byId(tables['films'] ?? [], request.params.id) ?? {};
      const [film = {}] = (request.body as { Films: Row[] }).Films;
      if (film['FilmTitle'] === 'bad') {
        const failures = [{ Property: 'FilmTitle', Text: 'Taken.' }];
        return reply.code(400).send({ Message: 'A validation exception occurred.', Elements: failures });
      }
      const until = new Date('2026-10-21T07:28:00Z').toUTCString();
      if (film['FilmTitle'] === 'later')
        return reply.code(429).header('retry-after', until).send({ Message: 'Slow down.' });
      if (film['FilmTitle'] === 'busy') return reply.code(429).header('retry-after', 7).send({ Message: 'Slow down.' });
      Object.assign(row, { title: film['FilmTitle'] ?? row['title'], year: film['Year'] ?? row['year'] });
      return { Films: [written(row)] };
    });
  });
}

/**
 * Imitates PostgREST. A request for one record is a filtered list; the media type asks for one object instead of a
 * list.
 */
export function postgrestServer(): Promise<ForeignServer> {
  return started((app, tables) => {
    const PLAIN = new Set(['order', 'limit', 'offset']);
    const chosen = (table: string, query: Query): Row[] =>
      (tables[table] ?? []).filter((row) =>
        Object.entries(query)
          .filter(([name]) => !PLAIN.has(name))
          .every(([name, value]) => {
            const [, operator = '', operand = ''] = /^(\w+)\.(.*)$/u.exec(String(value)) ?? [];
            const operands = operator === 'in' ? operand.slice(1, -1).split(',') : [operand];
            return operands.includes(String(row[name]));
          }),
      );
    const answer = (reply: FastifyReply, accept: unknown, rows: readonly Row[]) => {
      if (!String(accept).includes('pgrst.object')) return reply.send(rows);
      const [row] = rows;
      if (rows.length === 1 && row) return reply.type('application/vnd.pgrst.object+json').send(JSON.stringify(row));
      return reply.code(406).send({ message: 'JSON object requested, multiple (or no) rows returned' });
    };
    interface Asked {
      readonly Params: { readonly table: string };
      readonly Querystring: Query;
    }
    app.get<Asked>('/:table', (request, reply) => {
      const [field = 'id', order] = String(request.query['order'] ?? 'id.asc').split('.');
      const rows = sorted(chosen(request.params.table, request.query), field, order === 'desc' ? 'DESC' : 'ASC');
      const from = Number(request.query['offset'] ?? 0);
      const page = rows.slice(from, from + Number(request.query['limit'] ?? rows.length));
      void reply.header('content-range', `${from}-${from + page.length - 1}/${rows.length}`);
      return answer(reply, request.headers.accept, page);
    });
    app.post<Asked>('/:table', (request, reply) => {
      const rows = tables[request.params.table] ?? [];
      const row = { ...(request.body as Row), id: nextId(rows) };
      if (refused(reply, row)) return reply;
      rows.push(row);
      return answer(reply.code(201), request.headers.accept, [row]);
    });
    app.patch<Asked>('/:table', (request, reply) => {
      const rows = chosen(request.params.table, request.query);
      if (refused(reply, request.body as Row)) return reply;
      for (const row of rows) Object.assign(row, request.body);
      return answer(reply, request.headers.accept, rows);
    });
    app.delete<Asked>('/:table', (request, reply) => {
      const gone = new Set(chosen(request.params.table, request.query));
      const ids = [...gone].map((row) => String(row['id']));
      if (inUse(reply, request.params.table, ids, tables['films'])) return reply;
      const rows = tables[request.params.table] ?? [];
      rows.splice(0, rows.length, ...rows.filter((row) => !gone.has(row)));
      return reply.code(204).send();
    });
  });
}
