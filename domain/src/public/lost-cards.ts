import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Card, Customer, Services, Transaction } from '../contract.ts';
import { type LinkKey, Problem, type Row } from '@tuyen/server-mock/domain';
import { maskedCode } from '../rules/persons/masks.ts';
import { json, problems } from '../partner-api/parts.ts';
import { normalisePhone } from '../rules/persons/phone.ts';
import { cardView, lastTicket } from './cards.ts';
import { checkForm, formIn } from './form.ts';
import { formParts, type PublicParts } from './orders.ts';

const PATH = 'public/lost-cards';
/** The purpose of the link's key; its subject is the customer whose cards it opens. */
const LOST_CARD = 'lost-card';
const LINK_SECONDS = 3600;
/** One person has one record, or few: no mailbox is filled by one request. */
const MOST_RECORDS = 5;

/** Counted by client address. Many citizens share the one of their mobile network. */
const ASKING = { name: 'lost-card', requests: 10, seconds: 900 };
/** Nobody's mailbox is filled from many addresses. */
const ASKING_FOR = { name: 'lost-card-of', requests: 5, seconds: 3600, everywhere: true, key: personAskedFor };
/** An identity number with whatever people put between its digits. */
const LONGEST = 100;
const OPENING = { name: 'lost-card-link', requests: 60, seconds: 900 };

const CITIZEN = { actor: { kind: 'customer' }, officeId: null } as const;

/**
 * A lost card whose code nobody remembers. Who knows phone and identity number has a link sent to the recorded e-mail, and is
 * answered the same whether there is one or not; by the link the owner sees the cards, locks them, and comes to order new ones.
 */
export function lostCardRoutes(app: FastifyInstance, parts: PublicParts): void {
  const { services } = parts;
  const { write, limit } = services;
  const asking = { preHandler: [limit(ASKING), limit(ASKING_FOR)] };
  const opening = { preHandler: limit(OPENING) };

  app.post(`/${PATH}`, asking, (request, reply) =>
    write.handleWrite(
      request,
      reply,
      async (tx) => {
        const form = await checkForm(formParts(parts), tx, PATH, formIn(request.body));
        await mailLinks(services, tx, form);
        return { status: 202, body: {} };
      },
      { context: CITIZEN, captcha: true },
    ),
  );

  /** `{id, key}` of the link: the cards of its customer. */
  app.post(`/${PATH}/cards`, opening, async (request, reply) => {
    const { link } = linkIn(request.body);
    void reply.header('cache-control', 'no-store');
    return write.transaction(CITIZEN, async (tx) => cardsOf(tx, await customerBy(tx, link)));
  });

  /** `{id, key, card_id}`: locks the card; one that is locked stays so. Unlocking is for the counter. */
  app.post(`/${PATH}/lock`, opening, async (request, reply) => {
    const { link, card_id: cardId } = linkIn(request.body, 'card_id');
    void reply.header('cache-control', 'no-store');
    const context = { ...CITIZEN, language: services.language(request) };
    return write.transaction(context, async (tx) => {
      const customer = await customerBy(tx, link);
      await lockCard(services, tx, customer, String(cardId));
      return cardsOf(tx, customer);
    });
  });
}

/** Phone and identity number in one spelling, so that gaps make no second person. */
function personAskedFor({ body }: FastifyRequest): string {
  const { phone, identity_number: identity } = (body ?? {}) as Row;
  const number = normalisePhone(String(phone ?? '')) ?? '';
  const written = String(identity ?? '').slice(0, LONGEST);
  return `${number}\n${written.replace(/[\s.-]/g, '').toUpperCase()}`;
}

async function mailLinks({ text, origins }: Services, tx: Transaction, form: Row): Promise<void> {
  const { language } = tx.context;
  const phone = normalisePhone(String(form['phone'])) ?? '';
  const person = { phone, identity_number: String(form['identity_number']) };
  const records = await tx.find('customers', person, {
    sort: '-created_at',
    limit: MOST_RECORDS,
  });
  const owners: Customer[] = [];
  for (const customer of records)
    if (customer.email && (await cardsInUse(tx, customer)).length > 0) owners.push(customer);
  // A key of nobody's takes the same time.
  if (owners.length === 0) await tx.issueKey({ purpose: LOST_CARD, subject: '', seconds: LINK_SECONDS });
  for (const customer of owners) {
    const { id, key } = await tx.issueKey({ purpose: LOST_CARD, subject: customer.id, seconds: LINK_SECONDS });
    // Behind the #, which browsers send to no server: it stands in no log.
    const link = `${origins.portal}${language === 'en' ? '/en' : ''}/request/lost#${new URLSearchParams({ id, key }).toString()}`;
    await tx.mail({
      to: String(customer.email),
      subject: text(language, 'mail.lost_card.subject'),
      text: text(language, 'mail.lost_card.text', { name: customer.full_name, link }),
      topic: 'card.lost',
    });
  }
}

async function cardsInUse(tx: Transaction, { id }: Customer): Promise<readonly Card[]> {
  const cards = await tx.find('customer-cards', { customer_id: id });
  return cards.filter(({ status }) => status !== 'INACTIVE');
}

/** @throws 422 as `readKey` */
async function customerBy(tx: Transaction, link: LinkKey): Promise<Customer> {
  const { subject } = await tx.readKey(LOST_CARD, link);
  const customer = await tx.get('customers', subject);
  if (!customer) throw new Problem(422, 'link_unknown');
  return customer;
}

async function cardsOf(tx: Transaction, customer: Customer): Promise<Row> {
  const cards = await Promise.all(
    (await cardsInUse(tx, customer)).map(async (card) => ({
      ...cardView(card, await lastTicket(tx, card)),
      reissue_code: await reissueOf(tx, card),
    })),
  );
  return { cards };
}

/** The order by which the card is being replaced. */
async function reissueOf(tx: Transaction, { id }: Card): Promise<string | null> {
  const orders = await tx.find('orders', { customer_card_id: id, request_kind: 'REISSUE' }, { sort: '-created_at' });
  const open = orders.find(({ status }) => status !== 'CANCELED');
  return typeof open?.code === 'string' ? open.code : null;
}

async function lockCard({ text }: Services, tx: Transaction, customer: Customer, cardId: string): Promise<void> {
  const card = (await cardsInUse(tx, customer)).find(({ id }) => id === cardId);
  const locked = card && (await tx.lock('customer-cards', card.id));
  if (!locked) throw new Problem(404, 'not_found');
  if (locked.is_locked) return;
  const { language } = tx.context;
  const code = maskedCode(locked.card_code);
  await tx.update('customer-cards', locked.id, { is_locked: true, lock_reason: 'Chủ thẻ báo mất.' });
  await tx.mail({
    to: String(customer.email),
    subject: text(language, 'mail.card_locked.subject', { card: code }),
    text: text(language, 'mail.card_locked.text', { name: customer.full_name, card: code }),
    topic: 'card.locked',
  });
}

/** The link's key and what else a body may hold, each a text. @throws 422 for anything else */
function linkIn(body: unknown, ...more: readonly string[]): { readonly link: LinkKey } & Readonly<Row> {
  const { id, key, ...rest } = formIn(body);
  const errors = Object.fromEntries(
    Object.keys(rest)
      .filter((name) => !more.includes(name))
      .map((name) => [name, { code: 'unknown' }]),
  );
  if (Object.keys(errors).length > 0) throw new Problem(422, 'validation_failed', {}, errors);
  if (typeof id !== 'string' || typeof key !== 'string') throw new Problem(422, 'link_unknown');
  return { ...rest, link: { id, key } };
}

const LINK = { id: { type: 'string' }, key: { type: 'string' } };

const openedBy = (operationId: string, summary: string, more: Readonly<Record<string, object>> = {}): object => ({
  post: {
    operationId,
    tags: ['public'],
    summary,
    security: [{}],
    requestBody: {
      required: true,
      ...json({ type: 'object', required: ['id', 'key', ...Object.keys(more)], properties: { ...LINK, ...more } }),
    },
    responses: {
      200: {
        description: 'The cards in use, their codes masked.',
        ...json({
          type: 'object',
          required: ['cards'],
          properties: {
            cards: {
              type: 'array',
              items: {
                type: 'object',
                required: ['id', 'card_code', 'kind', 'is_locked'],
                properties: {
                  id: { type: 'string' },
                  card_code: { type: 'string' },
                  kind: { type: 'string' },
                  valid_to: { type: ['string', 'null'], format: 'date' },
                  is_locked: { type: 'boolean' },
                  reissue_code: {
                    type: ['string', 'null'],
                    description: 'The order by which the card is being replaced.',
                  },
                },
              },
            },
          },
        }),
      },
      ...problems(422, 429),
    },
  },
});

/** What the link's page asks; the form that asks for the link is a page of the portal. */
export const lostCardPaths: Readonly<Record<string, object>> = {
  [`/${PATH}/cards`]: openedBy('cardsOfLostCardLink', 'The cards of the owner to whom the link was mailed'),
  [`/${PATH}/lock`]: openedBy('lockLostCard', 'Lock one of these cards', { card_id: { type: 'string' } }),
};
