import { entryOf } from './ledger.ts';
import type { Desk } from './operator.ts';
import type { Stage } from './stage.ts';

const OPENING = 10_000_000;

/** Opens the day's drawer. @param number 1 in the morning, 2 in the afternoon */
export async function openShift({ world, ledger, shifts }: Stage, desk: Desk, number: number): Promise<void> {
  const { clerk } = desk;
  const planned = { work_date: world.today(), shift_number: number, user_id: clerk.userId, node_id: desk.nodeId };
  const { id, code } = await world.done('POST', 'work-shifts', planned, { as: clerk });
  ledger.numbers.shifts.push(code);
  await world.move(clerk, 'work-shifts', id, 'open', { opening_cash: OPENING });
  shifts.set(clerk.account, id);
  ledger.drawers.set(id, { officeId: desk.officeId, opening: OPENING, difference: 0, closed: false });
}

export async function closeShift(stage: Stage, desk: Desk): Promise<void> {
  const { world, ledger, shifts } = stage;
  const { clerk } = desk;
  const id = shiftOf(stage, desk);
  const drawer = entryOf(ledger.drawers, id);
  const cash = ledger.movements.filter(({ shiftId, means }) => shiftId === id && means === 'CASH');
  const due = drawer.opening + cash.reduce((total, { amount }) => total + amount, 0);
  drawer.difference = world.rng.chance(0.25) ? world.rng.pick([-2_000, -1_000, 5_000]) : 0;
  if (world.rng.chance(0.15)) {
    await world.move(clerk, 'work-shifts', id, 'count', { cash_counted: due + 500_000 });
    await world.move(clerk, 'work-shifts', id, 'reopen');
  }
  const by = world.rng.chance(0.1) ? desk.manager : clerk;
  const counted = await world.move(by, 'work-shifts', id, 'count', { cash_counted: due + drawer.difference });
  if (counted.counted_by !== by.userId) throw new Error(`Shift ${id} was counted by ${counted.counted_by}.`);
  if (counted.difference !== drawer.difference) {
    throw new Error(`Shift ${id}: ${due} is due by the ledger, the server expects ${counted.cash_expected}.`);
  }
  if (drawer.difference !== 0) {
    await world.refused('closing_note', 'POST', `work-shifts/${id}/transitions/close`, {}, { as: clerk });
  }
  const note = drawer.difference === 0 ? {} : { closing_note: 'Thối nhầm tiền.' };
  await world.move(clerk, 'work-shifts', id, 'close', note);
  drawer.closed = true;
  shifts.delete(clerk.account);
}

export function shiftOf({ shifts }: Stage, { clerk }: Desk): string {
  return entryOf(shifts, clerk.account);
}
