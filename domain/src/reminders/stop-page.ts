import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ANYBODY, objectOrEmpty, Problem } from '@tuyen/server/domain';
import type { Services } from '../contract.ts';
import { escapeHtml } from '../html-pages/escape.ts';
import { STOP_PATH, STOP_REMINDERS } from './stop-link.ts';

const SYSTEM = { actor: { kind: 'customer' }, officeId: null } as const;
const OPENING = { name: 'stop-reminders', requests: 60, seconds: 900 };
const FORM = 'application/x-www-form-urlencoded';

type Outcome = 'ask' | 'done' | 'already' | 'invalid';

const STATUS: Readonly<Record<Outcome, number>> = { ask: 200, done: 200, already: 200, invalid: 400 };

/**
 * Registers the page behind the link of a reminder. Opening it changes nothing, because mail programs open links in
 * advance. The form of the page, or the button of a mail program (RFC 8058), sends the POST request that declines
 * further reminders.
 */
export function stopPage(app: FastifyInstance, services: Services): void {
  const { write, limit } = services;
  const page = { schema: { hide: true, security: ANYBODY }, preHandler: limit(OPENING) };

  void app.register(async (scope) => {
    // The body carries nothing that is needed: the key is in the address, as RFC 8058 requires.
    scope.addContentTypeParser(FORM, { parseAs: 'buffer' }, (_request, _body, done) => done(null, {}));
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, _body, done) => done(null, {}));

    scope.get(`${STOP_PATH}.css`, { schema: page.schema }, (_request, reply) => reply.type('text/css').send(STYLE));

    scope.get(STOP_PATH, page, async (request, reply) => {
      const outcome = await outcomeOf(async () => {
        await write.transaction(SYSTEM, (tx) => tx.readKey(STOP_REMINDERS, keyOf(request)));
        return 'ask';
      });
      return answer(services, request, reply, outcome);
    });

    const posted = { ...page, schema: { ...page.schema, consumes: [FORM] } };
    scope.post(STOP_PATH, posted, async (request, reply) => {
      const outcome = await outcomeOf(() =>
        write.transaction(SYSTEM, async (tx) => {
          const { subject } = await tx.redeemKey(STOP_REMINDERS, keyOf(request));
          const customer = await tx.lock('customers', subject);
          if (!customer) return 'invalid';
          await tx.internal.update('customers', customer.id, { declines_reminders: true });
          return 'done';
        }),
      );
      return answer(services, request, reply, outcome);
    });
  });
}

async function outcomeOf(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 422) throw error;
    return error.code === 'link_used' ? 'already' : 'invalid';
  }
}

function keyOf({ query }: FastifyRequest): { readonly id: string; readonly key: string } {
  const { id, key } = objectOrEmpty(query);
  return { id: String(id ?? ''), key: String(key ?? '') };
}

function answer({ text }: Services, request: FastifyRequest, reply: FastifyReply, outcome: Outcome): FastifyReply {
  const language = objectOrEmpty(request.query)['lang'] === 'en' ? 'en' : 'vi';
  const say = (key: string) => escapeHtml(text(language, `reminders.stop.${key}`));
  const form = `<form method="post"><button>${say('button')}</button></form>`;
  return reply
    .code(STATUS[outcome])
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    )
    .send(
      `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say(`${outcome}.title`)}</title><link rel="stylesheet" href="${STOP_PATH}.css"></head>
<body><main><h1>${say(`${outcome}.title`)}</h1>
<p>${say(`${outcome}.body`)}</p>${outcome === 'ask' ? form : ''}</main></body></html>`,
    );
}

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:34rem;margin:0 auto;padding:1rem}
h1{font-size:1.4rem}
button{font:inherit;padding:.5rem 2rem;min-height:2.75rem;max-width:100%;font-weight:600;background:#0b6b2f;color:#fff;border:0;border-radius:.5rem}
:focus-visible{outline:3px solid #1a73e8;outline-offset:2px}
`;
