import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ANYBODY, badQuery, urlEncodedParameters } from '@tuyen/server/domain';
import type { Services } from '../../contract.ts';
import { isSigned, SIGNATURE, signed, type Parameters } from '../signature.ts';
import { brandOf, type Brand } from '../../settings/brand.ts';
import { outage, withFault } from './faults.ts';
import { closedSession } from './closed-session.ts';
import { choicePage, closedPage, refusalPage, STYLE } from './page.ts';
import { answerTo, type Merchant } from './protocol.ts';
import { NOTIFICATIONS, OUTCOMES, TIMINGS } from './words.ts';

const BASE = '/gateway';
const NOTIFICATION_PATH = '/api/v1/payments/notify';
/** Delay of a late payment notification. It gives a tester time to see the result page wait for the payment. */
const LATE_NOTIFICATION_MS = 3000;
const page = { schema: { hide: true, security: ANYBODY } };

const form = { schema: { ...page.schema, consumes: ['application/x-www-form-urlencoded'] } };

/**
 * Registers a simulated Vietnamese payment gateway. It accepts only signed redirects, sends the payer back with a
 * signed return, and notifies the server with a signed message. The tester chooses when and how often the notification
 * arrives.
 */
export function gateway(app: FastifyInstance, services: Services, account: Merchant): void {
  const isValid = (redirect: Parameters): boolean =>
    isSigned(redirect, account.secret) && Date.parse(redirect['expires_at'] ?? '') > services.clock.now().getTime();
  const isOpen = async (redirect: Parameters): Promise<boolean> =>
    isValid(redirect) && !(await services.oneTimeKeys.isUsed(sessionKey(redirect)));

  /** Uses up a payment session. Returns false if it was already used. */
  const close = (redirect: Parameters): Promise<boolean> =>
    services.oneTimeKeys.use(sessionKey(redirect), new Date(redirect['expires_at'] ?? ''));

  /**
   * Returns the page that explains why nothing can be paid. Returns undefined for a session that takes the money. A
   * request without a valid signature learns nothing about the order.
   */
  const explained = async (redirect: Parameters, open: boolean): Promise<string | undefined> => {
    if (!isSigned(redirect, account.secret)) return refusalPage(redirect, BASE);
    const closed = await closedSession(services, redirect, { isOpen: open });
    if (closed) return closedPage(redirect, BASE, closed, await payee(redirect, services));
    return open ? undefined : refusalPage(redirect, BASE);
  };

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer' },
      (_request, body: Buffer, done) => done(null, urlEncodedParameters(body)),
    );

    scope.get(`${BASE}/style.css`, page, (_request, reply) => reply.type('text/css').send(STYLE));

    scope.get(`${BASE}/pay`, page, async (request, reply) => {
      const redirect = textsOf(request.query);
      strict(reply, services);
      const down = await outage(services, redirect);
      if (down !== undefined) return reply.code(down).send(refusalPage(redirect, BASE));
      const closed = await explained(redirect, await isOpen(redirect));
      if (closed !== undefined) return reply.code(400).send(closed);
      return reply.send(choicePage(redirect, BASE, await payee(redirect, services)));
    });

    scope.post(`${BASE}/pay`, form, async (request, reply) => {
      const {
        outcome: picked = '00',
        timing: time = 'before',
        notification: sent = 'once',
        ...redirect
      } = textsOf(request.body);
      strict(reply, services);
      const down = await outage(services, redirect);
      if (down !== undefined) return reply.code(down).send(refusalPage(redirect, BASE));
      const choices = await withFault(services, redirect, { outcome: picked, timing: time, notification: sent });
      const { outcome = '', timing = '', notification = '' } = choices;
      const chosen =
        Object.hasOwn(OUTCOMES, outcome) &&
        Object.hasOwn(TIMINGS, timing) &&
        Object.hasOwn(NOTIFICATIONS, notification);
      if (!chosen) return reply.code(400).send(refusalPage(redirect, BASE));
      if (!isValid(redirect) || !(await close(redirect)))
        return reply.code(400).send((await explained(redirect, false)) ?? refusalPage(redirect, BASE));
      const choice = { outcome, transactionNo: String(randomInt(1e11, 1e12)), paidAt: services.clock.now() };
      const answer = answerTo(redirect, choice, account);
      const send = async (): Promise<void> => {
        for (const payload of notificationsOf(answer, notification, account)) {
          await app.inject({ method: 'POST', url: NOTIFICATION_PATH, headers: forwarded(request.headers), payload });
        }
      };
      if (timing === 'before') await send();
      if (timing === 'after') services.later(LATE_NOTIFICATION_MS, send);
      return reply.redirect(withParameters(redirect['return_url'] ?? '', answer), 303);
    });
  });
}

function sessionKey(redirect: Parameters): string {
  return `payment:${redirect[SIGNATURE]?.toLowerCase() ?? ''}`;
}

async function payee(redirect: Parameters, { store, settings }: Services): Promise<Brand | undefined> {
  const order = await store.first('orders', { code: redirect['order'] ?? '' });
  const office = order && (await store.get('offices', order.office_id));
  return office && brandOf(office, settings);
}

function notificationsOf(answer: Parameters, notification: string, account: Merchant): readonly Parameters[] {
  if (notification === 'twice') return [answer, answer];
  if (notification === 'forged') return [{ ...answer, [SIGNATURE]: '0'.repeat(128) }];
  if (notification === 'amount') return [signed({ ...answer, amount: '100' }, account.secret)];
  return [answer];
}

function withParameters(url: string, parameters: Parameters): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}

/**
 * Browsers apply `form-action` to redirects too. The content security policy therefore includes the portal's origin, to
 * which the payer is finally redirected.
 */
function strict(reply: FastifyReply, services: Services): void {
  const { portal, server } = services.origins;
  reply
    .type('text/html; charset=utf-8')
    .header('referrer-policy', 'no-referrer')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; img-src 'self' ${server}; form-action 'self' ${server} ${portal}; frame-ancestors 'none'; base-uri 'none'`,
    );
}

/** Returns the headers and cookies that select the tester's namespace, so that the notification reaches the same one. */
function forwarded(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const named = Object.entries(headers).filter((entry): entry is [string, string] =>
    /^(x-tuyen-|x-qa-)/.test(entry[0]),
  );
  const cookies = String(headers['cookie'] ?? '').match(/(?<=^|;\s*)x-qa-[^;]*/gu) ?? [];
  return { ...Object.fromEntries(named), ...(cookies.length > 0 && { cookie: cookies.join('; ') }) };
}

/** @throws {Problem} 400 if a parameter is repeated */
function textsOf(value: unknown): Parameters {
  const entries = Object.entries(value ?? {});
  const [repeated] = entries.find(([, text]) => Array.isArray(text)) ?? [];
  if (repeated !== undefined) throw badQuery('repeated', { parameter: repeated });
  return Object.fromEntries(entries.map(([name, text]) => [name, String(text)]));
}
