import { type Endpoints, Problem, problems, textSchema } from '@tuyen/server/domain';
import { hasText } from '@tuyen/server/extension';
import type { Controlled } from '../controlled.ts';
import { describedAs } from '../../described-as.ts';
import { namespaceOf } from '../../namespaces/namespace-of.ts';
import type { Journal } from '../journal/journal.ts';
import type { Secrets } from '../journal/secrets.ts';
import { exchangeOfEntry, inSequence, stubOfExchange } from './from-exchange.ts';
import { readHar } from './read-har.ts';
import { readStub } from './read-stub.ts';
import type { Rules } from './rules.ts';
import { type GivenStub, type Stub, STUB_PROPERTIES } from './stub.ts';

export interface MadeStubParts {
  readonly stubs: Rules<Stub>;
  readonly journal: Journal;
  readonly secrets: Secrets;
}

const ARCHIVE = 'application/har+json';
const MOST_BYTES = 32 * 1024 * 1024;

/** Registers the routes that make stubs of recorded requests: from the journal, and from HTTP archives. */
export function madeStubRoutes(
  app: Endpoints,
  { stubs, journal, secrets }: MadeStubParts,
  { model, texts }: Pick<Controlled, 'model' | 'texts'>,
): void {
  const hasMessage = (key: string) => model.languages.some((language) => hasText(texts, language, key));
  const put = (namespace: string, given: GivenStub) => {
    const { rule, used } = stubs.put(namespace, readStub(given, hasMessage));
    return { ...rule.given, used };
  };

  const fromEntry = {
    ...describedAs('createStubFromJournal', 'Answer a request of the journal again with the same answer'),
    description: 'Secrets are not in the stub: a request with another secret matches, too.',
    params: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
    response: {
      201: { description: 'The stub.', type: 'object', properties: { ...STUB_PROPERTIES, used: { type: 'integer' } } },
      ...problems(404, 409, 422),
    },
  } as const;
  app.post('/journal/:id/stub', { schema: fromEntry }, async (request, reply) => {
    const namespace = namespaceOf(request);
    const entry = journal.entries(namespace).find(({ id }) => id === request.params.id);
    if (!entry) throw new Problem(404, 'not_found');
    const made = put(namespace, stubOfExchange(exchangeOfEntry(entry), secrets));
    return reply.code(201).header('location', `/__qa/stubs/${made.id}`).send(made);
  });

  // The default JSON parser refuses the long decimals that HTTP archives contain as timings.
  app.addContentTypeParser(ARCHIVE, { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, text, done) =>
    done(null, jsonIn(String(text))),
  );
  const count = { type: 'integer' } as const;
  const importing = {
    ...describedAs('importStubs', 'Make stubs of an HTTP archive'),
    description: 'Of its requests to one origin. Several answers to one request follow each other.',
    consumes: [ARCHIVE, 'application/json'],
    querystring: {
      type: 'object',
      additionalProperties: false,
      required: ['origin'],
      properties: { origin: { ...textSchema, pattern: '^https?://[^/]+$', description: '`https://api.example.com`.' } },
    },
    body: { type: 'object', additionalProperties: true, required: ['log'], properties: { log: { type: 'object' } } },
    response: {
      201: {
        description: 'How many stubs were made, and how many entries were left out.',
        type: 'object',
        required: ['stubs', 'otherOrigins', 'otherMethods', 'withoutAnswer'],
        properties: {
          stubs: { type: 'array', items: textSchema },
          otherOrigins: count,
          otherMethods: count,
          withoutAnswer: count,
        },
      },
      ...problems(400, 409, 413, 422),
    },
  } as const;
  app.post('/stubs/import', { schema: importing, bodyLimit: MOST_BYTES }, async (request, reply) => {
    const read = readHar(request.body, new URL(request.query.origin).origin);
    if (!read) throw new Problem(422, 'validation_failed', {}, { log: { code: 'har' } });
    const given = inSequence(read.exchanges.map((exchange) => stubOfExchange(exchange, secrets)));
    const made = given.map((one) => put(namespaceOf(request), one).id);
    return reply.code(201).send({ stubs: made, ...read.skipped });
  });
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(400, 'bad_body');
  }
}
