import type { LightMyRequestResponse } from 'fastify';
import type { Row } from '@tuyen/server/domain';
import { addDays, localDate, monthOf } from '../rules/time/calendar.ts';
import type { Shop } from '../shop.fixture.ts';

export interface CostedRequest {
  readonly name: string;
  prepare(): Promise<() => Promise<LightMyRequestResponse>>;
}

export async function requestsOf(shop: Shop): Promise<readonly CostedRequest[]> {
  const root = await shop.signIn('superuser');
  const seller = await shop.signIn('agency-ticket');
  const clerk = await shop.signIn('agency-card');
  const atAgency = { officeId: clerk.officeId, headers: { ...root.headers, 'x-office-id': clerk.officeId } };
  const company = await shop.signIn('company');
  const route = await shop.idOf('routes', { code: '32' });
  const fare = await shop.idOf('ticket-prices', { code: 'VL-BUS-8' });
  const coin = await shop.idOf('coins', { state: 'ACTIVE' });
  const validator = await shop.rowOf('devices', { office_id: company.officeId, kind: 'VALIDATOR', status: 'ACTIVE' });
  const district = await shop.rowOf('districts', {});
  const cards = await shop.engine.store.find('customer-cards', {
    office_id: clerk.officeId,
    kind: 'BASIC',
    is_locked: false,
  });
  const today = localDate(shop.engine.clock.now());
  const months = await shop.engine.store.find('monthly-tickets', { state: 'ISSUED', route_scope: 'MULTI_ROUTE' });
  const isRunning = (ticket: Row) => String(ticket['valid_from']) <= today && String(ticket['valid_to']) >= today;
  const usable = new Set(cards.map(({ id }) => id));
  const running = months.find((ticket) => isRunning(ticket) && usable.has(ticket['customer_card_id']))?.['serial'];
  const sell = () => shop.post('tickets', { ticket_price_id: fare, route_id: route }, seller);
  let turn = 0;
  const ready = (name: string, send: (turn: number) => Promise<LightMyRequestResponse>): CostedRequest => ({
    name,
    prepare: async () => {
      turn += 1;
      const at = turn;
      return () => send(at);
    },
  });
  return [
    {
      name: 'an order of a citizen',
      async prepare() {
        const body = await shop.form({ payment_method: 'CASH' });
        const headers = { 'x-token-captcha': await shop.captcha() };
        return () => shop.post('public/orders', body, undefined, headers);
      },
    },
    {
      name: 'cash for an order',
      async prepare() {
        const { code } = await shop.register({ payment_method: 'CASH' });
        const { id } = await shop.order(code);
        const version = { 'if-match': `"${String((await shop.order(code)).version)}"` };
        return () => shop.post(`orders/${id}/transitions/take-cash`, {}, clerk, version);
      },
    },
    ready('a single ticket of an agency', sell),
    {
      name: 'a tap of a single ticket',
      async prepare() {
        const body = { code: (await sell()).json().serial, device: validator['serial_number'], route_id: route };
        return () => shop.post('tickets/validate', body, company);
      },
    },
    ready('a card that replaces another', (at) =>
      shop.post(
        'reissue-cards',
        {
          old_card_id: (cards[at % cards.length] as Row)['id'],
          new_card_code: shop.blank(),
          reason: 'BROKEN',
          payment_method: 'CASH',
        },
        clerk,
      ),
    ),
    {
      name: 'a monthly ticket on a card',
      async prepare() {
        turn += 1;
        const { id } = cards[(turn + 20) % cards.length] as Row;
        const price = await shop.idOf('ticket-prices', { code: 'VT-LT' });
        const month = monthOf(addDays(localDate(shop.engine.clock.now()), 40));
        const body = {
          customer_card_id: id,
          ticket_price_id: price,
          start_month: month,
          months: 1,
          payment_method: 'CASH',
        };
        return () => shop.post('monthly-tickets', body, clerk);
      },
    },
    ready('a command to sell coins', () =>
      shop.post('sell-coin-commands', { coin_id: coin, amount: 50_000, payment_method: 'CASH' }, atAgency),
    ),
    ready('a simple POST', (at) =>
      shop.post(
        'districts',
        {
          code: `99${100 + at}`,
          name: { vi: `Phường thử ${at}` },
          city_id: district['city_id'],
          zone: district['zone'],
        },
        root,
      ),
    ),
    ready('a simple PATCH', (at) =>
      shop.patch(`districts/${String(district['id'])}`, { name: { vi: `Phường mới ${at}` } }, root),
    ),
    ready('the public list of counters', () => shop.get('public/ticket-counters')),
    ready('a later tap of a monthly ticket', () =>
      shop.post('tickets/validate', { code: running, device: validator['serial_number'] }, company),
    ),
  ];
}
