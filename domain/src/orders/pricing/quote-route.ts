import { resourceNamed } from '@tuyen/model';
import type { Card, Services, Slug } from '../../contract.ts';
import {
  type Caller,
  checkedByHandler,
  type Endpoints,
  objectOrEmpty,
  Problem,
  problems,
  type Row,
  type Validation,
} from '@tuyen/server/domain';
import { readableCard } from '../../cards/readable-card.ts';
import { priceOrder } from './price-order.ts';
import type { OrderRequest } from './order-request.ts';

const ASKED = [
  'request_kind',
  'customer_card_id',
  'reissue_reason',
  'ticket_price_id',
  'object_group_id',
  'route_ids',
  'start_month',
  'months',
  'delivery_method',
  'ticket_counter_id',
  'delivery_city_id',
  'delivery_district_id',
] as const;

const money = { type: 'integer', minimum: 0 } as const;

export const AMOUNTS = {
  base_amount: money,
  discount_amount: money,
  issuance_fee: money,
  transport_fee: money,
  shipping_fee: money,
  total: money,
} as const;

const QUOTE = {
  operationId: 'quoteOrder',
  tags: ['orders'],
  summary: 'What the order that is being filled in would cost',
  description: 'Takes the fields of an order, as far as they are known. Nothing is stored.',
  'x-permission': 'order.create' satisfies Slug,
  body: { type: 'object', properties: Object.fromEntries(ASKED.map((name) => [name, {}])) },
  response: {
    200: {
      description: 'The amounts as the order would have them.',
      type: 'object',
      required: [...Object.keys(AMOUNTS), 'needs_approval'],
      properties: { ...AMOUNTS, needs_approval: { type: 'boolean' } },
    },
    ...problems(409),
  },
};

/**
 * Registers `POST orders/quote`, which returns the price of an unsaved order. It uses the same code as saving the
 * order.
 */
export function quoteRoute(
  app: Endpoints,
  { services, validation }: { readonly services: Services; readonly validation: Validation },
): void {
  const { auth, store, clock } = services;
  app.post('/orders/quote', { schema: QUOTE, validatorCompiler: checkedByHandler }, async (request) => {
    const caller = await auth.caller(request);
    const form = formIn(request.body);
    checkForm(services, validation, form);
    // `checkForm` has validated the form against the order schema.
    const card = await cardOf(form, caller, services);
    const { quote, needsApproval } = await priceOrder(form as unknown as OrderRequest, {
      reader: store,
      settings: (officeId) => services.settings('settings', officeId),
      now: clock.now(),
      card,
      customer: card && (await store.get('customers', card.customer_id)),
      quoted: true,
      unlimited: true,
    });
    return { ...quote, needs_approval: needsApproval };
  });
}

function formIn(body: unknown): Row {
  const given = objectOrEmpty(body);
  const form = Object.fromEntries(ASKED.map((name) => [name, given[name] ?? undefined]));
  return Object.fromEntries(
    Object.entries({ request_kind: 'REGISTER_NEW', ...form }).filter(([, value]) => value !== undefined),
  );
}

/** Validates the fields that are present against the order schema. Missing fields are accepted. */
function checkForm({ model }: Services, validation: Validation, form: Row): void {
  const orders = resourceNamed(model, 'orders');
  if (!orders) return;
  try {
    validation.check(validation.partial(orders.schema), orders.fields, form);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const wrong = Object.entries(error.errors ?? {}).filter(
      ([, found]) => typeof found !== 'object' || found.code !== 'required',
    );
    if (wrong.length > 0) throw new Problem(422, 'validation_failed', {}, Object.fromEntries(wrong));
  }
}

async function cardOf(form: Row, caller: Caller, services: Services): Promise<Card | undefined> {
  const { request_kind: kind, customer_card_id: id } = form;
  return kind === 'REGISTER_NEW' || typeof id !== 'string' ? undefined : readableCard(services, caller, id);
}
