import type { FastifyRequest } from 'fastify';
import { done, type Endpoints, problems, text } from '../../endpoint/schema.ts';
import type { Engine } from '../../engine.ts';
import { Problem } from '../../problem.ts';
import { describedAs } from '../described-as.ts';
import { readRequestMatch, REQUEST_PROPERTIES } from '../matching/match-schema.ts';
import { namespaceOf } from '../namespace-of.ts';
import { harOf } from './har.ts';
import type { Journal } from './journal.ts';
import { searchJournal } from './search.ts';
import { type ExpectedRequest, type Finding, type Times, verifyOrder, verifyTimes } from './verify.ts';

const headers = { type: 'object', additionalProperties: text } as const;
const body = {
  type: 'object',
  required: ['bytes', 'cut'],
  properties: { text, bytes: { type: 'integer' }, cut: { type: 'boolean' } },
} as const;
const part = { type: 'object', required: ['headers'], properties: { headers, body } } as const;

const ENTRY = {
  type: 'object',
  required: ['id', 'namespace', 'at', 'method', 'url', 'route', 'request', 'status', 'response', 'milliseconds'],
  properties: {
    id: { type: 'integer' },
    namespace: text,
    at: { type: 'string', format: 'date-time' },
    method: text,
    url: text,
    route: { type: ['string', 'null'] },
    request: part,
    status: { type: 'integer', description: '0 where the connection ended without an answer.' },
    response: part,
    milliseconds: { type: 'number' },
    account: { type: ['string', 'null'] },
    reason: {
      type: 'object',
      required: ['code', 'params'],
      properties: { code: text, params: { type: 'object', additionalProperties: true }, errors: headers, stack: text },
    },
    stubs: { type: 'array', items: text },
    violations: { type: 'array', items: text },
  },
} as const;

const QUERY = {
  method: text,
  path: { ...text, description: 'A pattern, such as `/api/v1/orders/{id}`.' },
  status: { ...text, description: '`404`, or `4xx`.', pattern: '^[1-5](\\d\\d|xx)$|^0$' },
  since: { ...text, description: 'The id of an entry, or a moment: those after it.' },
  text: { ...text, description: 'In the address, a body or the reason.' },
  body: { ...text, description: '`$.name=An`: in the body of request or answer.', pattern: '=' },
  reason: { ...text, description: 'A message code.' },
  account: text,
  stub: text,
  violations: { type: 'boolean', description: 'Those alone that are not as documented.' },
} as const;

const EXPECTED = {
  type: 'object',
  additionalProperties: false,
  properties: { ...REQUEST_PROPERTIES, status: { type: 'integer' } },
} as const;

const DIFFERENCE = {
  type: 'object',
  required: ['part', 'expected', 'found'],
  properties: { part: text, expected: text, found: text },
} as const;

const FINDING = {
  verified: { type: 'boolean' },
  expected: text,
  found: text,
  count: { type: 'integer' },
  nearest: {
    type: 'array',
    items: {
      type: 'object',
      required: ['id', 'method', 'url', 'status', 'differences'],
      properties: {
        id: { type: 'integer' },
        method: text,
        url: text,
        status: { type: 'integer' },
        differences: { type: 'array', items: DIFFERENCE },
      },
    },
  },
} as const;

/** `/__qa/journal`: what was asked and answered. */
export function journalRoutes(app: Endpoints, engine: Engine, journal: Journal): void {
  const found = (request: FastifyRequest, query: object) => searchJournal(journal.entries(namespaceOf(request)), query);

  const list = {
    ...describedAs('listJournal', 'The last requests with their answers, oldest first'),
    querystring: {
      type: 'object',
      additionalProperties: false,
      properties: { ...QUERY, limit: { type: 'integer', minimum: 1, maximum: 2000, default: 100 } },
    },
    response: {
      200: {
        description: 'The newest that were found.',
        type: 'object',
        required: ['entries', 'total', 'dropped', 'on'],
        properties: {
          entries: { type: 'array', items: ENTRY },
          total: { type: 'integer', description: 'How many were found.' },
          dropped: { type: 'integer', description: 'How many older ones the journal had no room for.' },
          on: { type: 'boolean' },
        },
      },
    },
  } as const;
  app.get('/journal', { schema: list }, async (request) => {
    const { limit, ...query } = request.query;
    const entries = found(request, query);
    const { on } = journal;
    return {
      entries: entries.slice(-limit),
      total: entries.length,
      dropped: journal.dropped(namespaceOf(request)),
      on,
    };
  });

  const archive = {
    ...describedAs('getJournalArchive', 'The same as an HTTP archive, for the developer tools of a browser'),
    querystring: { type: 'object', additionalProperties: false, properties: QUERY },
    response: { 200: { description: 'HAR 1.2', type: 'object', additionalProperties: true } },
  } as const;
  app.get('/journal.har', { schema: archive }, async (request, reply) =>
    reply
      .header('content-disposition', 'attachment; filename="journal.har"')
      .send(harOf(found(request, request.query), `${request.protocol}://${request.host}`)),
  );

  const clear = { ...describedAs('deleteJournal', 'Forget all requests'), response: { 204: done } };
  app.delete('/journal', { schema: clear }, async (request, reply) => {
    journal.clear(namespaceOf(request));
    return reply.code(204).send();
  });

  const toggle = {
    ...describedAs('setJournal', 'Switch the journal off or on, for all namespaces'),
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['on'],
      properties: { on: { type: 'boolean' } },
    },
    response: { 204: done },
  } as const;
  app.put('/journal', { schema: toggle }, async (request, reply) => {
    journal.on = request.body.on;
    return reply.code(204).send();
  });

  const count = { type: 'integer', minimum: 0 } as const;
  const verify = {
    ...describedAs('verifyJournal', 'Check which requests came, how often, and in which order'),
    description: 'Either `request`, with `times` or `atLeast` and `atMost` (default: at least once), or `order`.',
    body: {
      type: 'object',
      additionalProperties: false,
      properties: {
        request: EXPECTED,
        times: { ...count, description: '0: never.' },
        atLeast: count,
        atMost: count,
        order: { type: 'array', minItems: 1, items: EXPECTED },
      },
      oneOf: [{ required: ['request'] }, { required: ['order'] }],
    },
    response: {
      200: { description: 'It is so.', type: 'object', required: ['verified'], properties: FINDING },
      422: {
        description: 'It is not so: what came instead; or the question itself is not valid.',
        type: 'object',
        required: ['statusCode', 'code', 'message'],
        properties: {
          statusCode: { type: 'integer' },
          code: text,
          message: { type: ['string', 'array'], items: text },
          errors: headers,
          ...FINDING,
        },
      },
    },
  } as const;
  app.post('/journal/verify', { schema: verify }, async (request, reply) => {
    const { order, request: expected = {}, ...times } = request.body;
    const entries = journal.entries(namespaceOf(request));
    const finding = order
      ? verifyOrder(
          entries,
          order.map((one, index) => readExpected(one, `order.${index}`)),
        )
      : verifyTimes(entries, readExpected(expected, 'request'), timesOf(times));
    return finding.verified ? finding : reply.code(422).send(refusal(finding, request, engine));
  });

  const one = {
    ...describedAs('getJournalEntry', 'One request with its answer'),
    params: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
    response: { 200: { description: 'The entry.', ...ENTRY }, ...problems(404) },
  } as const;
  app.get('/journal/:id', { schema: one }, async (request) => {
    const entry = journal.entries(namespaceOf(request)).find(({ id }) => id === request.params.id);
    if (!entry) throw new Problem(404, 'not_found');
    return entry;
  });
}

function readExpected(
  { status, ...given }: Parameters<typeof readRequestMatch>[0] & { readonly status?: number | undefined },
  place: string,
): ExpectedRequest {
  return { ...readRequestMatch(given, place), status };
}

function timesOf({
  times,
  atLeast,
  atMost,
}: {
  times?: number | undefined;
  atLeast?: number | undefined;
  atMost?: number | undefined;
}): Times {
  if (times !== undefined) return { atLeast: times, atMost: times };
  return { atLeast: atLeast ?? (atMost === undefined ? 1 : 0), atMost: atMost ?? Infinity };
}

function refusal(finding: Finding, request: FastifyRequest, engine: Engine): object {
  const { expected, found } = finding;
  const message = engine.text(engine.language(request), 'errors.not_verified', { expected, found });
  return { statusCode: 422, code: 'not_verified', message, ...finding };
}
