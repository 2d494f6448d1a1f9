import { rng, type Rng } from '../fuzz/rng.ts';
import { openShop, type Shop } from '../../domain/src/shop.fixture.ts';
import { addDays, localDate } from '../../domain/src/rules/time/calendar.ts';

export type AnyJson = ReturnType<typeof JSON.parse>;
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Account of a staff member at one desk. Its session is renewed before it ends. */
export interface Staff {
  readonly account: string;
  readonly userId: string;
  readonly officeId: string;
  readonly pos?: boolean;
}

export interface ApiReply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: AnyJson;
}

export interface CallOptions {
  readonly as?: Staff | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Running server as seen from outside: HTTP, a clock, and seeded choices. */
export interface World {
  readonly seed: number;
  readonly rng: Rng;
  readonly traffic: { count: number; readonly faults: string[]; readonly refusals: Map<string, number> };
  today(): string;
  now(): Date;
  /** Advances the clock and runs the due jobs. */
  pass(minutes: number): Promise<void>;
  /** Advances the clock to an hour of a later day in Hanoi. */
  until(day: string, hour: number, minute?: number): Promise<void>;
  call(method: Method, path: string, body?: unknown, options?: CallOptions): Promise<ApiReply>;
  done(method: Method, path: string, body?: unknown, options?: CallOptions): Promise<AnyJson>;
  /** Sends a request that the server must reject, either with this error code or with 422 on a field of this name. */
  refused(code: string, method: Method, path: string, body?: unknown, options?: CallOptions): Promise<void>;
  move(as: Staff, resource: string, id: string, transition: string, input?: unknown): Promise<AnyJson>;
  all(resource: string, filter: Readonly<Record<string, string>>, as: Staff): Promise<readonly AnyJson[]>;
  captcha(): Promise<string>;
  close(): Promise<void>;
}

export const PASSWORD = 'Tuyen#2026';
const HANOI = 7;
/** Age in milliseconds at which a session is renewed: seven hours, because sessions last eight. */
const RENEW_AFTER = 7 * 3_600_000;
const PAGE = 100;

export async function openWorld(seed: number, databaseUrl: string | undefined, from: Date): Promise<World> {
  const shop: Shop = await openShop({ databaseUrl, rateLimits: true });
  const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const random = rng(seed);
  const sessions = new Map<string, { readonly token: string; readonly at: number }>();
  const last: string[] = [];
  let now = from;

  const world: World = {
    seed,
    rng: random,
    traffic: { count: 0, faults: [], refusals: new Map() },
    today: () => localDate(now),
    now: () => now,
    async pass(minutes) {
      // Deletes mails, which do not matter here: waiting mails would be retried every few minutes.
      await world.call('DELETE', '/__qa/outbox');
      const { body } = await world.call('POST', '/__qa/clock/move', { minutes });
      now = new Date(body.now);
    },
    async until(day, hour, minute = 0) {
      const at = new Date(`${day}T00:00:00Z`).getTime() + ((hour - HANOI) * 60 + minute) * 60_000;
      if (at < now.getTime()) throw new Error(`${day} ${hour}:${minute} is over: it is ${now.toISOString()}.`);
      await world.pass((at - now.getTime()) / 60_000);
    },
    async call(method, path, body, { as, headers } = {}) {
      const signedIn = as && (await session(as));
      const form = body instanceof FormData;
      const answer = await fetch(path.startsWith('/') ? `${origin}${path}` : `${origin}/api/v1/${path}`, {
        method,
        redirect: 'manual',
        headers: {
          ...signedIn,
          ...(body !== undefined && !form && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: form || typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await answer.text();
      const json = answer.headers.get('content-type')?.includes('json') && text !== '';
      const line = `${now.toISOString()} ${as?.account ?? '–'} ${method} ${path} ${said(body)} → ${answer.status} ${answer.ok ? '' : text}`;
      world.traffic.count += 1;
      last.push(line);
      if (last.length > 8) last.shift();
      if (answer.status >= 500) world.traffic.faults.push(line);
      return { status: answer.status, headers: answer.headers, body: json ? JSON.parse(text) : text };
    },
    async done(method, path, body, options) {
      const answer = await world.call(method, path, body, options);
      if (answer.status >= 400) throw new Error(`Refused, though nothing was wrong:\n${last.join('\n')}`);
      return answer.body;
    },
    async refused(code, method, path, body, options) {
      const record = /^(.+)\/transitions\/[^/]+$/.exec(path)?.[1];
      // Reads the record's current version first, as screens do, because a request for a transition must name the
      // version.
      const read = record === undefined ? undefined : await world.call('GET', record, undefined, options);
      const sent = read ? { version: read.body?.version, ...(body as object) } : body;
      const answer = await world.call(method, path, sent, options);
      const named = answer.body?.code === code || answer.body?.errors?.[code] !== undefined;
      if (answer.status < 400 || !named) throw new Error(`Not refused by ${code}:\n${last.join('\n')}`);
      world.traffic.refusals.set(code, (world.traffic.refusals.get(code) ?? 0) + 1);
    },
    async move(as, resource, id, transition, input = {}) {
      // Reads the record's current version first, as screens do, because a request for a transition must name the
      // version.
      const { version } = await world.done('GET', `${resource}/${id}`, undefined, { as });
      return world.done('POST', `${resource}/${id}/transitions/${transition}`, Object.assign({ version }, input), {
        as,
      });
    },
    async all(resource, filter, as) {
      const rows: AnyJson[] = [];
      for (let page = 1; ; page += 1) {
        const query = new URLSearchParams({ page: String(page), per_page: String(PAGE), sort: 'id,ASC' });
        for (const [field, value] of Object.entries(filter)) query.append('filter', `${field}||$eq||${value}`);
        const { data } = await world.done('GET', `${resource}?${query}`, undefined, { as });
        rows.push(...data);
        if (data.length < PAGE) return rows;
      }
    },
    captcha: () => shop.captcha(),
    close: () => shop.app.close(),
  };

  async function session({ account, officeId, pos }: Staff): Promise<Record<string, string>> {
    const client = pos ? { 'x-client-kind': 'POS' } : {};
    const known = sessions.get(account);
    const fresh = known && now.getTime() - known.at < RENEW_AFTER ? known : await signIn(account, client);
    return { authorization: `Bearer ${fresh.token}`, 'x-office-id': officeId, ...client };
  }

  async function signIn(account: string, headers: Readonly<Record<string, string>>) {
    const body = await world.done('POST', 'auth/login', { account, password: PASSWORD }, { headers });
    const session = { token: String(body.authToken), at: now.getTime() };
    sessions.set(account, session);
    return session;
  }

  const { body } = await world.call('PUT', '/__qa/clock', { now: from.toISOString(), frozen: true });
  now = new Date(body.now);
  return world;
}

const said = (body: unknown): string =>
  body === undefined || body instanceof FormData ? '' : JSON.stringify(body).slice(0, 300);

export function daysFrom(first: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}
