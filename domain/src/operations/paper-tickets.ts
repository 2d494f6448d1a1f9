import type { HookContext, Records, Values } from '../contract.ts';
import { priceOn } from '../rules/prices/planned-price.ts';
import { localDate } from '../rules/time/calendar.ts';
import { refuse } from '../guards/states.ts';
import { quantityOf, settle, settleRefusal, soldParts, type TicketRange } from '../rules/tickets/ticket-ranges.ts';
import { checkPrice } from '../prices/currency.ts';
import { shiftFor } from '../shifts/seller.ts';
import type { PaperRange } from './assert-not-issued.ts';

type Paper = Values<'paper-tickets'>;
export type Command = Pick<Records['command-tickets'], 'office_id' | 'route_id'> &
  ({ readonly command_ticket_id: string } | { readonly command_transport_id: string });

export const rangeOut = (
  command: Command,
  { ticket_price_id, series, first_number, last_number }: PaperRange,
  price: Pick<Records['ticket-prices'], 'price' | 'ticket_type' | 'transport_mode'>,
) => {
  const quantity = quantityOf({ first_number, last_number });
  return {
    ...command,
    ticket_price_id,
    ticket_type: price.ticket_type,
    transport_mode: price.transport_mode,
    series: series ?? null,
    first_number,
    last_number,
    quantity,
    price: price.price,
    amount: quantity * price.price,
  } satisfies Paper;
};

export const rangeSold = <T extends ReturnType<typeof rangeOut>>(part: T, shift: string | null, now: Date) => {
  const quantity = quantityOf(part);
  return { ...part, quantity, amount: quantity * part.price, shift_id: shift, sold_at: now.toISOString() };
};

/**
 * Issues the ranges of printed tickets that a ticket or transport command hands out.
 * @throws 409 `price_in_other_currency`
 */
export async function handOut(command: Command, ranges: readonly PaperRange[], context: HookContext): Promise<void> {
  const { tx, settings, now } = context;
  const { currency } = await settings('settings', command.office_id);
  for (const range of ranges) {
    const price = await tx.get('ticket-prices', range.ticket_price_id);
    if (!price) continue;
    await checkPrice(price, currency, settings);
    await tx.internal.create('paper-tickets', rangeOut(command, range, priceOn(price, localDate(now))));
  }
}

interface Returned {
  readonly ranges: readonly TicketRange[];
  readonly cash: number;
  readonly reason: string | null | undefined;
}

/**
 * Settles the tickets and the cash of a ticket or transport command when they come back to the office. Tickets that do
 * not come back count as sold in the open shift of the clerk who takes the cash. Returned tickets may be issued again;
 * sold tickets stay sold.
 * @throws 409 `no_open_shift`; 422 on `difference_reason`
 */
export async function takeBack(command: Command, { ranges, cash, reason }: Returned, context: HookContext) {
  const { tx, now, actor } = context;
  const own =
    'command_ticket_id' in command
      ? { command_ticket_id: command.command_ticket_id }
      : { command_transport_id: command.command_transport_id };
  const out = await tx.find('paper-tickets', own);
  const sold = soldParts(out, ranges);
  const said = settle(out, sold, cash);
  const why = settleRefusal(said, reason);
  if (why) refuse({ difference_reason: { code: why } });
  const moves = sold.length > 0 || cash > 0;
  const shift = moves ? await shiftFor(context, command.office_id, 'CASH') : undefined;
  for (const { id } of out) await tx.internal.remove('paper-tickets', id);
  for (const part of sold) {
    const price = { price: part.price, ticket_type: part.ticket_type, transport_mode: part.transport_mode };
    const values = rangeSold(rangeOut(command, part, price), shift?.id ?? null, now);
    await tx.internal.create('paper-tickets', values);
  }
  return { ...settledBy(actor.kind === 'staff' ? actor.userId : null, shift?.id ?? null, now), ...said };
}

export const settledBy = (user: string | null, shift: string | null, now: Date) => ({
  returned_at: now.toISOString(),
  returned_by: user,
  money_shift_id: shift,
});
