import type { GuardContext, Reader, Records, TicketPrice } from '../contract.ts';
import { inCurrencyOf } from '../prices/currency.ts';
import { openShift } from '../shifts/seller.ts';
import { refuseIfAny } from '../guards/states.ts';

type Node = Records['nodes'];
type TicketType = TicketPrice['ticket_type'];

function refusalOf(node: Node, type: TicketType) {
  if (node.status !== 'ACTIVE') return { code: 'node_inactive' };
  const sold = node.ticket_types ?? [];
  if (sold.length === 0 || sold.includes(type)) return undefined;
  return { code: 'not_sold_at_node', params: { node: node.code } };
}

/**
 * Returns the selling node and its code: the named node, otherwise the node of the seller's shift. In either case, the
 * node must sell the ticket type.
 * @throws 422 on `node_id` for the named node, on `ticket_price_id` for the node of the shift
 */
export async function nodeOf(
  values: { readonly node_id?: string | null | undefined },
  type: TicketType,
  shiftId: string | null,
  reader: Reader,
): Promise<{ node_id?: string; node_code?: string }> {
  const shift = shiftId ? await reader.get('work-shifts', shiftId) : undefined;
  const standing = shift?.node_id ? await reader.get('nodes', shift.node_id) : undefined;
  const named = values.node_id ? await reader.get('nodes', values.node_id) : undefined;
  const here = standing && standing.id !== named?.id ? refusalOf(standing, type) : undefined;
  const there = named && refusalOf(named, type);
  refuseIfAny({ ...(here && { ticket_price_id: here }), ...(there && { node_id: there }) });
  const node = named ?? standing;
  return node ? { node_id: node.id, node_code: node.code } : {};
}

export const nodesSelling =
  (...types: readonly TicketType[]) =>
  async ({ office_id: office }: { readonly office_id?: string | null | undefined }, { tx }: GuardContext) => {
    const nodes = await tx.find('nodes', office ? { office_id: office } : {});
    return nodes.filter((node) => types.some((type) => !refusalOf(node, type))).map(({ id }) => id);
  };

/**
 * Returns the prices that the seller can sell in the current shift. They are in the office's currency, and the sales
 * node of the shift sells their ticket type. Returns undefined if the seller can sell all prices.
 */
export const pricesSoldHere =
  (...types: readonly TicketType[]) =>
  async (
    { office_id: office }: { readonly office_id?: string | null | undefined },
    context: GuardContext,
  ): Promise<readonly string[] | undefined> => {
    const here = await typesSoldHere(types, context);
    const prices = here.length > 0 ? await context.tx.find('ticket-prices', { ticket_type: [...here] }) : [];
    const sold = await inCurrencyOf(office ?? context.officeId, prices, context.settings);
    const all = here.length === types.length && sold.length === prices.length;
    return all ? undefined : sold.map(({ id }) => id);
  };

export async function typesSoldHere(
  types: readonly TicketType[],
  context: Pick<GuardContext, 'actor' | 'officeId'> & { readonly tx: Reader },
): Promise<readonly TicketType[]> {
  const shift = await openShift(context, context.officeId);
  const node = shift?.node_id ? await context.tx.get('nodes', shift.node_id) : undefined;
  return node ? types.filter((type) => !refusalOf(node, type)) : types;
}
