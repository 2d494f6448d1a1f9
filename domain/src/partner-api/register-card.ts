import { resourceNamed, transformInput } from '@tuyen/model';
import type { HookContext, Reader, Services, Slug, Transaction } from '../contract.ts';
import {
  type Endpoints,
  idempotencyKey,
  nullableTextSchema,
  Problem,
  problems,
  type Row,
  textSchema,
} from '@tuyen/server/domain';
import { validityOfCard } from '../cards/validity.ts';
import { makeCard } from '../cards/replace.ts';
import { refuse } from '../guards/states.ts';
import { checkRouteInUse } from '../guards/in-use.ts';
import { customerFor, PERSON_FIELDS } from '../orders/customers.ts';
import { formIn } from '../public/form.ts';
import { normalizeCardCode } from '../rules/cards/card-code.ts';
import { CARD, cardView } from './card-view.ts';

/**
 * Card fields that a partner can set. Priority and free cards require a person to check documents, so a program cannot
 * register them.
 */
const CARD_FIELDS = ['card_code', 'transport_mode', 'route_scope', 'route_ids'] as const;

/**
 * The request schema accepts any value in the customer's fields, because the rules of the customer resource validate
 * them.
 */
const PERSON = Object.fromEntries(PERSON_FIELDS.map((name) => [name, {}]));

const REGISTER = {
  operationId: 'registerCustomerCard',
  tags: ['customer-cards'],
  summary: 'Register a card from the stock for a customer',
  'x-permission': 'customer-card.register' satisfies Slug,
  headers: { type: 'object', properties: idempotencyKey },
  body: {
    type: 'object',
    required: ['card_code', 'full_name', 'birth_date', 'phone'],
    additionalProperties: false,
    properties: {
      card_code: textSchema,
      ticket_counter_id: {
        ...nullableTextSchema,
        description: 'The counter that hands over the card. Cards allocated to a counter are registered only there.',
      },
      ...PERSON,
      full_name: textSchema,
      birth_date: textSchema,
      phone: textSchema,
      transport_mode: nullableTextSchema,
      route_scope: nullableTextSchema,
      route_ids: { type: ['array', 'null'], items: textSchema },
    },
  },
  response: {
    201: {
      ...CARD,
      description: 'The card.',
      required: ['id', 'customer_id', ...CARD.required],
      properties: { id: textSchema, customer_id: textSchema, ...CARD.properties },
    },
    ...problems(409),
  },
} as const;

export function registerRoute(app: Endpoints, services: Services): void {
  const { model, auth, write } = services;
  app.post('/customer-cards/register', { schema: REGISTER }, async (request, reply) => {
    const caller = await auth.caller(request);
    const { officeId } = caller;
    if (officeId === null) throw new Problem(422, 'office_required', {}, { office_id: { code: 'required' } });
    const form = readable(model, formIn(request.body));
    const cardCode = cardCodeOf(request.body.card_code);
    const work = async (tx: Transaction) => {
      const customer = await customerFor(tx, form, officeId);
      const routes = form['route_ids'];
      await tx.checkReferences('customer-cards', { route_ids: routes });
      for (const route of Array.isArray(routes) ? routes : []) await checkRouteInUse(String(route), 'route_ids', tx);
      const values: Row = { customer_id: customer.id, mode: 'MONTHLY', kind: 'BASIC' };
      for (const name of CARD_FIELDS.slice(1)) if (form[name] !== undefined) values[name] = form[name];
      const counterId = await counterOf(tx, request.body.ticket_counter_id, officeId);
      const issue = { cardCode, officeId, counterId, kind: 'MONTHLY_CARD' } as const;
      const card = await makeCard(values, issue, undefined, contextOf(tx.internal, services), { field: 'card_code' });
      return {
        status: 201,
        body: {
          id: card.id,
          customer_id: customer.id,
          ...cardView(card, await validityOfCard(tx, card, services.clock.now())),
        },
      };
    };
    return write.handleWrite(request, reply, work, { created: ({ id }) => `/customer-cards/${String(id)}` });
  });
}

/** @throws 422 on `ticket_counter_id` for a counter of another office and for an inactive one */
async function counterOf(reader: Reader, id: string | null | undefined, officeId: string): Promise<string | null> {
  if (!id) return null;
  const counter = await reader.get('ticket-counters', id);
  if (counter?.office_id !== officeId || counter.status === 'INACTIVE')
    refuse({ ticket_counter_id: { code: 'reference' } });
  return counter.id;
}

function readable(model: Services['model'], form: Row): Row {
  const fields = resourceNamed(model, 'customers')?.fields ?? [];
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => {
      const field = fields.find((candidate) => candidate.name === name);
      return [name, field ? transformInput(model, field, value) : value];
    }),
  );
}

/**
 * Normalizes a card code.
 * @throws 422 for an impossible code
 */
export function cardCodeOf(written: string): string {
  const code = normalizeCardCode(written);
  if (code === undefined) throw new Problem(422, 'validation_failed', {}, { card_code: { code: 'card_code' } });
  return code;
}

function contextOf(tx: Transaction, services: Services): HookContext {
  const { model, clock, origins, privateMailHosts, sms } = services;
  return {
    ...tx.context,
    tx,
    model,
    now: clock.now(),
    origins,
    privateMailHosts,
    canSendSms: sms !== undefined,
    settings: (resource, officeId) => tx.settings(resource, officeId),
    // The type allows any permission slug. The cast is safe, because all slugs here belong to this project.
    may: (slug) => tx.context.caller !== undefined && services.auth.may(tx.context.caller, slug as Slug),
    text: (language, key, params) => services.text(language, key, params),
  };
}
