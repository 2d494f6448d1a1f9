import type { FastifyRequest } from 'fastify';
import {
  type Endpoints,
  type LinkKey,
  objectOrEmpty,
  Problem,
  problems,
  type Row,
  textSchema,
} from '@tuyen/server/domain';
import type { Transaction } from '../../contract.ts';
import { isErased } from '../../privacy/personal.ts';
import { normalizePhone } from '../../rules/persons/phone.ts';
import { lockOwn } from '../cards/held-cards.ts';
import { sendLinks } from '../cards/send-links.ts';
import { checkForm, formIn } from '../form.ts';
import { formParts, type PublicParts } from '../orders.ts';
import { formRoute, open } from '../schemas.ts';
import { deviceName } from './device-name.ts';
import { endSessions, openSession, type OpenSession, startSession } from './sessions.ts';
import { VIEW, viewOfHolder } from './view.ts';

const PATH = 'public/own-card';
const LINKS = `${PATH}/links`;
const OWN_CARD = 'own-card';
const LINK = { purpose: OWN_CARD, template: 'own-card', topic: 'own.card', path: '/card' } as const;

/** The limits are those of `public/lost-cards`, for the same reasons. */
const ASKING = { name: 'own-card', requests: 10, seconds: 900 };
const ASKING_FOR = { name: 'own-card-of', requests: 5, seconds: 3600, everywhere: true, key: phoneAskedFor };
const OPENING = { name: 'own-card-link', requests: 60, seconds: 900 };
const USING = { name: 'own-card-session', requests: 120, seconds: 900 };

const CITIZEN = { actor: { kind: 'customer' }, officeId: null } as const;

const KEY = { id: { ...textSchema, maxLength: 64 }, key: { ...textSchema, maxLength: 64 } } as const;

function bodyOf<const P extends Record<string, object>>(properties: P, required: readonly string[] = []) {
  return {
    type: 'object',
    required: ['id', 'key', ...required],
    additionalProperties: false,
    properties: { ...KEY, ...properties },
  } as const;
}

const ANSWER = { response: { 200: VIEW, ...problems(404, 422, 429) } } as const;

const OPEN = {
  ...open('openOwnCard', 'Open the card page with the one-time link'),
  description: 'Uses the link up and starts a session, whose id and key open the page from then on.',
  body: {
    type: 'object',
    required: ['id', 'key', 'kept'],
    additionalProperties: false,
    properties: {
      ...KEY,
      kept: { type: 'boolean', description: 'Keep the session: this is the holder’s own device.' },
    },
  },
  response: {
    200: {
      ...VIEW,
      required: [...VIEW.required, 'session'],
      properties: {
        ...VIEW.properties,
        session: { type: 'object', required: ['id', 'key'], properties: { id: textSchema, key: textSchema } },
      },
    },
    ...problems(422, 429),
  },
} as const;

/**
 * Registers the routes of the own card page. A caller with a phone number gets a one-time link sent to the recorded
 * contact; the answer is the same whether one was sent or not. The link starts a session that only opens this page.
 */
export function ownCardRoutes(app: Endpoints, parts: PublicParts): void {
  const { services } = parts;
  const { write, limit, clock } = services;
  const using = { preHandler: limit(USING) };

  const said = {
    ...open('askForOwnCard', 'Have a one-time link to the card page sent to the recorded contact'),
    description: 'Answers the same whether or not there is a card.',
    response: { 202: { description: 'Taken.', type: 'object' }, ...problems(422, 429) },
  } as const;
  const asking = { preHandler: [limit(ASKING), limit(ASKING_FOR)] };
  app.post(`/${LINKS}`, { ...formRoute(services.model, LINKS, said), ...asking }, (request, reply) =>
    write.handleWrite(
      request,
      reply,
      async (tx) => {
        const form = await checkForm(formParts(parts), tx, LINKS, formIn(request.body));
        await sendLinks(services, tx, { phone: normalizePhone(String(form['phone'])) ?? '' }, LINK);
        return { status: 202, body: {} };
      },
      { context: CITIZEN, captcha: true },
    ),
  );

  app.post(`/${PATH}/open`, { schema: OPEN, preHandler: limit(OPENING) }, async (request) => {
    const { id, key, kept } = request.body;
    const device = deviceName(request.headers['user-agent']);
    const language = services.language(request);
    return write.transaction({ ...CITIZEN, language }, async (tx) => {
      const { subject } = await tx.redeemKey(OWN_CARD, { id, key });
      const customer = await tx.get('customers', subject);
      if (!customer || isErased(customer)) throw new Problem(422, 'link_unknown');
      const now = clock.now();
      const started = await startSession(tx, customer, { kept, device, now });
      const view = await viewOfHolder(tx, { session: started.session, customer }, { now, language });
      return { ...view, session: started.key };
    });
  });

  /** Runs the work in a transaction for the holder of the session, and answers what the holder sees afterwards. */
  const inSession = (
    request: FastifyRequest,
    key: LinkKey,
    work: (tx: Transaction, opened: OpenSession) => Promise<unknown> = async () => undefined,
  ): Promise<Row> => {
    const language = services.language(request);
    return write.transaction({ ...CITIZEN, language }, async (tx) => {
      const now = clock.now();
      await work(tx, await openSession(tx, key, now));
      return viewOfHolder(tx, await openSession(tx, key, now), { now, language });
    });
  };

  const view = {
    ...open('viewOwnCard', 'The cards, tickets, taps and sessions of the holder'),
    body: bodyOf({}),
    ...ANSWER,
  };
  app.post(`/${PATH}/view`, { schema: view, ...using }, async (request) => inSession(request, request.body));

  const lock = {
    ...open('lockOwnCard', 'Lock one of the holder’s cards'),
    description: 'One that is locked stays so. Unlocking is for the counter.',
    body: bodyOf({ card_id: textSchema }, ['card_id']),
    ...ANSWER,
  } as const;
  app.post(`/${PATH}/lock`, { schema: lock, ...using }, async (request) => {
    const { card_id: cardId, ...key } = request.body;
    return inSession(request, key, (tx, { customer }) => lockOwn(services, tx, customer, cardId));
  });

  const consent = {
    ...open('consentToTaps', 'Agree to see one’s taps, or withdraw the consent'),
    description: 'The time of both is stored with the holder.',
    body: bodyOf({ consents: { type: 'boolean' } }, ['consents']),
    ...ANSWER,
  } as const;
  app.post(`/${PATH}/consent`, { schema: consent, ...using }, async (request) => {
    const { consents, ...key } = request.body;
    return inSession(request, key, (tx, { customer }) => {
      const at = clock.now().toISOString();
      const changes = consents
        ? { taps_consented_at: at, taps_consent_withdrawn_at: null }
        : { taps_consent_withdrawn_at: at };
      return tx.internal.update('customers', customer.id, changes);
    });
  });

  const end = {
    ...open('endCardSession', 'End a session of the holder'),
    description: 'Without a session of its own, that of the key ends. Answers the same for a session that has ended.',
    body: bodyOf({ session_id: textSchema, all: { type: 'boolean' } }),
    response: { 204: { description: 'Ended.', type: 'null' }, ...problems(422, 429) },
  } as const;
  app.post(`/${PATH}/end`, { schema: end, ...using }, async (request, reply) => {
    const { session_id: named, all, ...key } = request.body;
    await write.transaction(CITIZEN, async (tx) => {
      const now = clock.now();
      const opened = await openSession(tx, key, now).catch(endedAlready);
      if (!opened) return;
      await endSessions(tx, opened.customer.id, all ? { now } : { id: named ?? opened.session.id, now });
    });
    return reply.code(204).send(null);
  });
}

function endedAlready(error: unknown): undefined {
  if (!(error instanceof Problem) || error.code !== 'card_session_ended') throw error;
}

/** Returns the normalized phone number, so that spaces do not bypass the limit. */
function phoneAskedFor({ body }: FastifyRequest): string {
  return normalizePhone(String(objectOrEmpty(body)['phone'] ?? '')) ?? '';
}
