import { fileURLToPath } from 'node:url';
import { type DashboardAnswer, type TileAnswer, transitionsBoundToVersion } from '@tuyen/model';
import { loadProject } from '@tuyen/model/load';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { readSmsSender, type Row, type SmsSender } from '@tuyen/server/domain';
import { type AdjustableClock, ANCHOR, type MockOptions, type MockServer, openMockServer } from '@tuyen/server-mock';
import { solvedCaptcha } from '@tuyen/server-mock/testing/captcha';
import { fillFrom } from '@tuyen/server-mock/testing/databases';
import { seedsOfRun } from '@tuyen/server-mock/testing/seeds';
import { sessionOf } from '@tuyen/server-mock/testing/session';
import { WAIT } from '../../tests/support/limits.ts';
import { blankCode } from './fixtures/sales/stock.ts';
import { fixtures, jobs } from './fixtures/index.ts';
import { domain } from './index.ts';
import type { Order } from './contract.ts';
import { addDays, localDate, monthOf } from './rules/time/calendar.ts';

const API = '/api/v1';
type Answer = LightMyRequestResponse;

export interface Clerk {
  readonly headers: Record<string, string>;
  readonly officeId: string;
}

export interface Shop extends MockServer {
  get(path: string, as?: Clerk): Promise<Answer>;
  post(path: string, body?: Row, as?: Clerk, headers?: Record<string, string>): Promise<Answer>;
  patch(path: string, body: Row, as?: Clerk): Promise<Answer>;
  remove(path: string, as?: Clerk): Promise<Answer>;
  signIn(account: string): Promise<Clerk>;
  captcha(): Promise<string>;
  form(more?: Row): Promise<Row>;
  photo(): Promise<string>;
  register(more?: Row, path?: string): Promise<PlacedOrder>;
  /** Pays at the gateway with a tester's choices. Returns the address where the browser ends up. */
  pay(url: string, choice?: Row): Promise<URL>;
  blank(): string;
  order(code: string): Promise<Order>;
  move(code: string, transition: string, input?: Row, as?: Clerk): Promise<Answer>;
  rowOf(resource: string, where: Row): Promise<Row>;
  tile(name: string, as: Clerk | string): Promise<TileAnswer | undefined>;
  idOf(resource: string, where: Row): Promise<string>;
  pass(time: { readonly days?: number; readonly hours?: number; readonly minutes?: number }): Promise<void>;
  /** Advances the clock without running jobs. */
  advanceClock(milliseconds: number): void;
  mails(to: string): Promise<readonly Row[]>;
}

export interface PlacedOrder {
  readonly code: string;
  readonly result_id: string;
  readonly status: string;
  readonly total: number;
  readonly payment: { readonly url: string };
}

let customers = 0;

const project = loadProject(fileURLToPath(new URL('../../', import.meta.url)));
if (!project.model) throw new Error('The schemas of the project have errors.');
const { model } = project;

export interface ShopOptions {
  readonly rateLimits?: boolean;
  readonly databaseUrl?: string | undefined;
  readonly seed?: boolean;
  readonly privateMailHosts?: boolean;
  readonly sms?: SmsSender | undefined;
  readonly openApi?: MockOptions['openApi'];
  readonly watch?: MockOptions['watch'];
}

/** Returns the sender of an SMS service of a test that gets the number and the text as JSON. */
export function smsSenderAt(url: string): SmsSender {
  return readSmsSender(JSON.stringify({ url, json: { to: '{to}', text: '{text}' } }), 'sms.json', {});
}

/** @param options.rateLimits off by default, because the tests of a file send many requests from one client */
export async function openShop({
  rateLimits = false,
  databaseUrl,
  seed = true,
  openApi,
  privateMailHosts = true,
  sms,
  watch,
}: ShopOptions = {}): Promise<Shop> {
  const open = (url: string | undefined) =>
    openMockServer({
      model,
      domain: { ...domain, jobs: [...(domain.jobs ?? []), ...jobs] },
      fixtures,
      words: Object.fromEntries(Object.entries(project.locales).map(([tag, files]) => [tag, files['server'] ?? {}])),
      qa: true,
      clock: { now: () => ANCHOR },
      captchaWork: { rounds: 1, tries: 2 },
      // Fixtures are created once in a test run. Each test file gets its own shop with the same data.
      ...(seed && { cachedSeed: seedsOfRun(ANCHOR) }),
      rateLimits,
      databaseUrl: url,
      // Time limits for a request that waits for a database connection. They are high, because parallel clients wait
      // long on a busy machine, and these tests do not test the wait.
      patience: WAIT,
      statementMs: WAIT,
      seed,
      privateMailHosts,
      sms,
      ...(openApi && { openApi }),
      ...(watch && { watch }),
    });
  if (databaseUrl && seed) await fillFrom('shop', databaseUrl, async (url) => (await open(url)).app.close());
  const server = await open(databaseUrl);
  const { app, engine } = server;
  const inject = (options: InjectOptions): Promise<Answer> => app.inject(options);
  const clerks = new Map<string, Promise<Clerk>>();
  let blanks = 0;

  const statedVersion = async (path: string): Promise<Record<string, string>> => {
    const [, resource = '', id = '', name = ''] = /^([^/]+)\/([^/]+)\/transitions\/([^/]+)$/u.exec(path) ?? [];
    const workflow = model.resources.find((one) => one.name === resource)?.workflow;
    if (!workflow || !transitionsBoundToVersion(workflow).has(name)) return {};
    const row = await engine.store.get(resource, id);
    return row ? { 'if-match': `"${String(row['version'])}"` } : {};
  };

  const shop: Shop = {
    ...server,
    get: (path, as) => inject({ method: 'GET', url: `${API}/${path}`, headers: as?.headers ?? {} }),
    async post(path, body = {}, as, headers) {
      const stated = 'version' in body || headers?.['if-match'] !== undefined ? {} : await statedVersion(path);
      return inject({
        method: 'POST',
        url: `${API}/${path}`,
        headers: { ...as?.headers, ...stated, ...headers },
        payload: body,
      });
    },

    patch: (path, body, as) =>
      inject({ method: 'PATCH', url: `${API}/${path}`, headers: as?.headers ?? {}, payload: body }),
    remove: (path, as) => inject({ method: 'DELETE', url: `${API}/${path}`, headers: as?.headers ?? {} }),

    signIn(account) {
      const known = clerks.get(account);
      if (known) return known;
      const signing = (async () => {
        const { token, profile } = await sessionOf(engine, account);
        const officeId = String(profile.office_id ?? profile.offices[0]?.id);
        return { headers: { authorization: `Bearer ${token}`, 'x-office-id': officeId }, officeId };
      })();
      clerks.set(account, signing);
      return signing;
    },

    async captcha() {
      return solvedCaptcha((await shop.get('public/captcha')).json());
    },

    async photo() {
      const file = { name: 'anh.png', type: 'image/png', bytes: new Uint8Array([1]) };
      return (await engine.uploads.put(file, { kind: 'customer' })).url;
    },

    async form(more = {}) {
      customers += 1;
      const price = await shop.rowOf('ticket-prices', { code: 'VT-LT' });
      const counter = await shop.rowOf('ticket-counters', { name: 'Quầy vé Bến xe Mỹ Đình' });
      return {
        card_kind: 'BASIC',
        route_scope: 'MULTI_ROUTE',
        ticket_price_id: price['id'],
        // A card that is ordered now is handed over within a week.
        start_month: monthOf(addDays(localDate(engine.clock.now()), 7)),
        // The group decides the months of a free ticket.
        months: more['card_kind'] === 'FREE' ? undefined : 1,
        full_name: 'Đỗ Thị Thu Hương',
        birth_date: '1998-04-12',
        identity_number: `0011980${String(customers).padStart(5, '0')}`,
        phone: `0912${String(345_000 + customers)}`,
        email: `huong${customers}@hopthu.example`,
        portrait: await shop.photo(),
        delivery_method: 'COUNTER',
        ticket_counter_id: counter['id'],
        consent: true,
        ...more,
      };
    },

    async register(more, path = 'public/orders') {
      const body = path === 'public/orders' ? await shop.form(more) : { consent: true, ...more };
      const answer = await shop.post(path, body, undefined, { 'x-token-captcha': await shop.captcha() });
      if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`);
      return answer.json();
    },

    async pay(url, choice) {
      const redirect = Object.fromEntries(new URL(url).searchParams);
      const form = new URLSearchParams({
        outcome: '00',
        timing: 'before',
        notification: 'once',
        ...choice,
        ...redirect,
      });
      const chosen = await inject({
        method: 'POST',
        url: '/gateway/pay',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: form.toString(),
      });
      if (chosen.statusCode !== 303) throw new Error(`${chosen.statusCode} ${chosen.body}`);
      const back = new URL(String(chosen.headers.location));
      const returned = await inject({ method: 'GET', url: `${back.pathname}${back.search}` });
      return new URL(String(returned.headers.location));
    },

    blank() {
      blanks += 1;
      return blankCode(blanks);
    },
    async order(code) {
      return (await shop.rowOf('orders', { code })) as unknown as Order;
    },
    async move(code, transition, input, as) {
      const { id } = await shop.order(code);
      return shop.post(`orders/${id}/transitions/${transition}`, input, as ?? (await shop.signIn('agency-card')));
    },
    async tile(name, as) {
      const answer = await shop.get('dashboard', typeof as === 'string' ? await shop.signIn(as) : as);
      return answer.json<DashboardAnswer>().tiles.find((tile) => tile.name === name);
    },
    async idOf(resource, where) {
      return String((await shop.rowOf(resource, where))['id']);
    },

    async rowOf(resource, where) {
      const row = await engine.store.first(resource, where as Record<string, string>);
      if (!row) throw new Error(`No ${resource} with ${JSON.stringify(where)}.`);
      return row;
    },
    async pass(time) {
      // Sessions expire when a test sets the clock forward, so the clerks must sign in again.
      clerks.clear();
      await inject({ method: 'POST', url: '/__qa/clock/move', payload: time });
    },
    advanceClock(milliseconds) {
      clerks.clear();
      (engine.clock as AdjustableClock).move(milliseconds);
    },
    async mails(to) {
      return (await inject({ method: 'GET', url: `/__qa/outbox?to=${encodeURIComponent(to)}` })).json();
    },
  };
  return shop;
}
