import { Problem } from '@tuyen/server-mock/domain';
import type { Scenario } from '../contract.ts';
import { localDate, monthOf } from '../rules/time/calendar.ts';

/** What testers ask for by name; made by the calls that people's screens send. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'month-not-on-sale',
    description: 'A month is taken off sale everywhere; by default the current one.',
    parameters: {
      type: 'object',
      additionalProperties: false,
      properties: { month: { type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])$' } },
    },
    async run(context) {
      const { services, parameters } = context;
      const office = found(await services.store.first('offices', { parent_id: null }), 'offices');
      const month = parameters['month'] ?? monthOf(localDate(services.clock.now()));
      const superuser = { account: 'superuser', office: office.id };
      await context.call('PATCH', '/api/v1/settings/site-config', { disable_months_for_sales: [month] }, superuser);
      return [{ resource: 'offices', id: office.id }];
    },
  },
  {
    name: 'gateway-down',
    description: 'The payment gateway does not answer the next payments.',
    parameters: {
      type: 'object',
      additionalProperties: false,
      properties: { count: { type: 'integer', minimum: 1, default: 1 } },
    },
    async run({ call, parameters }) {
      await call('POST', '/__qa/faults', {
        point: 'payment-gateway',
        count: parameters['count'],
        effect: { status: 503 },
      });
      return [];
    },
  },
  {
    name: 'order-waiting-for-corrections',
    description:
      'An order was looked at, and its customer has to correct fields of it; by default the first that waits for approval.',
    parameters: {
      type: 'object',
      additionalProperties: false,
      properties: {
        code: { type: 'string' },
        fields: { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'string' }, default: ['phone'] },
      },
    },
    async run({ call, services, parameters }) {
      const { code, fields } = parameters;
      const where = typeof code === 'string' ? { code } : ({ status: 'WAITING_FOR_CONFIRM' } as const);
      const order = found(await services.store.first('orders', where, { sort: 'code' }), 'orders');
      const corrections = [fields].flat().map((field: unknown) => ({ field, message: 'Xin kiểm tra và sửa lại.' }));
      const as = { account: 'superuser', office: order.office_id };
      await call('POST', `/api/v1/orders/${order.id}/transitions/ask-correction`, { corrections }, as);
      return [
        { resource: 'orders', id: order.id, code: order.code },
        { resource: 'customers', id: order.customer_id },
      ];
    },
  },
  {
    name: 'counter-closed',
    description: 'A ticket counter is not open any more; by default the first one that hands out cards.',
    parameters: { type: 'object', additionalProperties: false, properties: { code: { type: 'string' } } },
    async run({ call, services, parameters }) {
      const { code } = parameters;
      const where = typeof code === 'string' ? { code } : ({ delivers_cards: true, status: 'ACTIVE' } as const);
      const counter = found(await services.store.first('ticket-counters', where, { sort: 'code' }), 'ticket-counters');
      const as = { account: 'superuser', office: counter.office_id };
      await call('PATCH', `/api/v1/ticket-counters/${counter.id}`, { status: 'INACTIVE' }, as);
      return [{ resource: 'ticket-counters', id: counter.id, code: counter.code }];
    },
  },
  {
    name: 'card-lost',
    description: 'The card of a customer was reported as lost and is locked; by default the first that works.',
    parameters: { type: 'object', additionalProperties: false, properties: { card_code: { type: 'string' } } },
    async run({ call, services, parameters }) {
      const code = parameters['card_code'];
      const where = typeof code === 'string' ? { card_code: code } : ({ is_locked: false, status: 'ACTIVE' } as const);
      const card = found(await services.store.first('customer-cards', where, { sort: 'id' }), 'customer-cards');
      const reason = { lock_reason: 'Chủ thẻ báo mất.' };
      const as = { account: 'superuser', office: card.office_id };
      await call('POST', `/api/v1/customer-cards/${card.id}/operations/lock`, reason, as);
      return [{ resource: 'customer-cards', id: card.id, code: card.card_code }];
    },
  },
];

/** @throws 422 where there is no such record */
function found<T>(record: T | undefined, resource: string): T {
  if (record) return record;
  throw new Problem(422, 'qa_scenario', { scenario: resource, reason: 'not found' });
}
