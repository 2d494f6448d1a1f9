import { addDays } from '../../domain/src/rules/time/calendar.ts';
import { sellDay, sellSingle } from './counter-clerk.ts';
import { closeShift } from './drawer.ts';
import { refusedByProgram } from './partner.ts';
import type { LastSales, Stage } from './stage.ts';
import { askBack, decideBack, takeBackDay } from './take-back.ts';

const OVER = 'agency_contract_over';

export async function sellLast(stage: Stage): Promise<LastSales> {
  const { world, operator } = stage;
  const { endingAgency: desk, tariffs } = operator;
  const later = addDays(world.today(), 2);
  const days = [
    await sellDay(stage, desk, tariffs.day, { means: 'CASH' }, later),
    await sellDay(stage, desk, tariffs.day, { means: 'BANK_TRANSFER' }, later),
  ];
  const ticket = await sellSingle(stage, desk, tariffs.single, { means: 'CASH' });
  return { days, asked: { ticket, request: await askBack(stage, desk, ticket) } };
}

export async function windUp(stage: Stage, { days, asked }: LastSales): Promise<void> {
  const { operator } = stage;
  const { endingAgency: desk } = operator;
  for (const day of days) await takeBackDay(stage, desk, day);
  await decideBack(stage, desk, asked.ticket, asked.request);
  await sellsNothing(stage);
  await closeShift(stage, desk);
}

export async function opensNothing(stage: Stage): Promise<void> {
  const { world, operator, ledger } = stage;
  const { clerk, nodeId } = operator.endingAgency;
  const planned = { work_date: world.today(), shift_number: 1, user_id: clerk.userId, node_id: nodeId };
  const { id, code } = await world.done('POST', 'work-shifts', planned, { as: clerk });
  ledger.numbers.shifts.push(code);
  const opening = { opening_cash: 0 };
  await world.refused(OVER, 'POST', `work-shifts/${id}/transitions/open`, opening, { as: clerk });
  await world.done('DELETE', `work-shifts/${id}`, undefined, { as: clerk });
  await sellsNothing(stage);
}

async function sellsNothing(stage: Stage): Promise<void> {
  const { world, operator } = stage;
  const { endingAgency: desk, tariffs } = operator;
  const as = desk.clerk;
  const single = { ticket_price_id: tariffs.single.id, route_id: operator.routeId };
  await world.refused(OVER, 'POST', 'tickets', { ...single, payment_method: 'BANK_TRANSFER' }, { as });
  const day = { ticket_price_id: tariffs.day.id, valid_on: world.today(), payment_method: 'BANK_TRANSFER' };
  await world.refused(OVER, 'POST', 'daily-tickets', day, { as });
  await refusedByProgram(stage, desk, OVER);
}
