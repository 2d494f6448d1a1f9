import { resourceNamed, transformInput } from '@tuyen/model';
import type { FastifyInstance } from 'fastify';
import type { HookContext, Services, Slug, Transaction } from '../contract.ts';
import { type FieldError, Problem, type Row } from '@tuyen/server-mock/domain';
import { makeCard } from '../cards/replace.ts';
import { customerFor, PERSON_FIELDS } from '../orders/customers.ts';
import { formIn } from '../public/form.ts';
import { normaliseCardCode } from '../rules/cards/card-code.ts';
import { cardView } from './card-view.ts';

/** What may be asked of the card. Priority and free cards are for people whose papers somebody has seen: not by a program. */
const CARD_FIELDS = ['card_code', 'transport_mode', 'route_scope', 'route_ids'] as const;

/** `POST customer-cards/register`: a card from the stock becomes a customer's, who is known already or is made with it. */
export function registerRoute(app: FastifyInstance, services: Services): void {
  const { model, auth, write } = services;
  app.post('/customer-cards/register', async (request, reply) => {
    const caller = await auth.need(request, 'customer-card.register');
    const { officeId } = caller;
    if (officeId === null) throw new Problem(422, 'office_required', {}, { office_id: { code: 'required' } });
    const form = readable(model, formIn(request.body));
    const cardCode = cardCodeOf(form);
    return write.handleWrite(request, reply, async (tx) => {
      const customer = await customerFor(tx, form, officeId);
      await tx.checkReferences('customer-cards', { route_ids: form['route_ids'] });
      const values: Row = { customer_id: customer.id, mode: 'MONTHLY', kind: 'BASIC' };
      for (const name of CARD_FIELDS.slice(1)) if (form[name] !== undefined) values[name] = form[name];
      const issue = { cardCode, officeId, counterId: null, kind: 'MONTHLY_CARD' } as const;
      const card = await makeCard(values, issue, undefined, contextOf(tx.internal, services), { field: 'card_code' });
      return { status: 201, body: { id: card.id, customer_id: customer.id, ...cardView(card) } };
    });
  });
}

/** @throws 422 naming every field that a registration does not have, and what is missing */
function readable(model: Services['model'], form: Row): Row {
  const known: readonly string[] = [...PERSON_FIELDS, ...CARD_FIELDS];
  const errors: Record<string, FieldError> = {};
  for (const name of Object.keys(form)) if (!known.includes(name)) errors[name] = { code: 'unknown' };
  for (const name of ['card_code', 'full_name', 'birth_date', 'phone']) {
    if (form[name] === undefined) errors[name] = { code: 'required' };
  }
  if (Object.keys(errors).length > 0) throw new Problem(422, 'validation_failed', {}, errors);
  const fields = resourceNamed(model, 'customers')?.fields ?? [];
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => {
      const field = fields.find((candidate) => candidate.name === name);
      return [name, field ? transformInput(model, field, value) : value];
    }),
  );
}

export function cardCodeOf(form: Row): string {
  const code = normaliseCardCode(String(form['card_code'] ?? ''));
  if (code === undefined) throw new Problem(422, 'validation_failed', {}, { card_code: { code: 'card_code' } });
  return code;
}

/** The rules about cards are written for hooks; a route lends them its transaction. */
function contextOf(tx: Transaction, services: Services): HookContext {
  const { model, clock, origins } = services;
  return {
    ...tx.context,
    tx,
    model,
    now: clock.now(),
    origins,
    settings: (resource, officeId) => tx.settings(resource, officeId),
    may: (slug) => tx.context.caller !== undefined && services.auth.may(tx.context.caller, slug as Slug),
    text: (language, key, params) => services.text(language, key, params),
  };
}
