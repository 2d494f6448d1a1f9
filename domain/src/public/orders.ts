import type { Order, Services, Transaction } from '../contract.ts';
import {
  type Endpoints,
  idempotencyKey,
  Problem,
  problems,
  type Row,
  textSchema,
  type Validation,
} from '@tuyen/server/domain';
import { corrected } from '../orders/corrections.ts';
import { refuseIfAny } from '../guards/states.ts';
import { checkAge, tooFew } from '../orders/pricing/fitting.ts';
import { customerFor, documentsIn } from '../orders/customers.ts';
import { asOfNow } from '../orders/payment/expiry.ts';
import { byCodeAndContact, byToken } from '../orders/find.ts';
import { validityOf } from '../orders/validity-of.ts';
import { localDate } from '../rules/time/calendar.ts';
import { orderOffice } from '../orders/pricing/price-order.ts';
import { placeOrder } from '../orders/place.ts';
import { assertNotConfirming } from '../orders/payment/confirming.ts';
import type { PaymentProvider } from '../payment/provider.ts';
import type { Catalog } from './lists.ts';
import { answersFor, checkForm, formIn, type FormParts } from './form.ts';
import { guessingOrders } from '../guards/guessing.ts';
import { CONTACT, formRoute, open, orderPath, PLACED } from './schemas.ts';
import { ORDER, orderView, RESULT, resultView } from './views.ts';

const CITIZEN = { actor: { kind: 'customer' }, officeId: null } as const;
const RETYPE = 'public/orders/{code}/retype';

export interface PublicParts {
  readonly services: Services;
  readonly provider: PaymentProvider | undefined;
  readonly validation: Validation;
  readonly catalog: Catalog;
}

export const formParts = ({ services, validation, catalog }: PublicParts): FormParts => ({
  model: services.model,
  validation,
  catalog,
});

const BY_CODE = { type: 'object', required: ['code'], properties: { code: textSchema } } as const;

const MOVED = {
  description: 'The order in its new state.',
  type: 'object',
  required: ['code', 'status', 'result_id'],
  properties: { code: textSchema, status: textSchema, result_id: textSchema },
} as const;

export function orderRoutes(app: Endpoints, parts: PublicParts): void {
  const { services } = parts;
  const { model, write, store, limit } = services;
  const forms = formParts(parts);
  const placing = { preHandler: limit({ name: 'public-order', requests: 30, seconds: 60 }) };
  const looking = { preHandler: limit({ name: 'public-lookup', requests: 60, seconds: 60 }) };
  const lookingUp = { preHandler: [looking.preHandler, guessingOrders(limit, 'code')] };
  const changing = { preHandler: [placing.preHandler, guessingOrders(limit, 'code')] };

  const place = {
    ...open('submitRegister', 'Order a new card'),
    response: { 201: PLACED, ...problems(409, 422, 429) },
  };
  app.post('/public/orders', { ...formRoute(model, 'public/orders', place), ...placing }, (request, reply) =>
    write.handleWrite(
      request,
      reply,
      async (tx) => {
        const form = await checkForm(forms, tx, 'public/orders', formIn(request.body));
        const order = { ...answersFor(model, 'public/orders', 'orders', form), request_kind: 'REGISTER_NEW' as const };
        const customer = await customerFor(tx, form, await orderOffice(tx, order));
        return { status: 201, body: await placeOrder(tx, { ...order, customer_id: customer.id }, request, parts) };
      },
      { context: CITIZEN, captcha: true, created: orderPath },
    ),
  );

  const show = {
    ...open('getPublicOrder', 'An order, for anyone who knows its code and the phone number or email given with it'),
    params: BY_CODE,
    querystring: { type: 'object', properties: { phone: textSchema, email: textSchema } },
    response: { 200: ORDER, ...problems(429) },
  } as const;
  app.get('/public/orders/:code', { schema: show, ...lookingUp }, async (request) => {
    const order = await asOfNow(services, await byCodeAndContact(store, request.params.code, request.query));
    if (!order) throw new Problem(404, 'not_found');
    return orderView(services, order, services.language(request));
  });

  const retype = formRoute(model, RETYPE, {
    ...open('submitRetype', 'Correct what the clerk asked for'),
    response: { 200: MOVED, ...problems(404, 409, 422, 429) },
  });
  app.post<{ Params: { code: string } }>(
    '/public/orders/:code/retype',
    { ...retype, ...changing },
    async (request, reply) => {
      const body = formIn(request.body);
      await asOfNow(services, await byCodeAndContact(store, request.params.code, contactOf(body)));
      return write.handleWrite(
        request,
        reply,
        async (tx) => {
          const order = await owned(tx, request.params.code, contactOf(body));
          if (order.status === 'WAITING_CUSTOMER_RETYPE') await correct(tx, order, body, { forms, services });
          await tx.move('orders', order.id, 'retype');
          return { body: await afterwards(tx, order.id) };
        },
        { context: CITIZEN },
      );
    },
  );

  const withdraw = {
    ...open('withdrawOrder', 'Withdraw an order whose card or ticket is not made yet; what was paid is given back'),
    params: BY_CODE,
    headers: { type: 'object', properties: idempotencyKey },
    body: CONTACT,
    response: { 200: MOVED, ...problems(409, 429) },
  } as const;
  app.post('/public/orders/:code/withdraw', { schema: withdraw, ...changing }, async (request, reply) => {
    const contact = request.body;
    await asOfNow(services, await byCodeAndContact(store, request.params.code, contact));
    return write.handleWrite(
      request,
      reply,
      async (tx) => {
        const order = await owned(tx, request.params.code, contact);
        await assertNotConfirming(tx, order, services.clock.now());
        await tx.move('orders', order.id, 'withdraw');
        return { body: await afterwards(tx, order.id) };
      },
      { context: CITIZEN },
    );
  });

  const result = {
    ...open('getResult', 'What the result page of an order shows: nothing of the person'),
    params: { type: 'object', required: ['token'], properties: { token: textSchema } },
    response: { 200: RESULT, ...problems(429) },
  } as const;
  app.get('/public/results/:token', { schema: result, ...looking }, async (request) => {
    const order = await asOfNow(services, await byToken(store, request.params.token));
    if (!order) throw new Problem(404, 'not_found');
    return resultView(services, order, services.language(request));
  });
}

async function correct(
  tx: Transaction,
  order: Order,
  body: Row,
  { forms, services }: { readonly forms: FormParts; readonly services: Services },
): Promise<void> {
  const asked = [...new Set((order.corrections ?? []).map(({ field }) => field))];
  const secrets = CONTACTS.filter((name) => !asked.some((field) => field === name));
  const customer = await tx.get('customers', order.customer_id);
  const form = await checkForm(forms, tx, RETYPE, body, {
    only: asked,
    besides: secrets,
    known: { city_id: customer?.city_id, object_group_id: order.object_group_id ?? undefined },
  });
  const changes = corrected(asked, form, order.request_kind);
  const group = order.object_group_id ? await tx.get('object-groups', order.object_group_id) : undefined;
  refuseIfAny(tooFew({ request_kind: order.request_kind, ...changes.order }, order, group));
  if (asked.includes('birth_date') && order.has_members !== true) {
    const price = await tx.get('ticket-prices', order.ticket_price_id ?? '');
    const day = validityOf(order, price).from ?? localDate(services.clock.now());
    checkAge(group, day, { customer: { birth_date: String(form['birth_date']) } });
  }
  const documents = await documentsIn({ ...changes.person, object_group_id: order.object_group_id }, tx);
  await tx.update('customers', order.customer_id, { ...changes.person, ...documents });
  await tx.update('orders', order.id, changes.order);
}

const CONTACTS = ['phone', 'email', 'contact_phone', 'contact_email'] as const;

/**
 * Returns the contact that proves who sends a correction. A citizen who corrects the phone or e-mail sends the old
 * value as `contact_phone` or `contact_email`.
 */
function contactOf(form: Row): Row {
  return { phone: form['contact_phone'] ?? form['phone'], email: form['contact_email'] ?? form['email'] };
}

async function owned(tx: Transaction, code: string, secrets: unknown): Promise<Order> {
  const found = await byCodeAndContact(tx, code, secrets);
  const order = found && (await tx.lock('orders', found.id));
  if (!order) throw new Problem(404, 'not_found');
  return order;
}

async function afterwards(tx: Transaction, id: string): Promise<Row> {
  const order = await tx.get('orders', id);
  return { code: order?.code, status: order?.status, result_id: order?.result_token };
}
