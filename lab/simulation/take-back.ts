import { pay } from './counter-clerk.ts';
import { percent, type SoldTicket } from './ledger.ts';
import type { Desk } from './operator.ts';
import { addHolderMonths, type Holder, type Stage } from './stage.ts';
import { FEES } from './tariffs.ts';
import type { AnyJson } from './world.ts';

export async function takeBack(stage: Stage, desk: Desk, ticket: SoldTicket, tripCanceled = false): Promise<void> {
  const byCitizen = !tripCanceled && stage.world.rng.chance(0.3);
  await decideBack(stage, desk, ticket, await askBack(stage, desk, ticket, byCitizen), tripCanceled);
}

export async function askBack(
  { world, ledger }: Stage,
  desk: Desk,
  ticket: SoldTicket,
  byCitizen = false,
): Promise<AnyJson> {
  const asked = { reason: 'Khách đổi ý' };
  const { id, serial } = ticket;
  if (byCitizen) await world.done('POST', `public/tickets/${id}/cancel-request`, { ...asked, serial });
  else await world.move(desk.clerk, 'tickets', id, 'create-cancel-ticket-request', asked);
  ticket.state = 'CANCEL_REQUESTED';
  const [request] = await world.all('ticket-cancel-requests', { ticket_id: ticket.id, state: 'WAITING' }, desk.clerk);
  ledger.numbers.cancelRequests.push(request.code);
  return request;
}

export async function decideBack(
  stage: Stage,
  desk: Desk,
  ticket: SoldTicket,
  request: AnyJson,
  tripCanceled = false,
): Promise<void> {
  const { world } = stage;
  const path = `ticket-cancel-requests/${request.id}/transitions`;
  if (request.created_by === desk.clerk.userId)
    await world.refused('own_request', 'POST', `${path}/approve`, {}, { as: desk.clerk });
  if (!tripCanceled && world.rng.chance(0.2)) {
    await world.done('POST', `${path}/reject`, { decision_note: 'Vé đã bấm lỗ.' }, { as: desk.manager });
    ticket.state = 'SOLD';
    return;
  }
  await world.done('POST', `${path}/approve`, {}, { as: desk.manager });
  ticket.state = 'CANCELED';
  const refund_method = ticket.means;
  await world.done('POST', `${path}/pay-refund`, { refund_method }, { as: desk.clerk });
  refunded(stage, desk, ticket, request.refund_amount, tripCanceled ? 0 : FEES.refundPercent);
  await world.refused('transition_not_allowed', 'POST', `${path}/pay-refund`, { refund_method }, { as: desk.clerk });
}

function refunded(stage: Stage, desk: Desk, ticket: SoldTicket, said: number, fee: number = FEES.refundPercent): void {
  ticket.refund = ticket.price - percent(ticket.price, fee);
  if (said !== ticket.refund) throw new Error(`${ticket.serial} brings ${said} back, by the rules ${ticket.refund}.`);
  ticket.refundedOn = stage.world.today();
  // The refund of a day ticket that was paid with coins does not go through a desk. The coins return to the account or
  // are owed to it.
  pay(stage, desk, ticket, -ticket.refund, ticket.table === 'tickets' || ticket.means !== 'COIN');
}

export async function takeBackDay(stage: Stage, desk: Desk, ticket: SoldTicket): Promise<void> {
  const input = { cancel_reason: 'Khách đổi ngày đi' };
  const row = await stage.world.move(desk.clerk, 'daily-tickets', ticket.id, 'cancel', input);
  ticket.state = 'CANCELED';
  refunded(stage, desk, ticket, row.refund_amount);
}

export async function takeBackMonth(
  stage: Stage,
  desk: Desk,
  ticket: SoldTicket,
  holder: Holder,
  month: string,
): Promise<void> {
  const input = { cancel_reason: 'Khách chuyển nơi ở' };
  const row = await stage.world.move(desk.clerk, 'monthly-tickets', ticket.id, 'cancel', input);
  ticket.state = 'CANCELED';
  holder.months.delete(month);
  addHolderMonths(holder, []);
  refunded(stage, desk, ticket, row.refund_amount);
}
