import { groupForm } from '../../../domain/src/groups/group-form.fixture.ts';
import { DEMO_KEY } from '../../../domain/src/fixtures/catalog/clients.ts';
import { DEMO_PASSWORD } from '../../../domain/src/fixtures/catalog/accounts.ts';
import type { Row } from '@tuyen/server/domain';
import type { Shop } from '../../../domain/src/shop.fixture.ts';

export interface Example {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: string | object | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

type Make = (shop: Shop) => Example | Promise<Example>;

const plain: Make = () => ({});
const asClient = { 'x-api-key': DEMO_KEY };

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const file: Make = () => ({
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
  body: Buffer.concat([
    Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'),
    Buffer.from(PNG, 'base64'),
    Buffer.from('\r\n--x--\r\n'),
  ]),
});

const superuser = async (shop: Shop) => (await shop.signIn('superuser')).headers;

async function savedReport(shop: Shop, body?: object): Promise<Example> {
  const headers = await superuser(shop);
  const made = await shop.post(
    'meta/reports',
    { resource: 'orders', name: crypto.randomUUID(), query: 'measure=count' },
    undefined,
    headers,
  );
  return { headers, path: { id: made.json().id }, ...(body && { body }) };
}

async function linkTo(shop: Shop, email: string): Promise<Record<string, string>> {
  const mail = (await shop.mails(email)).at(-1);
  const { searchParams, hash } = new URL(/https?:\S+/u.exec(String(mail?.['text']))?.[0] ?? '');
  return Object.fromEntries([...searchParams, ...new URLSearchParams(hash.slice(1))]);
}

async function ownCard(shop: Shop): Promise<Record<string, string>> {
  const card = await shop.rowOf('customer-cards', { status: 'ACTIVE', is_locked: false });
  const { phone, identity_number, id } = await shop.rowOf('customers', { id: card['customer_id'] });
  const email = 'chu.the@hopthu.example';
  await shop.engine.write.transaction({ actor: { kind: 'system' }, officeId: null }, (tx) =>
    tx.update('customers', String(id), { email }),
  );
  const owner = { phone: String(phone), identity_number: String(identity_number), email };
  return { card_id: String(card['id']), card_code: String(card['card_code']), ...owner };
}

async function lostCardLink(shop: Shop): Promise<Record<string, string>> {
  const { phone, identity_number, email = '', card_id = '' } = await ownCard(shop);
  const headers = { 'x-token-captcha': await shop.captcha() };
  await shop.post('public/lost-cards', { phone, identity_number }, undefined, headers);
  return { ...(await linkTo(shop, email)), card_id };
}

async function ownCardLink(shop: Shop): Promise<Record<string, string>> {
  const { phone, email = '', card_id = '' } = await ownCard(shop);
  await shop.post('public/own-card/links', { phone }, undefined, { 'x-token-captcha': await shop.captcha() });
  return { ...(await linkTo(shop, email)), card_id };
}

async function cardSession(shop: Shop) {
  const { id, key, card_id } = await ownCardLink(shop);
  const { session } = (await shop.post('public/own-card/open', { id, key, kept: true })).json();
  return { session: { id: String(session.id), key: String(session.key) }, card_id };
}

async function atCounter(shop: Shop) {
  const { id } = await shop.rowOf('ticket-counters', { name: 'Quầy vé Bến xe Mỹ Đình' });
  return { delivery_method: 'COUNTER', ticket_counter_id: id };
}

const cardNamed: Make = async (shop) => {
  const { card_code = '', phone = '' } = await ownCard(shop);
  return { query: { card_code, phone } };
};

async function price(shop: Shop) {
  const { id } = await shop.rowOf('ticket-prices', { code: 'VT-LT' });
  const [month] = (await shop.get(`public/sale-months?ticket_price_id=${String(id)}`)).json();
  return { ticket_price_id: String(id), start_month: String(month?.month) };
}

async function sale(shop: Shop): Promise<Record<string, string>> {
  const ticket = await shop.rowOf('ticket-prices', { code: 'VL-BUS-8' });
  const route = await shop.rowOf('routes', { code: '32' });
  return { ticket_price_id: String(ticket['id']), route_id: String(route['id']) };
}

/**
 * Returns the message that the payment gateway sends to the server. Its values come from the address to which the
 * gateway returns the browser.
 */
async function gatewayMessage(shop: Shop): Promise<Record<string, string>> {
  const { payment } = await shop.register();
  const redirect = Object.fromEntries(new URL(payment.url).searchParams);
  const form = new URLSearchParams({ outcome: '00', timing: 'never', notification: 'once', ...redirect });
  const chosen = await shop.app.inject({
    method: 'POST',
    url: '/gateway/pay',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  });
  return Object.fromEntries(new URL(String(chosen.headers.location)).searchParams);
}

const report: Make = () => ({ query: { from: '2026-01-01', to: '2026-03-01' } });

const printed =
  (resource: string, where: Row, more: Example = {}): Make =>
  async (shop) => {
    const { id } = await shop.rowOf(resource, where);
    return { path: { id }, ...more };
  };
const PAID = { status: 'CONFIRMED', needs_payment: true };
const PUBLISHED = { status: 'PUBLISHED' };

async function stateOf(shop: Shop): Promise<Example> {
  const { body } = await shop.app.inject('/__qa/state');
  return { headers: { 'content-type': 'application/x-ndjson' }, body };
}

/**
 * Example requests for each operation of the API, in call order. Operations that end the session or delete data come
 * last.
 */
export const examples: Readonly<Record<string, Make>> = {
  getHealth: plain,
  getReadiness: plain,
  getClock: plain,
  listOutbox: plain,
  listJournal: plain,
  getJournalArchive: plain,
  getJournalEntry: async (shop) => {
    await shop.get('public/sale-months');
    const answer = await shop.app.inject({ url: '/__qa/journal' });
    return { path: { id: answer.json().entries.at(-1).id } };
  },
  verifyJournal: async (shop) => {
    await shop.get('public/sale-months');
    return { body: { request: { method: 'GET', path: '/api/v1/public/sale-months' }, atLeast: 1 } };
  },
  setJournal: () => ({ body: { on: true } }),
  deleteJournal: plain,
  listStubs: plain,
  createStub: () => ({ body: { request: { path: '/api/v1/elsewhere' }, answer: { body: { a: 1 } } } }),
  createStubFromJournal: async (shop) => {
    await shop.get('public/sale-months');
    const answer = await shop.app.inject({ url: '/__qa/journal' });
    return { path: { id: answer.json().entries.at(-1).id } };
  },
  importStubs: () => ({
    query: { origin: 'https://api.example.com' },
    body: {
      log: {
        entries: [
          {
            request: { method: 'GET', url: 'https://api.example.com/pets' },
            response: { status: 200, content: { mimeType: 'application/json', text: '[]' } },
          },
        ],
      },
    },
  }),
  deleteStub: async (shop) => {
    const payload = { request: { path: '/api/v1/elsewhere' }, delay: 1 };
    const made = await shop.app.inject({ method: 'POST', url: '/__qa/stubs', payload });
    return { path: { id: made.json().id } };
  },
  listStubStates: plain,
  setStubStates: () => ({ body: { basket: 'full' } }),
  deleteStubs: plain,
  listFaults: plain,
  listFaultPoints: plain,
  createFault: () => ({ body: { point: 'mail', effect: { outcome: 'refused' } } }),
  deleteFault: async (shop) => {
    const payload = { point: 'mail', effect: { outcome: 'refused' } };
    const made = await shop.app.inject({ method: 'POST', url: '/__qa/faults', payload });
    return { path: { id: made.json().id } };
  },
  deleteFaults: plain,
  getContract: plain,
  setContract: () => ({ body: { mode: 'off' } }),
  // The server refuses to list contract violations if it has not checked every response. This test does not let it
  // check all of them, so it requests the list with `partial`.
  listViolations: () => ({ query: { partial: 'true' } }),
  getModel: plain,
  getResourceModel: () => ({ path: { name: 'routes' } }),
  getFlow: () => ({ path: { name: 'sell-day-ticket' } }),
  getDashboard: plain,
  listInbox: plain,
  countInbox: plain,
  readInbox: () => ({ body: {} }),
  chooseInboxDigest: () => ({ body: { digest: false } }),
  listReaders: async (shop) => ({ query: { resource: 'orders', id: String((await shop.rowOf('orders', {}))['id']) } }),
  listPresence: () => ({ query: { resource: 'customers' } }),
  followChanges: () => ({ query: { seconds: '0' } }),
  notePresence: async (shop) => ({ body: { resource: 'customers', id: (await shop.rowOf('customers', {}))['id'] } }),
  search: () => ({ query: { q: '32' } }),
  printTicketsTicket: printed('tickets', { state: 'SOLD' }),
  makePrintTicketsTicket: printed('tickets', { state: 'SOLD' }, { body: { reason: 'Kẹt giấy' } }),
  previewTemplateTicketsTicket: printed('tickets', { state: 'SOLD' }, { body: { template: '<p>{serial}</p>' } }),
  printDailyTicketsDayTicket: printed('daily-tickets', { state: 'ISSUED' }),
  printMonthlyTicketsMonthlyReceipt: printed('monthly-tickets', { state: 'ISSUED' }),
  printTicketsTicketReceipt: printed('tickets', { state: 'SOLD' }),
  printOrdersReceipt: printed('orders', PAID, { query: { paper: '80mm' } }),
  printOrdersCustomerReceipt: printed('orders', PAID),
  printOrdersOrder: printed('orders', PAID),
  previewTemplateOrdersOrder: printed('orders', PAID, { body: { template: '<p>{code}</p>' } }),
  printOrdersOrderCardLetter: printed('orders', PUBLISHED),
  async printOrdersOrderTransfer(shop) {
    const { code } = await shop.register({ payment_method: 'BANK_TRANSFER' });
    return { path: { id: (await shop.order(code)).id } };
  },
  printListOrdersHandOver: async (shop) => ({ query: { ids: String((await shop.rowOf('orders', PUBLISHED))['id']) } }),
  printListOrderMembersGroupHandOver: async (shop) => {
    const { code, payment } = await shop.register(await groupForm(shop, 30));
    await shop.pay(payment.url);
    await shop.move(code, 'approve');
    const id = await shop.idOf('order-members', { order_id: (await shop.order(code)).id });
    const clerk = await shop.signIn('agency-card');
    await shop.post(`order-members/${id}/transitions/attach-card`, { card_code: shop.blank() }, clerk);
    return { query: { ids: id } };
  },
  printCustomersPersonalData: printed('customers', {}),
  printCustomerCardsCardLetter: printed('customer-cards', { status: 'ACTIVE', is_locked: false }),
  printReissueCardsReissueReceipt: printed('reissue-cards', {}),
  printWorkShiftsShiftStatement: printed('work-shifts', { state: 'CLOSED' }),
  listShareRoles: plain,
  getCaptcha: plain,
  getProfile: plain,
  listReports: plain,
  'report-statistic-orders': report,
  'report-statistic-tickets': report,
  'report-statistic-cards': report,
  'report-report-metro-revenue-daily': report,
  'report-report-metro-revenue-weekly': report,
  'report-report-metro-revenue-monthly': report,
  'report-report-agency-commission': report,
  'report-report-day-close': report,
  'report-report-shift-cash': report,
  readMyShift: plain,
  'report-report-card-counts': report,
  'report-report-paper-tickets': report,

  'list-public-ticket-prices': plain,
  'list-public-routes': plain,
  'list-public-cities': plain,
  'list-public-districts': plain,
  'list-public-ticket-counters': plain,
  'list-public-card-kinds': plain,
  'list-public-object-groups': plain,
  'list-public-required-documents': async (shop) => ({
    query: { object_group_id: String((await shop.rowOf('object-groups', { code: 'HSSV' }))['id']) },
  }),
  'list-public-payment-methods': async (shop) => ({ query: { ticket_price_id: (await price(shop)).ticket_price_id } }),
  'list-public-sale-months': async (shop) => ({ query: { ticket_price_id: (await price(shop)).ticket_price_id } }),
  'list-public-month-counts': async (shop) => ({ query: await price(shop) }),
  'list-public-sale-days': async (shop) => ({ query: { ...(await price(shop)), months: '1' } }),
  getPublicRoute: async (shop) => ({ path: { id: (await shop.rowOf('routes', { code: '32' }))['id'] } }),
  getPublicPolicy: async (shop) => ({ path: { tab: (await shop.rowOf('policies', { status: 'ACTIVE' }))['tab'] } }),
  getContact: plain,
  currentAppReleases: plain,

  upload: file,
  uploadPublicly: file,
  linkUploads: async (shop) => ({ body: { uploads: [await shop.photo()] } }),
  async getUpload(shop) {
    const { url, headers = {}, body } = { url: '/api/v1/uploads', ...(await file(shop)) };
    const stored = await shop.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, ...(await superuser(shop)) },
      ...(body !== undefined && { payload: body }),
    });
    const address = new URL(String(stored.json().address), 'http://127.0.0.1');
    return { path: { id: address.pathname.split('/').at(-1) }, query: Object.fromEntries(address.searchParams) };
  },

  async submitRegister(shop) {
    return { body: await shop.form(), headers: { 'x-token-captcha': await shop.captcha() } };
  },
  async getPublicOrder(shop) {
    const { code } = await shop.register({ phone: '0912000777' });
    return { path: { code }, query: { phone: '0912000777' } };
  },
  async getResult(shop) {
    return { path: { token: (await shop.register()).result_id } };
  },
  async getReceipt(shop) {
    const { payment, result_id } = await shop.register();
    await shop.pay(payment.url);
    return { path: { token: result_id } };
  },
  async getCalendar(shop) {
    const { payment, result_id } = await shop.register();
    await shop.pay(payment.url);
    return { path: { token: result_id } };
  },
  async submitRetype(shop) {
    const { code } = await shop.register({ phone: '0912000778' });
    const order = await shop.order(code);
    await shop.engine.records.transaction((rows) =>
      rows.replace('orders', order, {
        ...order,
        status: 'WAITING_CUSTOMER_RETYPE',
        corrections: [{ field: 'full_name', message: 'Như trong giấy tờ' }],
      }),
    );
    return { path: { code }, body: { phone: '0912000778', full_name: 'Đỗ Thị Thu Hương' } };
  },
  async withdrawOrder(shop) {
    const { code } = await shop.register({ phone: '0912000779' });
    return { path: { code }, body: { phone: '0912000779' } };
  },
  async quotePublicly(shop) {
    const { ticket_price_id, start_month } = await price(shop);
    return { body: { card_kind: 'BASIC', route_scope: 'MULTI_ROUTE', ticket_price_id, start_month, months: 1 } };
  },
  getPublicCard: cardNamed,
  listCardRequests: cardNamed,
  async submitRenewal(shop) {
    const { card_code, phone } = await ownCard(shop);
    const headers = { 'x-token-captcha': await shop.captcha() };
    const card = (await shop.get(`public/cards?card_code=${card_code}&phone=${phone}`)).json();
    const { ticket_price_id, route_scope, route_ids } = card;
    const routes = route_scope === 'ONE_ROUTE' ? { route_ids } : {};
    const query = new URLSearchParams({ ticket_price_id, card_token: card.card_token, route: route_ids[0] ?? '' });
    const months = (await shop.get(`public/sale-months?${query.toString()}`)).json();
    const start_month = months.find(({ refused }: { refused: unknown }) => refused === null)?.month;
    // The group of a free card decides the number of months.
    const [count] = (await shop.get(`public/month-counts?${query.toString()}&start_month=${start_month}`)).json();
    const ticket = { route_scope, ...routes, ticket_price_id, start_month, months: count.months };
    return { body: { card_code, phone, ...ticket, ...(await atCounter(shop)), consent: true }, headers };
  },
  async submitRequest(shop) {
    const { card_code, phone } = await ownCard(shop);
    return {
      body: { card_code, phone, reissue_reason: 'BROKEN', ...(await atCounter(shop)), consent: true },
      headers: { 'x-token-captcha': await shop.captcha() },
    };
  },
  async submitContactMessage(shop) {
    const body = { full_name: 'Trần Văn Tám', email: 'tam@hopthu.example', message: 'Vé tháng bán đến ngày nào?' };
    return { body, headers: { 'x-token-captcha': await shop.captcha() } };
  },
  async submitLostCard(shop) {
    const { phone, identity_number } = await ownCard(shop);
    return { body: { phone, identity_number }, headers: { 'x-token-captcha': await shop.captcha() } };
  },
  async cardsOfLostCardLink(shop) {
    const { id, key } = await lostCardLink(shop);
    return { body: { id, key } };
  },
  async lockLostCard(shop) {
    return { body: await lostCardLink(shop) };
  },
  async askForOwnCard(shop) {
    const { phone } = await ownCard(shop);
    return { body: { phone }, headers: { 'x-token-captcha': await shop.captcha() } };
  },
  async openOwnCard(shop) {
    const { id, key } = await ownCardLink(shop);
    return { body: { id, key, kept: true } };
  },
  async viewOwnCard(shop) {
    return { body: (await cardSession(shop)).session };
  },
  async lockOwnCard(shop) {
    const { session, card_id } = await cardSession(shop);
    return { body: { ...session, card_id } };
  },
  async consentToTaps(shop) {
    return { body: { ...(await cardSession(shop)).session, consents: true } };
  },
  async endCardSession(shop) {
    return { body: (await cardSession(shop)).session };
  },
  async keepFormDraft(shop) {
    const body = { form: 'register', email: 'lam.tiep@hopthu.example', answers: { full_name: 'Trần Văn Tám' } };
    return { body, headers: { 'x-token-captcha': await shop.captcha() } };
  },
  async openFormDraft(shop) {
    const email = 'lam.tiep@hopthu.example';
    const headers = { 'x-token-captcha': await shop.captcha() };
    const kept = { form: 'register', email, answers: { full_name: 'Trần Văn Tám' } };
    await shop.post('public/form-drafts', kept, undefined, headers);
    const mail = (await shop.mails(email)).at(-1);
    const [id = '', key = '', seal = ''] = (/#draft=(\S+)/u.exec(String(mail?.['text']))?.[1] ?? '').split('.');
    return { body: { id, key, seal } };
  },
  async openPayment(shop) {
    return { path: { order: (await shop.register()).result_id }, body: {} };
  },
  async changePaymentMethod(shop) {
    return { path: { order: (await shop.register()).result_id }, body: { payment_method: 'CASH' } };
  },
  notifyPayment: async (shop) => ({ body: await gatewayMessage(shop) }),
  notifyPaymentByQuery: async (shop) => ({ query: await gatewayMessage(shop) }),
  returnFromPayment: async (shop) => ({ query: await gatewayMessage(shop) }),

  async quoteOrder(shop) {
    const { ticket_price_id, start_month } = await price(shop);
    return { body: { ticket_price_id, start_month, months: 1, delivery_method: 'COUNTER' } };
  },
  sellSingleTicket: async (shop) => ({ headers: asClient, body: await sale(shop) }),
  async requestTicketCancel(shop) {
    const { id, serial } = (await shop.post('tickets/sell-single', await sale(shop), undefined, asClient)).json();
    return { path: { id }, body: { serial, reason: 'Khách đổi ý' } };
  },
  async registerCustomerCard(shop) {
    const { office_id } = await shop.rowOf('api-clients', { name: 'Ví điện tử Sen Hồng' });
    const at = shop.engine.clock.now().toISOString();
    const stored = { id: '019f0000-0000-7000-8000-0000000000aa', version: 1, created_at: at, updated_at: at };
    const card = { card_code: 'OPENAPI001', chip_number: '04A1B2C3D4E510', batch: 'LO-01', state: 'IN_STOCK' };
    await shop.engine.records.transaction((rows) => rows.insert('electronic-cards', { ...stored, ...card, office_id }));
    const person = { full_name: 'Phạm Thu Trang', birth_date: '1999-05-06', phone: '+84 912 000 111' };
    return { headers: asClient, body: { ...person, card_code: 'OPENAPI001' } };
  },
  async verifyCustomerCard(shop) {
    return { headers: asClient, body: { card_code: (await ownCard(shop))['card_code'] } };
  },
  syncCustomerCards: () => ({ headers: asClient, query: { limit: '3' } }),
  async validateTicket(shop) {
    const { officeId } = await shop.signIn('company');
    const kind = { 'x-client-kind': 'POS' };
    const signIn = { method: 'POST', url: '/api/v1/auth/login', headers: kind } as const;
    const session = await shop.app.inject({ ...signIn, payload: { account: 'company', password: DEMO_PASSWORD } });
    const device = await shop.rowOf('devices', { office_id: officeId, kind: 'VALIDATOR', status: 'ACTIVE' });
    const ticket = await sale(shop);
    const sold = await shop.post('tickets/sell-single', ticket, undefined, asClient);
    const { route_id } = ticket;
    return {
      headers: { authorization: `Bearer ${String(session.json().authToken)}`, 'x-office-id': officeId },
      body: { code: sold.json().serial, device: device['serial_number'], route_id },
    };
  },
  listCounterPaymentMethods: plain,
  listPricesOn: plain,
  listCounterSinglePrices: async (shop) => ({ query: { route: String((await shop.rowOf('routes', {}))['id']) } }),
  async listCounterTicketPrices(shop) {
    const { id } = await shop.rowOf('customer-cards', { kind: 'BASIC', is_locked: false });
    return { query: { card: String(id) } };
  },
  async listCounterMonths(shop) {
    const card = await shop.rowOf('customer-cards', { kind: 'BASIC', is_locked: false });
    const price = await shop.rowOf('ticket-prices', { ticket_type: 'MONTHLY', card_kind: 'BASIC' });
    return { query: { card: String(card['id']), ticket_price_id: String(price['id']) } };
  },
  async previewFlow_sell_day_ticket(shop) {
    const price = await shop.rowOf('ticket-prices', { ticket_type: 'DAILY', route_scope: 'MULTI_ROUTE' });
    return { body: { ticket_price_id: price['id'], valid_on: '2026-03-16', payment_method: 'GATEWAY' } };
  },
  async previewFlow_sell_ticket(shop) {
    const price = await shop.rowOf('ticket-prices', { code: 'VL-BUS-8' });
    const route = await shop.rowOf('routes', { code: '32' });
    return { body: { ticket_price_id: price['id'], route_id: route['id'], payment_method: 'GATEWAY' } };
  },
  async previewFlow_register_card(shop) {
    const price = await shop.rowOf('ticket-prices', {
      ticket_type: 'MONTHLY',
      card_kind: 'BASIC',
      route_scope: 'MULTI_ROUTE',
    });
    const counter = await shop.rowOf('ticket-counters', { delivers_cards: true, status: 'ACTIVE' });
    const person = { full_name: 'Lê Thị Mai', birth_date: '1998-03-12', phone: '0912345678', consent: true };
    const ticket = { ticket_price_id: price['id'], start_month: '2026-04', months: 1, payment_method: 'GATEWAY' };
    return { body: { ...person, ...ticket, ticket_counter_id: counter['id'] } };
  },
  async previewFlow_renew_card(shop) {
    const card = await shop.rowOf('customer-cards', { kind: 'BASIC', is_locked: false, status: 'ACTIVE' });
    const price = await shop.rowOf('ticket-prices', {
      ticket_type: 'MONTHLY',
      card_kind: 'BASIC',
      route_scope: 'MULTI_ROUTE',
    });
    const asked = { customer_card_id: card['id'], ticket_price_id: price['id'], start_month: '2026-09', months: 1 };
    return { body: { ...asked, payment_method: 'GATEWAY' } };
  },
  async previewFlow_reissue_card(shop) {
    const { headers, officeId } = await shop.signIn('agency-card');
    const here = { office_id: officeId };
    const card = await shop.rowOf('customer-cards', { ...here, is_locked: false, status: 'ACTIVE' });
    return {
      headers,
      body: {
        old_card_id: card['id'],
        reason: 'BROKEN',
        new_card_code: shop.blank(),
        old_card_returned: true,
        payment_method: 'GATEWAY',
      },
    };
  },
  async reportDevice(shop) {
    const { serial_number, activation_key } = await shop.rowOf('devices', { kind: 'POS', status: 'ACTIVE' });
    return { body: { serial_number, activation_key, position: { lat: 21.03, lng: 105.85 }, battery_percent: 80 } };
  },
  async issueApiKey(shop) {
    const { id, office_id } = await shop.rowOf('api-clients', { name: 'Ví điện tử Sen Hồng' });
    return { path: { id }, headers: { 'x-office-id': String(office_id) } };
  },
  listMailTemplates: plain,
  previewMail: () => ({ path: { name: 'order-confirmed' }, query: { language: 'en' } }),
  sendTestMail: () => ({ body: {} }),
  previewSerial: async (shop) => ({ path: { id: (await shop.rowOf('serials', {}))['id'] } }),

  login: () => ({ body: { account: 'company', password: DEMO_PASSWORD } }),
  previewGrants: () => ({ body: { values: {} } }),
  async inviteAccount(shop) {
    const { id: office } = await shop.rowOf('offices', {});
    const account = { username: 'cho-moi', email: 'cho-moi@tuyen.example', full_name: 'Chờ Mời' };
    const body = { ...account, office_id: office, offices: [{ office_id: office }] };
    const made = await shop.post('users', body, undefined, await superuser(shop));
    if (made.statusCode !== 201) throw new Error(made.body);
    return { body: { id: made.json().id } };
  },
  forgotPassword: () => ({ body: { email: 'company@tuyen.example' } }),
  async resetPassword(shop) {
    await shop.post('auth/forgot-password', { email: 'company-brt@tuyen.example' });
    return { body: { ...(await linkTo(shop, 'company-brt@tuyen.example')), password: 'MatKhau#1' } };
  },
  register: () => ({ body: { email: 'moi@hopthu.example', password: 'MatKhau#1' } }),
  async confirmEmail(shop) {
    await shop.post('auth/register', { email: 'moi2@hopthu.example', password: 'MatKhau#1' });
    return { body: await linkTo(shop, 'moi2@hopthu.example') };
  },
  async changePassword(shop) {
    return {
      headers: (await shop.signIn('agency-card')).headers,
      body: { password: DEMO_PASSWORD, new_password: 'MatKhau#1' },
    };
  },
  async logout(shop) {
    return { headers: (await shop.signIn('company-metro')).headers };
  },
  getDashboardLayout: plain,
  arrangeDashboard: () => ({ body: { tiles: [{ name: 'sales-today', hidden: false, wide: true }] } }),
  resetDashboard: plain,
  listSavedReports: async (shop) => ({ headers: await superuser(shop) }),
  saveReport: async (shop) => ({
    headers: await superuser(shop),
    body: { resource: 'orders', name: 'Example', query: 'by=status&measure=count' },
  }),
  changeReport: (shop) => savedReport(shop, { name: 'Another name' }),
  deleteReport: (shop) => savedReport(shop),
  mailReport: (shop) => savedReport(shop, { every: 'week', hour: 7 }),
  endReportMail: (shop) => savedReport(shop),
  getHandbook: plain,
  listScenarios: plain,
  playScenario: () => ({ path: { name: 'counter-closed' }, body: {} }),
  exportState: plain,
  importState: (shop) => stateOf(shop),
  listNamespaces: plain,
  makeNamespace: () => ({ body: { name: 'example' } }),
  dropNamespace: () => ({ path: { name: 'example' } }),
  takeSnapshot: () => ({ body: { name: 'example' } }),
  listSnapshots: plain,
  restoreSnapshot: () => ({ path: { name: 'example' } }),
  deleteSnapshot: () => ({ path: { name: 'example' } }),
  moveClock: () => ({ body: { minutes: 1 } }),
  setClock: () => ({ body: { now: '2026-03-16T05:00:00Z' } }),
  deleteOutbox: plain,
  reset: plain,
};
