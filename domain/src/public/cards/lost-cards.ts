import type { FastifyRequest } from 'fastify';
import type { Card, Customer, Services, Transaction } from '../../contract.ts';
import {
  type Endpoints,
  type LinkKey,
  nullableTextSchema,
  objectOrEmpty,
  Problem,
  problems,
  type Row,
  textSchema,
} from '@tuyen/server/domain';
import { reportLost } from '../../lost-cards/report-lost.ts';
import { channelOf } from '../../mails/channel.ts';
import { notifyCustomer } from '../../mails/send.ts';
import { normalizePhone } from '../../rules/persons/phone.ts';
import { CARD, viewOf } from './cards.ts';
import { checkForm, formIn } from '../form.ts';
import { formParts, type PublicParts } from '../orders.ts';
import { formRoute, open } from '../schemas.ts';

const PATH = 'public/lost-cards';
const LOST_CARD = 'lost-card';
const LINK_SECONDS = 3600;
/**
 * Maximum number of customer records to which one request sends a mail. A person has few records, and one request must
 * not fill a mailbox.
 */
const MOST_RECORDS = 5;

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
        items: {
          ...CARD,
          required: [...CARD.required, 'reissue_code'],
          properties: {
            ...CARD.properties,
            reissue_code: { ...nullableTextSchema, description: 'The order by which the card is being replaced.' },
          },
        },
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
        await sendLinks(services, tx, form);
        return { status: 202, body: {} };
      },
      { context: CITIZEN, captcha: true },
    ),
  );

  app.post(`/${PATH}/cards`, { schema: SHOW, ...opening }, async ({ body: link }) => {
    return write.transaction(CITIZEN, async (tx) => cardsOf(tx, await customerBy(tx, link), clock.now()));
  });

  app.post(`/${PATH}/lock`, { schema: LOCK, ...opening }, async (request) => {
    const { card_id: cardId, ...link } = request.body;
    const context = { ...CITIZEN, language: services.language(request) };
    return write.transaction(context, async (tx) => {
      const customer = await customerBy(tx, link);
      await lockOwn(services, tx, customer, cardId);
      return cardsOf(tx, customer, clock.now());
    });
  });
}

/** Returns the normalized phone and identity number, so that spaces do not bypass the limit. */
function personAskedFor({ body }: FastifyRequest): string {
  const { phone, identity_number: identity } = objectOrEmpty(body);
  const number = normalizePhone(String(phone ?? '')) ?? '';
  const written = String(identity ?? '').slice(0, LONGEST);
  return `${number}\n${written.replace(/[\s.-]/g, '').toUpperCase()}`;
}

async function sendLinks({ origins, clock, sms }: Services, tx: Transaction, form: Row): Promise<void> {
  const { language } = tx.context;
  const phone = normalizePhone(String(form['phone'])) ?? '';
  const person = { phone, identity_number: String(form['identity_number']) };
  const records = await tx.find('customers', person, {
    sort: '-created_at',
    limit: MOST_RECORDS,
  });
  const owners: Customer[] = [];
  for (const customer of records)
    if (channelOf(customer, sms !== undefined) && (await cardsInUse(tx, customer)).length > 0) owners.push(customer);
  // Issues an unused key if no customer was found. The request then takes as long as for a known customer, so its
  // duration reveals nothing.
  if (owners.length === 0) await tx.issueKey({ purpose: LOST_CARD, subject: '', seconds: LINK_SECONDS });
  for (const customer of owners) {
    const { id, key } = await tx.issueKey({ purpose: LOST_CARD, subject: customer.id, seconds: LINK_SECONDS });
    // Browsers do not send the part after # to servers, so no log contains the key.
    const link = `${origins.portal}${language === 'en' ? '/en' : ''}/request/lost#${new URLSearchParams({ id, key }).toString()}`;
    const message = {
      template: 'card-lost',
      language,
      variables: { name: customer.full_name, link },
      topic: 'card.lost',
      record: { resource: 'customers', id: customer.id },
      officeId: customer.office_id,
      until: new Date(clock.now().getTime() + LINK_SECONDS * 1000),
    } as const;
    await notifyCustomer(tx, customer, message, sms !== undefined);
  }
}

async function cardsInUse(tx: Transaction, { id }: Customer): Promise<readonly Card[]> {
  const cards = await tx.find('customer-cards', { customer_id: id });
  return cards.filter(({ status }) => status !== 'INACTIVE');
}

/** @throws 422 if the key is invalid (see `readKey`), or if the customer to whom it belongs no longer exists */
async function customerBy(tx: Transaction, link: LinkKey): Promise<Customer> {
  const { subject } = await tx.readKey(LOST_CARD, link);
  const customer = await tx.get('customers', subject);
  if (!customer) throw new Problem(422, 'link_unknown');
  return customer;
}

async function cardsOf(tx: Transaction, customer: Customer, now: Date): Promise<Row> {
  const cards = await Promise.all(
    (await cardsInUse(tx, customer)).map(async (card) => ({
      ...(await viewOf(tx, card, now)),
      reissue_code: await reissueOf(tx, card),
    })),
  );
  return { cards };
}

async function reissueOf(tx: Transaction, { id }: Card): Promise<string | null> {
  const orders = await tx.find('orders', { customer_card_id: id, request_kind: 'REISSUE' }, { sort: '-created_at' });
  const open = orders.find(({ status }) => status !== 'CANCELED');
  return typeof open?.code === 'string' ? open.code : null;
}

async function lockOwn({ sms }: Services, tx: Transaction, customer: Customer, cardId: string): Promise<void> {
  const card = (await cardsInUse(tx, customer)).find(({ id }) => id === cardId);
  if (!card) throw new Problem(404, 'not_found');
  await reportLost(tx, card, customer, { language: tx.context.language, canSendSms: sms !== undefined });
}
