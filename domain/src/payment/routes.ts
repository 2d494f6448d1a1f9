import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Reader, Services } from '../contract.ts';
import {
  checkedByHandler,
  type Endpoints,
  idempotencyKey,
  nullableMoment,
  Problem,
  problems,
  record as schemaOf,
  textSchema,
} from '@tuyen/server/domain';
import { asOfNow } from '../orders/payment/expiry.ts';
import { byCodeAndContact, byToken } from '../orders/find.ts';
import { guessingOrders } from '../guards/guessing.ts';
import { CONTACT, open } from '../public/schemas.ts';
import { changeMethod } from '../orders/payment/change-method.ts';
import { openPayment } from '../orders/payment/open-payment.ts';
import type { PaymentProvider } from './provider.ts';
import { type Acknowledgment, CODE_LENGTH, forged, receiveNotification, record } from './receive.ts';
import { resultAddress } from './result-address.ts';
import { type Parameters, parametersIn } from './signature.ts';

const SYSTEM = { kind: 'system', name: 'payments' } as const;

const MESSAGE = { type: 'object', properties: {}, additionalProperties: textSchema } as const;

export function paymentRoutes(app: Endpoints, services: Services, provider: PaymentProvider | undefined): void {
  const { write, store, clock, limit } = services;

  /**
   * The path parameter `{order}` has two forms. It is the order's code, together with `phone` or `email` in the body,
   * or it is the secret token of the order's result page.
   */
  const schema = {
    ...open('openPayment', 'Pay for an order: where to send the payer'),
    description: 'By the order’s code with a contact, or by the token of its result page alone.',
    params: { type: 'object', required: ['order'], properties: { order: textSchema } },
    headers: { type: 'object', properties: idempotencyKey },
    body: CONTACT,
    response: {
      200: { description: 'The gateway.', type: 'object', required: ['url'], properties: { url: textSchema } },
      ...problems(409, 429),
    },
  } as const;
  app.post(
    '/payments/:order/open',
    {
      schema,
      preHandler: [limit({ name: 'payment-open', requests: 30, seconds: 60 }), guessingOrders(limit, 'order')],
    },
    async (request, reply) => {
      const { order: named } = request.params;
      const contact = request.body;
      const find = async (reader: Reader) =>
        (await byToken(reader, named)) ?? (await byCodeAndContact(reader, named, contact));
      await asOfNow(services, await find(store));
      return write.handleWrite(
        request,
        reply,
        async (tx) => {
          const order = await find(tx);
          if (!order) throw new Problem(404, 'not_found');
          const locked = (await tx.lock('orders', order.id)) ?? order;
          return { body: await openPayment(tx, locked, request.ip, { services, provider }) };
        },
        { context: { actor: { kind: 'customer' }, officeId: null } },
      );
    },
  );

  const method = {
    ...open('changePaymentMethod', 'Choose another way to pay for an order that awaits its payment'),
    description: 'By the order’s code with a contact, or by the token of its result page alone.',
    params: { type: 'object', required: ['order'], properties: { order: textSchema } },
    headers: { type: 'object', properties: idempotencyKey },
    body: {
      type: 'object',
      required: ['payment_method'],
      additionalProperties: false,
      properties: { ...CONTACT.properties, payment_method: textSchema },
    },
    response: {
      200: {
        description: 'The order with its new deadline.',
        type: 'object',
        required: ['code', 'status', 'payment_method', 'expires_at'],
        properties: { code: textSchema, status: textSchema, payment_method: textSchema, expires_at: nullableMoment },
      },
      ...problems(409, 422, 429),
    },
  } as const;
  app.post(
    '/payments/:order/method',
    {
      schema: method,
      preHandler: [limit({ name: 'payment-method', requests: 30, seconds: 60 }), guessingOrders(limit, 'order')],
    },
    async (request, reply) => {
      const { order: named } = request.params;
      const { payment_method: chosen, ...contact } = request.body;
      const find = async (reader: Reader) =>
        (await byToken(reader, named)) ?? (await byCodeAndContact(reader, named, contact));
      await asOfNow(services, await find(store));
      return write.handleWrite(
        request,
        reply,
        async (tx) => {
          const found = await find(tx);
          const order = found && (await tx.lock('orders', found.id));
          if (!order) throw new Problem(404, 'not_found');
          const {
            code,
            status,
            payment_method,
            expires_at = null,
          } = await changeMethod(tx, order, chosen, clock.now());
          return { body: { code, status, payment_method, expires_at } };
        },
        { context: { actor: { kind: 'customer' }, officeId: null } },
      );
    },
  );

  const forgeries = limit({ name: 'payment-forged', requests: 30, seconds: 60 });
  /**
   * Returns true if the message has a valid signature. An unsigned message counts against its sender's rate limit and
   * is logged without its content. No row is stored for it.
   */
  const trusted = async (request: FastifyRequest, reply: FastifyReply, texts: Parameters): Promise<boolean> => {
    if (provider?.isSigned(texts)) return true;
    await forgeries(request, reply);
    request.log.warn('A payment message without a valid signature was refused.');
    return false;
  };

  const notify = async (request: FastifyRequest, reply: FastifyReply, parameters: unknown): Promise<Acknowledgment> => {
    if (!provider) throw new Problem(409, 'payment_unavailable');
    const texts = parametersIn(parameters);
    if (!texts) return { status: 400, body: provider.acknowledge('99', 'Malformed notification') };
    if (!(await trusted(request, reply, texts))) return forged(provider);
    const answer = await write.transaction({ actor: SYSTEM, officeId: null }, (tx) =>
      receiveNotification(tx, texts, { provider, now: clock.now() }),
    );
    if (answer.status !== 200)
      request.log.warn({ claim: provider.claim(texts) }, 'A payment notification was refused.');
    return answer;
  };
  const limited = {
    preHandler: limit({ name: 'payment-notification', requests: 600, seconds: 60 }),
    validatorCompiler: checkedByHandler,
  };
  const acknowledged = {
    description: 'Taken, or refused, in the gateway’s own words.',
    type: 'object',
    additionalProperties: textSchema,
  };
  const unread = { description: 'Not read.', anyOf: [acknowledged, schemaOf('ApiProblem')] };
  const notified = { response: { 200: acknowledged, 400: unread, 404: acknowledged, ...problems(429, 503) } };
  const posted = { ...open('notifyPayment', 'What a gateway reports, signed by it'), body: MESSAGE, ...notified };
  app.post('/payments/notify', { schema: posted, ...limited }, async (request, reply) => {
    const { status, body } = await notify(request, reply, request.body);
    return reply.code(status).send(body);
  });
  const got = {
    ...open('notifyPaymentByQuery', 'The same by GET, as VNPAY sends it'),
    querystring: MESSAGE,
    ...notified,
  };
  app.get('/payments/notify', { schema: got, ...limited }, async (request, reply) => {
    const { status, body } = await notify(request, reply, request.query);
    return reply.code(status).send(body);
  });

  /**
   * Handles the return of the payer's browser from the gateway, with the gateway's signed answer in the query. The
   * answer is recorded once and decides what the payer sees, but never changes the order.
   */
  const back = {
    ...open('returnFromPayment', 'The payer’s browser comes back from the gateway'),
    querystring: MESSAGE,
    response: { 303: { type: 'null', description: 'To the result page.' }, ...problems(429) },
  };
  app.get('/payments/return', { schema: back, ...limited }, async (request, reply) => {
    const lost = `${services.origins.portal}/payment/result?transaction_code=99`;
    const texts = parametersIn(request.query);
    if (!provider || !texts || !(await trusted(request, reply, texts))) return reply.redirect(lost, 303);
    const code = provider.claim(texts).order;
    const order = code ? await store.first('orders', { code }) : undefined;
    if (!order) return reply.redirect(lost, 303);
    const verdict = provider.verifyNotification(texts, { code: order.code, amount: order.total });
    if (verdict.kind === 'refused') return reply.redirect(lost, 303);
    const providerCode = provider.claim(texts).providerCode?.slice(0, CODE_LENGTH) ?? null;
    await write.transaction({ actor: SYSTEM, officeId: null }, async (tx) => {
      await tx.lock('orders', order.id);
      if (await tx.first('transactions', { order_id: order.id, direction: 'RETURN', provider_code: providerCode }))
        return;
      await record(tx, order, texts, verdict, { provider, now: clock.now(), direction: 'RETURN' });
    });
    const shown = verdict.kind === 'paid' ? 1 : verdict.transactionCode;
    return reply.redirect(
      resultAddress(order, shown, { portal: services.origins.portal, secret: services.secret }),
      303,
    );
  });
}
