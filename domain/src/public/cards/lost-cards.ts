import type { FastifyRequest } from 'fastify';
import type { Customer, Transaction } from '../../contract.ts';
import {
  type Endpoints,
  type LinkKey,
  objectOrEmpty,
  Problem,
  problems,
  type Row,
  textSchema,
} from '@tuyen/server/domain';
import { normalizePhone } from '../../rules/persons/phone.ts';
import { HELD_CARD, cardsOf, lockOwn } from './held-cards.ts';
import { sendLinks } from './send-links.ts';
import { checkForm, formIn } from '../form.ts';
import { formParts, type PublicParts } from '../orders.ts';
import { formRoute, open } from '../schemas.ts';

const PATH = 'public/lost-cards';
const LOST_CARD = 'lost-card';
const LOST = { purpose: LOST_CARD, template: 'card-lost', topic: 'card.lost', path: '/request/lost' } as const;

/**
 * Limit of link requests per client address. It is not lower, because many citizens share the address of a mobile
 * network.
 */
const ASKING = { name: 'lost-card', requests: 10, seconds: 900 };
/**
 * Rate limit of registrations per mailbox. Without it, requests from many client addresses could flood one mailbox with
 * mails.
 */
const ASKING_FOR = { name: 'lost-card-of', requests: 5, seconds: 3600, everywhere: true, key: personAskedFor };
const LONGEST = 100;
const OPENING = { name: 'lost-card-link', requests: 60, seconds: 900 };

const CITIZEN = { actor: { kind: 'customer' }, officeId: null } as const;

const CARDS = {
  200: {
    description: 'The cards in use, their codes masked.',
    type: 'object',
    required: ['cards'],
    properties: {
      cards: {
        type: 'array',
        items: HELD_CARD,
      },
    },
  },
  ...problems(429),
} as const;

const SHOW = {
  ...open('cardsOfLostCardLink', 'The cards of the owner to whom the link was mailed'),
  body: {
    type: 'object',
    required: ['id', 'key'],
    additionalProperties: false,
    properties: { id: textSchema, key: textSchema },
  },
  response: CARDS,
} as const;

const LOCK = {
  ...open('lockLostCard', 'Lock one of these cards'),
  description: 'One that is locked stays so. Unlocking is for the counter.',
  body: {
    type: 'object',
    required: ['id', 'key', 'card_id'],
    additionalProperties: false,
    properties: { id: textSchema, key: textSchema, card_id: textSchema },
  },
  response: { ...CARDS, ...problems(404) },
} as const;

/**
 * Registers the routes for a lost card whose code is unknown. A caller with phone and identity number gets a link sent
 * to the recorded e-mail; the answer is the same whether a mail was sent or not. With the link, the owner sees the
 * cards, locks them and orders new ones.
 */
export function lostCardRoutes(app: Endpoints, parts: PublicParts): void {
  const { services } = parts;
  const { write, limit, clock } = services;
  const asking = { preHandler: [limit(ASKING), limit(ASKING_FOR)] };
  const opening = { preHandler: limit(OPENING) };

  const said = {
    ...open('submitLostCard', 'Have a link mailed that opens one’s cards'),
    description: 'Answers the same whether or not there are any.',
    response: { 202: { description: 'Taken.', type: 'object' }, ...problems(422, 429) },
  } as const;
  app.post(`/${PATH}`, { ...formRoute(services.model, PATH, said), ...asking }, (request, reply) =>
    write.handleWrite(
      request,
      reply,
      async (tx) => {
        const form = await checkForm(formParts(parts), tx, PATH, formIn(request.body));
        await sendLinks(services, tx, asked(form), LOST);
        return { status: 202, body: {} };
      },
      { context: CITIZEN, captcha: true },
    ),
  );

  app.post(`/${PATH}/cards`, { schema: SHOW, ...opening }, async ({ body: link }) => {
    return write.transaction(CITIZEN, async (tx) => ({
      cards: await cardsOf(tx, await customerBy(tx, link), clock.now()),
    }));
  });

  app.post(`/${PATH}/lock`, { schema: LOCK, ...opening }, async (request) => {
    const { card_id: cardId, ...link } = request.body;
    const context = { ...CITIZEN, language: services.language(request) };
    return write.transaction(context, async (tx) => {
      const customer = await customerBy(tx, link);
      await lockOwn(services, tx, customer, cardId);
      return { cards: await cardsOf(tx, customer, clock.now()) };
    });
  });
}

const asked = (form: Row) => ({
  phone: normalizePhone(String(form['phone'])) ?? '',
  identity_number: String(form['identity_number']),
});

/** Returns the normalized phone and identity number, so that spaces do not bypass the limit. */
function personAskedFor({ body }: FastifyRequest): string {
  const { phone, identity_number: identity } = objectOrEmpty(body);
  const number = normalizePhone(String(phone ?? '')) ?? '';
  const written = String(identity ?? '').slice(0, LONGEST);
  return `${number}\n${written.replace(/[\s.-]/g, '').toUpperCase()}`;
}

/** @throws 422 if the key is invalid (see `readKey`), or if the customer to whom it belongs no longer exists */
async function customerBy(tx: Transaction, link: LinkKey): Promise<Customer> {
  const { subject } = await tx.readKey(LOST_CARD, link);
  const customer = await tx.get('customers', subject);
  if (!customer) throw new Problem(422, 'link_unknown');
  return customer;
}
