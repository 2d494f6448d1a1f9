import { checkedByHandler, type Endpoints, Problem, problems, type Row, textSchema } from '@tuyen/server/domain';
import { AMOUNTS } from '../orders/pricing/quote-route.ts';
import { checkQuotedGroup } from '../orders/group/check-members.ts';
import { priceOrder } from '../orders/pricing/price-order.ts';
import type { Card, Reader, RequestKind } from '../contract.ts';
import { validityOfCard } from '../cards/validity.ts';
import { addDays, localDate } from '../rules/time/calendar.ts';
import { cardFacts, cardRequest } from './cards/card-form.ts';
import { cardByToken } from './card-token.ts';
import { FACTS, quoteFacts } from './facts.ts';
import { answersFor, checkForm, formIn } from './form.ts';
import { formParts, type PublicParts } from './orders.ts';
import { open } from './schemas.ts';

const PATHS: Readonly<Record<RequestKind, string>> = {
  REGISTER_NEW: 'public/orders',
  RENEW: 'public/renewals',
  REISSUE: 'public/card-requests',
};

const NEEDED = ['currency', 'needs_payment', 'needs_approval', 'valid_from', 'valid_to', 'facts'];
const kind = { enum: Object.keys(PATHS) };
const nullableDay = { type: ['string', 'null'], format: 'date' };

const QUOTE = {
  schema: {
    ...open('quotePublicly', 'What the answers given so far cost'),
    querystring: { type: 'object', properties: { request_kind: kind } },
    body: {
      type: 'object',
      description: 'Answers of the form on which the price depends.',
      properties: {
        request_kind: kind,
        card_token: { ...textSchema, description: 'Of the card that is renewed or replaced.' },
      },
    },
    response: {
      200: {
        description: 'The price, and what to know about the order.',
        type: 'object',
        required: [...Object.keys(AMOUNTS), ...NEEDED],
        properties: {
          ...AMOUNTS,
          currency: textSchema,
          needs_payment: { type: 'boolean' },
          needs_approval: { type: 'boolean' },
          valid_from: nullableDay,
          valid_to: nullableDay,
          facts: FACTS,
        },
      },
      ...problems(404, 409, 429),
    },
  },
  validatorCompiler: checkedByHandler,
};

/**
 * Registers `POST public/quotes?request_kind=`. It returns the price for the answers given so far, after the same
 * checks as for an order. It accepts only fields that affect the price, plus the visitor's card token.
 */
export function quoteRoutes(app: Endpoints, parts: PublicParts): void {
  const { services } = parts;
  const { model, store, limit } = services;
  const looking = { preHandler: limit({ name: 'public-lookup', requests: 60, seconds: 60 }) };

  app.post<{ Querystring: Row }>('/public/quotes', { ...QUOTE, ...looking }, async (request) => {
    const { request_kind: named, card_token: token, ...body } = formIn(request.body);
    const kind = kindOf(named ?? request.query['request_kind']);
    const path = PATHS[kind];
    const now = services.clock.now();
    const card = kind === 'REGISTER_NEW' ? undefined : await cardByToken(store, token, services.secret, now);
    if (kind !== 'REGISTER_NEW' && !card) throw new Problem(404, 'card_not_found');
    const state = { quote: true, known: card && cardFacts(card, services) };
    const form = await checkForm(formParts(parts), store, path, body, state);
    const requested = card
      ? cardRequest(kind, card, answersFor(model, path, 'orders', form))
      : { ...answersFor(model, path, 'orders', form), request_kind: kind };
    const priced = await priceOrder(requested, {
      reader: store,
      settings: (officeId) => services.settings('settings', officeId),
      now,
      // The card's office determines the delivery fee. Without the card, the quote could differ from the order.
      card,
      customer: card && (await store.get('customers', card.customer_id)),
      quoted: true,
    });
    if (priced.price?.card_kind === 'GROUP') checkQuotedGroup(requested, priced, localDate(now));
    const settings = await services.settings('settings', priced.officeId);
    return {
      ...priced.quote,
      currency: settings.currency,
      needs_payment: priced.quote.total > 0,
      needs_approval: priced.needsApproval,
      valid_from: priced.validity?.from ?? null,
      valid_to: priced.validity?.to ?? null,
      facts: quoteFacts(
        priced,
        { ...requested, home: requested.delivery_method === 'HOME' },
        {
          settings,
          now,
          gap: kind === 'RENEW' && card ? await gapBefore(card, priced.validity?.from, store, now) : undefined,
          wording: { language: services.language(request), text: services.text },
        },
      ),
    };
  });
}

/** Returns the days before the first day of a new ticket on which the card opens no gate, from today on. */
async function gapBefore(card: Card, first: string | null | undefined, reader: Reader, now: Date) {
  if (!first) return undefined;
  const today = localDate(now);
  const { valid_today: open, valid_to: last } = await validityOfCard(reader, card, now);
  // Without a last day, the ticket begins with its first use.
  if (open && !last) return undefined;
  const from = open && last ? addDays(last, 1) : today;
  return from < first ? { from, to: addDays(first, -1) } : undefined;
}

const isKind = (named: unknown): named is RequestKind => typeof named === 'string' && Object.hasOwn(PATHS, named);

function kindOf(named: unknown): RequestKind {
  if (named === undefined) return 'REGISTER_NEW';
  if (isKind(named)) return named;
  throw new Problem(422, 'validation_failed', {}, { request_kind: { code: 'enum' } });
}
