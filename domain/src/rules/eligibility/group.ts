import type { PriceTerms } from '../prices/quote.ts';

/** What the rules read of a priority group. */
export interface GroupTerms {
  readonly id: string;
  readonly card_kind?: string | null | undefined;
  readonly needs_approval?: boolean | null | undefined;
  /** How many a group that buys together must be. */
  readonly min_members?: number | null | undefined;
}

/**
 * Does a ticket fit somebody of the group? A price that names a group is for that group alone; any other is for every group of its
 * card kind, and an ordinary ticket is for no group.
 */
export function fitsGroup(
  price: Pick<PriceTerms, 'card_kind' | 'object_group_id'>,
  group: Pick<GroupTerms, 'id' | 'card_kind'>,
): boolean {
  if (price.object_group_id) return price.object_group_id === group.id;
  return price.card_kind !== 'BASIC' && price.card_kind === group.card_kind;
}

/** Somebody looks at the papers where the price says so, or the group, or many travel together. */
export function needsApproval(
  price: Pick<PriceTerms, 'card_kind'> & { readonly is_approve_cus_req?: boolean | null | undefined },
  group: GroupTerms | undefined,
): boolean {
  return price.is_approve_cus_req === true || group?.needs_approval === true || price.card_kind === 'GROUP';
}
