import type { FastifyInstance } from 'fastify';
import type { Row } from '../../engine/domain.ts';
import { Problem } from '../../engine/problem.ts';
import { offer } from '../orders/offer.ts';
import type { RequestKind } from '../records.ts';
import { cardForm, cardRequest } from './card-form.ts';
import { answersFor, checkForm, formIn } from './form.ts';
import { guessingCards } from './guessing.ts';
import { formParts, type PublicParts } from './orders.ts';

/** The form whose price is asked. */
const PATHS: Readonly<Record<RequestKind, string>> = {
  REGISTER_NEW: 'public/orders',
  RENEW: 'public/renewals',
  REISSUE: 'public/card-requests',
};

/** `POST public/quotes?request_kind=`: what the answers given so far cost, checked as the order itself will be. */
export function quoteRoutes(app: FastifyInstance, parts: PublicParts): void {
  const { services } = parts;
  const { model, store, limit } = services;
  const looking = { preHandler: [limit({ name: 'public-lookup', requests: 60, seconds: 60 }), guessingCards(limit)] };

  app.post<{ Querystring: Row }>('/public/quotes', looking, async (request) => {
    const { request_kind: named, ...body } = formIn(request.body);
    const kind = kindOf(named ?? request.query['request_kind']);
    const path = PATHS[kind];
    const state = { unfinished: true };
    const { form, card } =
      kind === 'REGISTER_NEW'
        ? { form: await checkForm(formParts(parts), store, path, body, state), card: undefined }
        : await cardForm(formParts(parts), store, path, body, state);
    const wish = card
      ? cardRequest(kind, card, answersFor(model, path, 'orders', form))
      : { ...answersFor(model, path, 'orders', form), request_kind: kind };
    const offered = await offer(wish, {
      reader: store,
      settings: (officeId) => services.settings('settings', officeId),
      now: services.clock.now(),
      // Whose office the card is decides what delivery costs: else the quote and the order would differ.
      card,
    });
    return {
      ...offered.quote,
      currency: 'VND',
      needs_payment: offered.quote.total > 0,
      needs_approval: offered.needsApproval,
    };
  });
}

function kindOf(named: unknown): RequestKind {
  if (named === undefined) return 'REGISTER_NEW';
  if (typeof named === 'string' && Object.hasOwn(PATHS, named)) return named as RequestKind;
  throw new Problem(422, 'validation_failed', {}, { request_kind: { code: 'enum' } });
}
