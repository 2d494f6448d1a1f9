import type { FastifyInstance } from 'fastify';
import { counterName, type Limits } from '../../limits/limits.ts';
import { Problem } from '../../problem.ts';
import { lruCache } from '../../lru-cache.ts';
import { header } from '../../request/header.ts';
import { KIND } from './callers.ts';
import { perNamespace } from '../../store/namespaces/current.ts';
import type { ClientKinds } from './client-kinds.ts';
import type { Domain, Services } from '../../domain.ts';
import type { HasRecords } from '../../store/store.ts';

interface Parts extends Pick<Services, 'auth' | 'clock' | 'note'>, HasRecords {
  readonly domain: Domain;
  readonly kinds: ClientKinds;
  readonly limits: Limits;
}

const WINDOW = 60;
/**
 * Maximum number of clients whose last use is kept in memory. The next use of an evicted client is recorded even within
 * the same minute.
 */
const MAX_CLIENTS = 10_000;

/**
 * Checks requests before any route. A claimed client kind must match the credentials, and API clients are limited to
 * the paths and the rate of their kind. A request that claims no kind and has no API key is not checked.
 */
export function clientGate(app: FastifyInstance, engine: Parts, base: string): void {
  const uses = perNamespace(() => lruCache<number>(MAX_CLIENTS));

  engine.records.onReplaced(() => uses().clear());

  async function noteUse(id: string): Promise<void> {
    const clients = engine.domain.identity?.clients;
    const now = engine.clock.now();
    const used = uses();
    const last = used.get(id);
    if (!clients || (last !== undefined && Math.abs(now.getTime() - last) < WINDOW * 1000)) return;
    used.set(id, now.getTime());
    await engine.note(clients.resource, id, { [clients.lastUsed]: now.toISOString() });
  }

  app.addHook('onRequest', async (request) => {
    const { headers } = request;
    if (headers[KIND] === undefined && headers['x-api-key'] === undefined) return;
    const path = request.url.slice(base.length + 1).split('?', 1)[0] ?? '';
    const signsIn = path.startsWith('auth/') && header(request, 'authorization') === undefined;
    if (signsIn && header(request, 'x-api-key') === undefined) return;
    const caller = await engine.auth.caller(request);
    if (!engine.kinds.opens(caller.clientKind, path)) throw new Problem(403, 'client_kind_closed');
    // The client kind in a sign-in request is the client kind of the new session. An API key in the request only
    // identifies the program.
    if (!signsIn) engine.kinds.checkClaim(header(request, KIND), caller.clientKind);
    const { actor } = caller;
    if (actor.kind !== 'client') return;
    await noteUse(actor.clientId);
    if (actor.rateLimit === undefined) return;
    const name = counterName('client', actor.clientId);
    await engine.limits.take([{ name, requests: actor.rateLimit, seconds: WINDOW }]);
  });
}
