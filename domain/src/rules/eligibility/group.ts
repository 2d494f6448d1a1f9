import type { Customer, Records, TicketPrice } from '../../contract.ts';
import { ageOn } from '../persons/birth-date.ts';
import type { LocalDate } from '../time/calendar.ts';

export type GroupTerms = Pick<
  Records['object-groups'],
  'id' | 'card_kind' | 'needs_approval' | 'min_members' | 'documents_required'
>;

type Ages = Pick<Records['object-groups'], 'age_from' | 'age_to'>;

export function ageRefusal({ age_from: from, age_to: to }: Ages, birth: LocalDate, day: LocalDate) {
  const age = ageOn(day, birth);
  if (typeof from === 'number' && age < from) return { code: 'group_from_age', params: { from } } as const;
  if (typeof to === 'number' && age > to) return { code: 'group_to_age', params: { to } } as const;
  return undefined;
}

/**
 * Returns true if the customer's group status, the proven right to a reduced price, has ended at purchase or on the
 * ticket's first day. The proofs are then requested again.
 * @param first first day of the ticket, which can be past in the current month
 */
export function statusEnded(
  { proofs_valid_until: until }: Pick<Customer, 'proofs_valid_until'>,
  first: LocalDate,
  today: LocalDate,
): boolean {
  return Boolean(until && (until < first || until < today));
}

export function missingDocuments<Document>(
  names: readonly Document[] | null | undefined,
  files: readonly unknown[] | null | undefined,
): readonly Document[] {
  return (names ?? []).slice(files?.length ?? 0);
}

/**
 * Returns true if a customer of the passenger group can buy the ticket at this price. A price for one group applies
 * only to that group. Any other price applies to every group with the same kind of card, except that no group can use
 * the price of a basic card.
 */
export function fitsGroup(
  price: Pick<TicketPrice, 'card_kind' | 'object_group_id'>,
  group: Pick<GroupTerms, 'id' | 'card_kind'>,
): boolean {
  if (price.object_group_id) return price.object_group_id === group.id;
  return price.card_kind !== 'BASIC' && price.card_kind === group.card_kind;
}

export function needsApproval(
  price: Pick<TicketPrice, 'card_kind' | 'is_approve_cus_req'>,
  group: GroupTerms | undefined,
): boolean {
  return price.is_approve_cus_req === true || group?.needs_approval === true || price.card_kind === 'GROUP';
}
