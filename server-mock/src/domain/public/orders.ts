import type { FastifyInstance } from 'fastify';
import type { Row, Services, Transaction } from '../../engine/domain.ts';
import { Problem } from '../../engine/problem.ts';
import type { Validation } from '../../engine/write/validation.ts';
import { corrected } from '../orders/corrections.ts';
import { customerFor } from '../orders/customers.ts';
import { byCodeAndContact, byToken } from '../orders/find.ts';
import { offer, orderOffice, type Wish } from '../orders/offer.ts';
import { placeOrder } from '../orders/place.ts';
import type { PaymentProvider } from '../payment/provider.ts';
import { as, type Order, type RequestKind } from '../records.ts';
import { cardOf } from './card-of.ts';
import { checkForm, fieldsFor, formIn } from './form.ts';
import { orderView, resultView } from './views.ts';

const CITIZEN = { actor: { kind: 'customer' }, officeId: null } as const;

export interface PublicParts {
  readonly services: Services;
  readonly provider: PaymentProvider | undefined;
  readonly validation: Validation;
}

/** What a citizen does with an order: ask its price, place it, look it up, correct it, withdraw it. */
export function orderRoutes(app: FastifyInstance, parts: PublicParts): void {
  const { services, validation } = parts;
  const { model, write, store, limit } = services;
  const placing = { preHandler: limit({ name: 'public-order', requests: 30, seconds: 60 }) };
  const looking = { preHandler: limit({ name: 'public-lookup', requests: 60, seconds: 60 }) };

  app.post<{ Querystring: Row }>('/public/quotes', looking, async (request) => {
    const form = formIn(request.body);
    const kind = form['request_kind'] ?? request.query['request_kind'] ?? kindOf(form);
    const wish = { ...form, request_kind: kind } as unknown as Wish;
    const offered = await offer(wish, {
      reader: store,
      settings: (officeId) => services.settings('settings', officeId),
      now: services.clock.now(),
      // Whose office the card is decides what delivery costs: else the quote and the order would differ.
      card: await cardOf(store, form),
    });
    return {
      ...offered.quote,
      currency: 'VND',
      needs_payment: offered.quote.total > 0,
      needs_approval: offered.needsApproval,
    };
  });

  app.post('/public/orders', placing, (request, reply) =>
    write.answer(
      request,
      reply,
      async (tx) => {
        const form = checkForm(model, validation, 'public/orders', formIn(request.body));
        const order = { ...fieldsFor(model, 'orders', form), request_kind: 'REGISTER_NEW' };
        const customer = await customerFor(tx, form, await orderOffice(tx, order as unknown as Wish));
        return { status: 201, body: await placeOrder(tx, { ...order, customer_id: customer.id }, request, parts) };
      },
      { context: CITIZEN, captcha: true },
    ),
  );

  app.get<{ Params: { code: string }; Querystring: Row }>('/public/orders/:code', looking, async (request, reply) => {
    const order = await byCodeAndContact(store, request.params.code, request.query);
    if (!order) throw new Problem(404, 'not_found');
    void reply.header('cache-control', 'no-store');
    return orderView(services, order);
  });

  app.post<{ Params: { code: string } }>('/public/orders/:code/retype', placing, (request, reply) =>
    write.answer(
      request,
      reply,
      async (tx) => {
        const form = formIn(request.body);
        const order = await owned(tx, request.params.code, contactOf(form));
        if (order.status === 'WAITING_CUSTOMER_RETYPE') {
          const changes = corrected(order, form);
          await tx.update('customers', order.customer_id, changes.person);
          await tx.update('orders', order.id, changes.order);
        }
        await tx.move('orders', order.id, 'retype');
        return { body: await afterwards(tx, order.id) };
      },
      { context: CITIZEN },
    ),
  );

  app.post<{ Params: { code: string } }>('/public/orders/:code/withdraw', placing, (request, reply) =>
    write.answer(
      request,
      reply,
      async (tx) => {
        const order = await owned(tx, request.params.code, request.body);
        await tx.move('orders', order.id, 'withdraw');
        return { body: await afterwards(tx, order.id) };
      },
      { context: CITIZEN },
    ),
  );

  app.get<{ Params: { token: string } }>('/public/results/:token', looking, async (request, reply) => {
    const order = await byToken(store, request.params.token);
    if (!order) throw new Problem(404, 'not_found');
    void reply.header('cache-control', 'no-store');
    return resultView(services, order);
  });
}

/**
 * The second secret of a correction: who corrects the phone or e-mail itself proves who they are by `contact_phone` or
 * `contact_email`.
 */
function contactOf(form: Row): Row {
  return { phone: form['contact_phone'] ?? form['phone'], email: form['contact_email'] ?? form['email'] };
}

/** The forms do not say which request they make: a card code makes it a renewal, a reason a re-issue. */
function kindOf(form: Row): RequestKind {
  if (form['card_code'] === undefined) return 'REGISTER_NEW';
  return form['reissue_reason'] === undefined ? 'RENEW' : 'REISSUE';
}

async function owned(tx: Transaction, code: string, secrets: unknown): Promise<Order> {
  const order = await byCodeAndContact(tx, code, secrets);
  if (!order) throw new Problem(404, 'not_found');
  return as<Order>(await tx.lock('orders', order.id)) as Order;
}

async function afterwards(tx: Transaction, id: string): Promise<Row> {
  const order = as<Order>(await tx.get('orders', id));
  return { code: order?.code, status: order?.status, result_id: order?.result_token };
}
