import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../engine/domain.ts';
import { Problem } from '../../engine/problem.ts';
import { byCodeAndContact, byToken } from '../orders/find.ts';
import { contactAlone } from '../public/form.ts';
import { as, type Order } from '../records.ts';
import { guessingOrders } from '../public/guessing.ts';
import { openPayment } from './open.ts';
import type { PaymentProvider } from './provider.ts';
import { receiveNotice, record } from './receive.ts';
import { resultAddress } from './result-address.ts';
import { parametersIn } from './signature.ts';

const SYSTEM = { kind: 'system', name: 'payments' } as const;

/** Opening a payment, the payer's way back, and the gateway's notice. */
export function paymentRoutes(app: FastifyInstance, services: Services, provider: PaymentProvider | undefined): void {
  const { write, store, clock, limit } = services;

  /** `{order}` is the order's code with `phone` or `email` in the body, or the unguessable token of its result page. */
  app.post<{ Params: { order: string }; Body: unknown }>(
    '/payments/:order/open',
    { preHandler: [limit({ name: 'payment-open', requests: 30, seconds: 60 }), guessingOrders(limit, 'order')] },
    (request, reply) =>
      write.answer(
        request,
        reply,
        async (tx) => {
          const { order: named } = request.params;
          const contact = contactAlone(request.body);
          const order = (await byToken(tx, named)) ?? (await byCodeAndContact(tx, named, contact));
          if (!order) throw new Problem(404, 'not_found');
          const locked = as<Order>(await tx.lock('orders', order.id)) as Order;
          return { body: await openPayment(tx, locked, request.ip, { services, provider }) };
        },
        { context: { actor: { kind: 'customer' }, officeId: null } },
      ),
  );

  const notify = async (request: FastifyRequest, parameters: unknown) => {
    if (!provider) throw new Problem(503, 'payment_unavailable');
    const texts = parametersIn(parameters);
    if (!texts) return { status: 400, body: provider.acknowledge('99', 'Malformed notice') };
    const answer = await write.transaction({ actor: SYSTEM, officeId: null }, (tx) =>
      receiveNotice(tx, texts, { provider, now: clock.now() }),
    );
    if (answer.status !== 200) request.log.warn({ claim: provider.claim(texts) }, 'A payment notice was refused.');
    return answer;
  };
  const limited = { preHandler: limit({ name: 'payment-notice', requests: 600, seconds: 60 }) };
  app.post('/payments/notify', limited, async (request, reply) => {
    const { status, body } = await notify(request, request.body);
    return reply.code(status ?? 200).send(body);
  });
  // VNPAY sends its notice by GET.
  app.get('/payments/notify', limited, async (request, reply) => {
    const { status, body } = await notify(request, request.query);
    return reply.code(status ?? 200).send(body);
  });

  /** The payer's browser comes back with the gateway's signed answer. Nothing moves here: it is shown, and recorded once. */
  app.get('/payments/return', limited, async (request, reply) => {
    const lost = `${services.origins.portal}/payment/result?transaction_code=99`;
    const texts = parametersIn(request.query);
    const code = texts && provider?.claim(texts).order;
    const order = code ? as<Order>(await store.first('orders', { code })) : undefined;
    if (!provider || !texts || !order) return reply.redirect(lost, 303);
    const verdict = provider.judge(texts, { code: order.code, amount: order.total });
    if (verdict.kind === 'refused') return reply.redirect(lost, 303);
    const providerCode = provider.claim(texts).providerCode ?? null;
    await write.transaction({ actor: SYSTEM, officeId: null }, async (tx) => {
      await tx.lock('orders', order.id);
      if (await tx.first('transactions', { order_id: order.id, direction: 'RETURN', provider_code: providerCode }))
        return;
      await record(tx, order, texts, verdict, { provider, now: clock.now(), direction: 'RETURN', signed: true });
    });
    const shown = verdict.kind === 'paid' ? 1 : verdict.transactionCode;
    return reply.redirect(
      resultAddress(order, shown, { portal: services.origins.portal, secret: services.secret }),
      303,
    );
  });
}
