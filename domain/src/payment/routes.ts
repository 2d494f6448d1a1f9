import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Order, Reader, Services } from '../contract.ts';
import { Problem } from '@tuyen/server-mock/domain';
import { asOfNow } from '../orders/expiry.ts';
import { byCodeAndContact, byToken } from '../orders/find.ts';
import { contactAlone } from '../public/form.ts';
import { guessingOrders } from '../public/guessing.ts';
import { openPayment } from './open.ts';
import type { PaymentProvider } from './provider.ts';
import { CODE_LENGTH, forged, receiveNotice, record } from './receive.ts';
import { resultAddress } from './result-address.ts';
import { type Parameters, parametersIn } from './signature.ts';

const SYSTEM = { kind: 'system', name: 'payments' } as const;

/** Opening a payment, the payer's way back, and the gateway's notice. */
export function paymentRoutes(app: FastifyInstance, services: Services, provider: PaymentProvider | undefined): void {
  const { write, store, clock, limit } = services;

  /** `{order}` is the order's code with `phone` or `email` in the body, or the unguessable token of its result page. */
  app.post<{ Params: { order: string }; Body: unknown }>(
    '/payments/:order/open',
    { preHandler: [limit({ name: 'payment-open', requests: 30, seconds: 60 }), guessingOrders(limit, 'order')] },
    async (request, reply) => {
      const { order: named } = request.params;
      const contact = contactAlone(request.body);
      const find = async (reader: Reader) =>
        (await byToken(reader, named)) ?? (await byCodeAndContact(reader, named, contact));
      await asOfNow(services, await find(store));
      return write.handleWrite(
        request,
        reply,
        async (tx) => {
          const order = await find(tx);
          if (!order) throw new Problem(404, 'not_found');
          const locked = (await tx.lock('orders', order.id)) as Order;
          return { body: await openPayment(tx, locked, request.ip, { services, provider }) };
        },
        { context: { actor: { kind: 'customer' }, officeId: null } },
      );
    },
  );

  const forgeries = limit({ name: 'payment-forged', requests: 30, seconds: 60 });
  /**
   * What nobody signed is counted for its sender's address and named in the process's log, without a word of its own; no row is
   * written for it. Answers whether the message may be read on.
   */
  const trusted = async (request: FastifyRequest, reply: FastifyReply, texts: Parameters): Promise<boolean> => {
    if (provider?.isSigned(texts)) return true;
    await forgeries(request, reply);
    request.log.warn('A payment message without a valid signature was refused.');
    return false;
  };

  const notify = async (request: FastifyRequest, reply: FastifyReply, parameters: unknown) => {
    if (!provider) throw new Problem(503, 'payment_unavailable');
    const texts = parametersIn(parameters);
    if (!texts) return { status: 400, body: provider.acknowledge('99', 'Malformed notice') };
    if (!(await trusted(request, reply, texts))) return forged(provider);
    const answer = await write.transaction({ actor: SYSTEM, officeId: null }, (tx) =>
      receiveNotice(tx, texts, { provider, now: clock.now() }),
    );
    if (answer.status !== 200) request.log.warn({ claim: provider.claim(texts) }, 'A payment notice was refused.');
    return answer;
  };
  const limited = { preHandler: limit({ name: 'payment-notice', requests: 600, seconds: 60 }) };
  app.post('/payments/notify', limited, async (request, reply) => {
    const { status, body } = await notify(request, reply, request.body);
    return reply.code(status ?? 200).send(body);
  });
  // VNPAY sends its notice by GET.
  app.get('/payments/notify', limited, async (request, reply) => {
    const { status, body } = await notify(request, reply, request.query);
    return reply.code(status ?? 200).send(body);
  });

  /** The payer's browser comes back with the gateway's signed answer. Nothing moves here: it is shown, and recorded once. */
  app.get('/payments/return', limited, async (request, reply) => {
    const lost = `${services.origins.portal}/payment/result?transaction_code=99`;
    const texts = parametersIn(request.query);
    if (!provider || !texts || !(await trusted(request, reply, texts))) return reply.redirect(lost, 303);
    const code = provider.claim(texts).order;
    const order = code ? await store.first('orders', { code }) : undefined;
    if (!order) return reply.redirect(lost, 303);
    const verdict = provider.judge(texts, { code: order.code, amount: order.total });
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
