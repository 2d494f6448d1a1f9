import type { FastifyRequest } from 'fastify';
import { ATTACHED, done, type Endpoints, Problem, problems, textSchema } from '@tuyen/server/domain';
import { badQuery, hasText } from '@tuyen/server/extension';
import type { Controlled } from '../controlled.ts';
import { describedAs } from '../../described-as.ts';
import {
  DROPPED,
  DROPPED_HEADER,
  GAPS,
  gapsInWords,
  incomplete,
  incompleteAnswer,
  isIncomplete,
  PARTIAL,
} from '../incomplete.ts';
import { type GivenRequest, readRequestMatch, REQUEST_PROPERTIES } from '../matching/match-schema.ts';
import { type FieldErrors, refuseErrors } from '../matching/syntax-fault.ts';
import { namespaceOf } from '../../namespaces/namespace-of.ts';
import { type JournalEntry, NO_ROUTE } from './entry.ts';
import type { ExpectedRequest } from './fit.ts';
import { harOf } from './har.ts';
import type { Journal, Missing } from './journal.ts';
import type { Recording } from './recording.ts';
import { countUndecided, isAfter, type JournalQuery, parseSince, searchJournal } from './search.ts';
import { type Verification, type Times, verifyOrder, verifyTimes } from './verify.ts';

const headers = { type: 'object', additionalProperties: textSchema } as const;
const body = {
  type: 'object',
  required: ['bytes', 'cut'],
  properties: { text: textSchema, bytes: { type: 'integer' }, cut: { type: 'boolean' } },
} as const;
const part = { type: 'object', required: ['headers'], properties: { headers, body } } as const;

const ENTRY = {
  type: 'object',
  required: ['id', 'namespace', 'at', 'method', 'url', 'route', 'request', 'status', 'response', 'milliseconds'],
  properties: {
    id: { type: 'integer' },
    namespace: textSchema,
    at: { type: 'string', format: 'date-time' },
    method: textSchema,
    url: textSchema,
    route: { type: ['string', 'null'] },
    request: part,
    status: { type: 'integer', description: '0 where the connection ended without an answer.' },
    response: part,
    milliseconds: { type: 'number' },
    account: { type: ['string', 'null'] },
    reason: {
      type: 'object',
      required: ['code', 'params'],
      properties: {
        code: textSchema,
        params: { type: 'object', additionalProperties: true },
        errors: headers,
        stack: textSchema,
      },
    },
    stubs: { type: 'array', items: textSchema },
    violations: { type: 'array', items: textSchema },
  },
} as const;

const QUERY = {
  method: { ...textSchema, ...REQUEST_PROPERTIES.method },
  path: REQUEST_PROPERTIES.path,
  status: { ...textSchema, description: '`404`, or `4xx`; `0` without an answer.', pattern: '^[2-5](\\d\\d|xx)$|^0$' },
  since: { ...textSchema, description: 'The id of an entry, or a moment: those after it.' },
  text: { ...textSchema, description: 'In the address, a body or the reason.' },
  body: { ...textSchema, description: '`$.name=An`: in the body of request or answer.', pattern: '=' },
  reason: { ...textSchema, description: 'A message code.' },
  account: textSchema,
  stub: textSchema,
  violations: { type: 'boolean', description: 'Those alone that are not as documented.' },
} as const;

const EXPECTED = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...REQUEST_PROPERTIES,
    status: {
      description: '200 to 599; 0 without an answer.',
      type: 'integer',
      minimum: 0,
      maximum: 599,
      not: { minimum: 1, maximum: 199 },
    },
  },
} as const;

const DIFFERENCE = {
  type: 'object',
  required: ['part', 'expected', 'found'],
  properties: { part: textSchema, expected: textSchema, found: textSchema },
} as const;

const FINDING = {
  expected: textSchema,
  found: textSchema,
  count: { type: 'integer' },
  nearest: {
    type: 'array',
    items: {
      type: 'object',
      required: ['id', 'method', 'url', 'status', 'differences'],
      properties: {
        id: { type: 'integer' },
        method: textSchema,
        url: textSchema,
        status: { type: 'integer' },
        differences: { type: 'array', items: DIFFERENCE },
      },
    },
  },
} as const;

const VERIFIED = { verified: { type: 'boolean' }, ...FINDING } as const;

const INCOMPLETE = 'journal_incomplete';

export interface JournalParts {
  readonly engine: Controlled;
  readonly journal: Journal;
  readonly recording: Recording;
  readonly most: number;
  readonly clear: (namespace: string) => void;
}

export function journalRoutes(app: Endpoints, { engine, journal, recording, most, clear }: JournalParts): void {
  const search = (
    request: FastifyRequest,
    { partial, ...query }: JournalQuery & { readonly partial?: boolean | undefined },
  ) => {
    const namespace = namespaceOf(request);
    const entries = journal.entries(namespace);
    checkReason(engine, query.reason, entries);
    const gaps = { ...gapsOf(journal.missing(namespace), query.since), undecided: countUndecided(entries, query) };
    return { entries: searchJournal(entries, query), gaps, isRefused: partial !== true && isIncomplete(gaps) };
  };

  const list = {
    ...describedAs('listJournal', 'The last requests with their answers, oldest first'),
    querystring: {
      type: 'object',
      additionalProperties: false,
      properties: {
        ...QUERY,
        ...PARTIAL,
        limit: { type: 'integer', minimum: 1, maximum: most, default: Math.min(100, most) },
      },
    },
    response: {
      200: {
        description: 'The newest that were found.',
        type: 'object',
        required: ['entries', 'total', 'dropped', 'unrecorded', 'undecided', 'on'],
        properties: {
          entries: { type: 'array', items: ENTRY },
          total: { type: 'integer', description: 'How many were found.' },
          ...GAPS,
          on: { type: 'boolean' },
        },
      },
      ...incompleteAnswer(),
    },
  } as const;
  app.get('/journal', { schema: list }, async (request, reply) => {
    const { limit, ...query } = request.query;
    const { entries, gaps, isRefused } = search(request, query);
    if (isRefused) return reply.code(409).send(incomplete(engine, request, INCOMPLETE, gaps));
    return { entries: entries.slice(-limit), total: entries.length, ...gaps, on: journal.on };
  });

  const archive = {
    ...describedAs('getJournalArchive', 'The same as an HTTP archive, for the developer tools of a browser'),
    description: 'With `partial`, `log.comment` and the header `x-qa-dropped` say what is missing.',
    querystring: { type: 'object', additionalProperties: false, properties: { ...QUERY, ...PARTIAL } },
    response: {
      200: {
        description: 'HAR 1.2',
        headers: { ...ATTACHED, ...DROPPED_HEADER },
        type: 'object',
        additionalProperties: true,
      },
      ...incompleteAnswer(),
    },
  } as const;
  app.get('/journal.har', { schema: archive }, async (request, reply) => {
    const { entries, gaps, isRefused } = search(request, request.query);
    if (isRefused) return reply.code(409).send(incomplete(engine, request, INCOMPLETE, gaps));
    const comment = gapsInWords(engine, request, INCOMPLETE, gaps);
    if (comment !== '') void reply.header(DROPPED, gaps.dropped + gaps.unrecorded + gaps.undecided);
    return reply
      .header('content-disposition', 'attachment; filename="journal.har"')
      .send(harOf(entries, `${request.protocol}://${request.host}`, comment));
  });

  const empty = { ...describedAs('deleteJournal', 'Forget all requests'), response: { 204: done } };
  app.delete('/journal', { schema: empty }, async (request, reply) => {
    clear(namespaceOf(request));
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
      200: { description: 'It is so.', type: 'object', required: ['verified'], properties: VERIFIED },
      422: {
        description: 'It is not so: what came instead; or the question itself is not valid.',
        type: 'object',
        required: ['statusCode', 'code', 'message'],
        properties: {
          statusCode: { type: 'integer' },
          code: textSchema,
          message: { type: ['string', 'array'], items: textSchema },
          errors: headers,
          ...VERIFIED,
        },
      },
      ...incompleteAnswer(FINDING),
    },
  } as const;
  app.post('/journal/verify', { schema: verify }, async (request, reply) => {
    const { order, request: expected = {}, ...times } = request.body;
    const errors = timesErrors(times, order !== undefined);
    const steps = order?.map((one, index) => readExpected(errors, one, `order.${index}`));
    const match = readExpected(errors, expected, 'request');
    refuseErrors(errors);
    const namespace = namespaceOf(request);
    const entries = [...journal.entries(namespace), ...recording.underWay(namespace)].toSorted((a, b) => a.id - b.id);
    const gaps = gapsOf(journal.missing(namespace));
    const missing = gaps.dropped + gaps.unrecorded;
    const finding = steps ? verifyOrder(entries, steps, missing) : verifyTimes(entries, match, timesOf(times), missing);
    const { verified, undecided, ...found } = finding;
    if (verified === undefined)
      return reply.code(409).send({ ...incomplete(engine, request, INCOMPLETE, { ...gaps, undecided }), ...found });
    return verified ? { verified, ...found } : reply.code(422).send(refusal({ verified, ...found }, request, engine));
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

/**
 * Checks the `reason` of a query, so that a misspelled code does not look like an empty result.
 * @throws Problem 400 `bad_query` if the code is neither a message code nor the code of an entry
 */
function checkReason(
  { model, texts }: Pick<Controlled, 'model' | 'texts'>,
  reason: string | undefined,
  entries: readonly JournalEntry[],
): void {
  if (reason === undefined || reason === NO_ROUTE) return;
  const isMessage = model.languages.some((language) => hasText(texts, language, `errors.${reason}`));
  if (isMessage || entries.some((entry) => entry.reason?.code === reason)) return;
  throw badQuery('invalid_value', { field: 'reason', value: reason.slice(0, 100) });
}

function readExpected(
  errors: FieldErrors,
  { status, ...given }: GivenRequest & { readonly status?: number | undefined },
  place: string,
): ExpectedRequest {
  return { ...readRequestMatch(errors, given, place), status };
}

interface GivenTimes {
  readonly times?: number | undefined;
  readonly atLeast?: number | undefined;
  readonly atMost?: number | undefined;
}

function timesErrors(given: GivenTimes, hasOrder: boolean): FieldErrors {
  const { times, atLeast, atMost } = given;
  const errors: FieldErrors = {};
  if (atLeast !== undefined && atMost !== undefined && atLeast > atMost)
    errors['atMost'] = { code: 'reversed', params: { from: atLeast, to: atMost } };
  const other = atLeast !== undefined ? 'atLeast' : atMost !== undefined ? 'atMost' : undefined;
  if (times !== undefined && other !== undefined) errors['times'] = { code: 'excluded', params: { other } };
  for (const [name, value] of Object.entries(given))
    if (hasOrder && value !== undefined) errors[name] = { code: 'excluded', params: { other: 'order' } };
  return errors;
}

function timesOf({ times, atLeast, atMost }: GivenTimes): Times {
  if (times !== undefined) return { atLeast: times, atMost: times };
  return { atLeast: atLeast ?? (atMost === undefined ? 1 : 0), atMost: atMost ?? Infinity };
}

function gapsOf({ last, ...missing }: Missing, since?: string): Missing {
  const isMissing = last !== undefined && (since === undefined || isAfter(last, parseSince(since)));
  return isMissing ? missing : { dropped: 0, unrecorded: 0 };
}

function refusal(finding: Omit<Verification, 'undecided'>, request: FastifyRequest, engine: Controlled): object {
  const { expected, found } = finding;
  const message = engine.text(engine.language(request), 'errors.not_verified', { expected, found });
  return { statusCode: 422, code: 'not_verified', message, ...finding };
}
