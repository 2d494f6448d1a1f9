import type { Card, Counter, Customer, District, Reader, Records, TicketPrice } from '../../contract.ts';
import { type FieldError, Problem } from '@tuyen/server/domain';
import { checkGroupInUse } from '../../guards/in-use.ts';
import { refuse } from '../../guards/states.ts';
import {
  ageRefusal,
  fitsGroup,
  missingDocuments,
  statusEnded,
  type GroupTerms,
} from '../../rules/eligibility/group.ts';
import { formats } from '../../rules/region.ts';
import { localDate } from '../../rules/time/calendar.ts';
import type { PricingContext, OrderRequest } from './order-request.ts';
import { listed } from '../../rules/localized.ts';

export function misfits(
  requested: OrderRequest,
  price: TicketPrice | undefined,
  counter: Counter | undefined,
  district: District | undefined,
  card: Card | undefined,
): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  if (!price && requested.request_kind !== 'REISSUE') errors['ticket_price_id'] = { code: 'required' };
  if (price && requested.request_kind === 'REISSUE') errors['ticket_price_id'] = { code: 'not_offered' };
  else if (price && isOfAnotherKind(requested, price, card))
    errors['ticket_price_id'] = { code: 'price_of_another_kind' };
  if (price?.route_scope === 'ONE_ROUTE' && !requested.route_ids?.length) errors['route_ids'] = { code: 'required' };
  if (counter && (counter.delivers_cards === false || counter.status === 'INACTIVE')) {
    errors['ticket_counter_id'] = { code: 'counter_without_cards' };
  }
  if (district && requested.delivery_city_id && district.city_id !== requested.delivery_city_id) {
    errors['delivery_district_id'] = { code: 'district_elsewhere' };
  }
  return errors;
}

function isOfAnotherKind(requested: OrderRequest, price: TicketPrice, card: Card | undefined): boolean {
  if (price.ticket_type !== 'MONTHLY' && price.ticket_type !== 'FREE') return true;
  const kind = requested.request_kind === 'RENEW' ? card?.kind : requested.card_kind;
  return (
    (kind ?? price.card_kind) !== price.card_kind || (requested.route_scope ?? price.route_scope) !== price.route_scope
  );
}

/**
 * Returns the group of the buyer: the card's group for a renewal, otherwise the chosen group or the price's group.
 * @throws 422 if the ticket is not for that group
 */
export async function groupOf(
  requested: OrderRequest,
  price: TicketPrice | undefined,
  { reader, card }: PricingContext,
): Promise<Records['object-groups'] | undefined> {
  if (!price) return undefined;
  const renewed = requested.request_kind === 'RENEW' && card ? card : undefined;
  const own = renewed && price.card_kind !== 'BASIC' ? renewed.object_group_id : undefined;
  if (renewed && requested.object_group_id && requested.object_group_id !== own) {
    refuse({ object_group_id: { code: 'group_not_in_price' } });
  }
  const named = renewed ? own : requested.object_group_id;
  const group = await found(reader, 'object-groups', named ?? price.object_group_id, 'object_group_id');
  if (named && group && !fitsGroup(price, group)) {
    // The group of a renewal comes from the card and cannot be chosen. The error is therefore on the ticket price
    // field, which can be.
    refuse({ [renewed ? 'ticket_price_id' : 'object_group_id']: { code: 'group_not_in_price' } });
  }
  checkGroupInUse(group, renewed || !named ? 'ticket_price_id' : 'object_group_id');
  return group;
}

/**
 * Checks the customer's age against the group's limits on the first day of the ticket.
 * @throws 409 `group_from_age`, `group_to_age`. Citizens see this message unchanged.
 */
export function checkAge(
  group: Records['object-groups'] | undefined,
  day: string,
  { customer }: Pick<PricingContext, 'customer'>,
): void {
  const problem = group && customer?.birth_date ? ageProblem(group, customer.birth_date, day) : undefined;
  if (problem) throw problem;
}

export function ageProblem(
  group: Pick<Records['object-groups'], 'age_from' | 'age_to' | 'name'>,
  birth: string,
  day: string,
): Problem | undefined {
  const why = ageRefusal(group, birth, day);
  return why && new Problem(409, why.code, { ...why.params, group: { texts: group.name } });
}

/**
 * Returns true if staff must review the proofs of a renewal, because the customer's group status has ended or new
 * documents were sent.
 * @throws 422 `documents_missing` on `proofs` if the status has ended and documents are missing; a mere quote needs
 * none
 */
export function asksProofs(
  { request_kind: kind, proofs }: OrderRequest,
  group: Records['object-groups'] | undefined,
  day: string,
  { customer, quoted, now }: Pick<PricingContext, 'customer' | 'quoted' | 'now'>,
): boolean {
  if (kind !== 'RENEW' || !group || !customer) return false;
  const given = Array.isArray(proofs) && proofs.length > 0;
  if (!statusEnded(customer, day, localDate(now))) return given;
  const missing = quoted ? [] : missingDocuments(group.documents_required, given ? proofs : []);
  if (missing.length > 0)
    refuse({
      proofs: { code: 'documents_missing', params: { missing: { texts: listed(missing.map(({ name }) => name)) } } },
    });
  return true;
}

/**
 * Rejects a customer whose group status has ended. A counter loads tickets at once, so nobody would review new
 * documents.
 * @throws 409 `proofs_expired`
 */
export function checkStatus(
  group: GroupTerms | undefined,
  day: string,
  { customer, now }: { readonly customer: Pick<Customer, 'proofs_valid_until'> | undefined; readonly now: Date },
): void {
  if (!group || !customer || !statusEnded(customer, day, localDate(now))) return;
  throw new Problem(409, 'proofs_expired', { until: formats.date(customer.proofs_valid_until ?? '') });
}

export function tooFew(
  { head_count: count }: OrderRequest,
  price: { readonly card_kind?: string | null | undefined } | undefined,
  group: GroupTerms | undefined,
): Record<string, FieldError> {
  const fewest = group?.min_members ?? 2;
  if (price?.card_kind !== 'GROUP' || typeof count !== 'number' || count >= fewest) return {};
  return { head_count: { code: 'group_too_small', params: { fewest } } };
}

/**
 * Returns the referenced record.
 * @throws 422 on the field if there is no such record
 */
export async function found<K extends keyof Records>(
  reader: Reader,
  resource: K,
  id: string | null | undefined,
  field: string,
): Promise<Records[K] | undefined> {
  if (!id) return undefined;
  const row = await reader.get(resource, id);
  if (!row) refuse({ [field]: { code: 'reference' } });
  return row;
}
