import type { Customer, Records, TicketPrice } from '../../contract.ts';
import { ageOn } from '../persons/birth-date.ts';
import type { LocalDate } from '../time/calendar.ts';

/** What the rules read of a priority group. */
export type GroupTerms = Pick<
  Records['object-groups'],
  'id' | 'card_kind' | 'needs_approval' | 'min_members' | 'documents_required'
>;

type Ages = Pick<Records['object-groups'], 'age_from' | 'age_to'>;

/** Why somebody is no member of a group on the first day of their ticket: too young, or too old. */
export function ageRefusal({ age_from: from, age_to: to }: Ages, birth: LocalDate, day: LocalDate) {
  const age = ageOn(day, birth);
  if (typeof from === 'number' && age < from) return { code: 'group_from_age', params: { from } } as const;
  if (typeof to === 'number' && age > to) return { code: 'group_to_age', params: { to } } as const;
  return undefined;
}

/**
 * Has the status of somebody ended when a ticket is bought, or on its first day? Their proofs are then asked again.
 * @param first day of the ticket: of a running month one that is over
 */
export function statusEnded(
  { proofs_valid_until: until }: Pick<Customer, 'proofs_valid_until'>,
  first: LocalDate,
  today: LocalDate,
): boolean {
  return Boolean(until && (until < first || until < today));
}

/** The names of the documents that a group asks for and that were not handed in: file n is document n. */
export function missingDocuments(
  names: readonly string[] | null | undefined,
  files: readonly unknown[] | null | undefined,
): readonly string[] {
  return (names ?? []).slice(files?.length ?? 0);
}

/**
 * Does a ticket fit somebody of the group? A price that names a group is for that group alone; any other is for every group of its
 * card kind, and an ordinary ticket is for no group.
 */
export function fitsGroup(
  price: Pick<TicketPrice, 'card_kind' | 'object_group_id'>,
  group: Pick<GroupTerms, 'id' | 'card_kind'>,
): boolean {
  if (price.object_group_id) return price.object_group_id === group.id;
  return price.card_kind !== 'BASIC' && price.card_kind === group.card_kind;
}

/** Somebody looks at the papers where the price says so, or the group, or many travel together. */
export function needsApproval(
  price: Pick<TicketPrice, 'card_kind' | 'is_approve_cus_req'>,
  group: GroupTerms | undefined,
): boolean {
  return price.is_approve_cus_req === true || group?.needs_approval === true || price.card_kind === 'GROUP';
}
