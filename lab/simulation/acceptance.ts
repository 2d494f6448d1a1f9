import { addDays } from '../../domain/src/rules/time/calendar.ts';
import type { Stage } from './stage.ts';

/** Amount in đồng for each completed trip. */
const UNIT_PRICE = 250_000;
/** Number of days of bus trips that are accepted for payment together. */
const PERIOD = 5;

export async function acceptTooEarly(stage: Stage): Promise<void> {
  const id = await drafted(stage);
  if (id === undefined || stage.trips.every(({ state }) => state === 'OVER')) return;
  const path = `acceptance-commands/${id}/transitions/submit`;
  await stage.world.refused('trips_unfinished', 'POST', path, {}, { as: stage.operator.company.clerk });
}

export async function acceptRuns(stage: Stage): Promise<void> {
  const { world, ledger, operator } = stage;
  const { clerk, manager } = operator.company;
  const id = await drafted(stage);
  if (id === undefined) return;
  const deduction = world.rng.pick([0, 0, 100_000]);
  if (deduction > 0) {
    await world.refused('deduction_reason', 'PATCH', `acceptance-commands/${id}`, { deduction }, { as: clerk });
    const because = { deduction, deduction_reason: 'Xe không vệ sinh.' };
    await world.done('PATCH', `acceptance-commands/${id}`, because, { as: clerk });
  }
  await world.move(clerk, 'acceptance-commands', id, 'submit');
  const path = `acceptance-commands/${id}/transitions/accept`;
  await world.refused('own_request', 'POST', path, {}, { as: clerk });
  if (world.rng.chance(0.4)) {
    await world.move(manager, 'acceptance-commands', id, 'reject', { decision_note: 'Đếm lại.' });
    await world.move(clerk, 'acceptance-commands', id, 'submit');
  }
  const row = await world.move(manager, 'acceptance-commands', id, 'accept');
  const runs = ledger.runs.filter(({ day }) => day >= row.period_from && day <= row.period_to);
  const ran = runs.filter(({ outcome }) => outcome === 'COMPLETED').length;
  const amount = Math.max(0, ran * UNIT_PRICE - deduction);
  const counted = [row.trips_planned, row.trips_run, row.trips_lost, row.amount].join(' ');
  const known = [runs.length, ran, runs.length - ran, amount].join(' ');
  if (counted !== known) throw new Error(`${row.code} counts ${counted}, by the ledger ${known}.`);
  ledger.acceptances.push({ code: row.code, to: row.period_to, amount });
  await nothingMoves(stage, row.period_to);
}

async function drafted(stage: Stage): Promise<string | undefined> {
  const { world, ledger, operator } = stage;
  const { clerk } = operator.company;
  const last = ledger.acceptances.at(-1);
  const period_from = last ? addDays(last.to, 1) : (ledger.runs[0]?.day ?? world.today());
  if (world.today() < addDays(period_from, PERIOD - 1)) return undefined;
  const [known] = await world.all('acceptance-commands', { period_from, state: 'DRAFT' }, clerk);
  if (known) return known.id;
  const period = { period_from, period_to: world.today() };
  const row = { route_id: operator.routeId, unit_price: UNIT_PRICE, ...period };
  const made = await world.done('POST', 'acceptance-commands', row, { as: clerk });
  ledger.numbers.acceptances.push(made.code);
  return made.id;
}

async function nothingMoves({ world, operator, ledger }: Stage, day: string): Promise<void> {
  const { clerk } = operator.company;
  const late = { route_id: operator.routeId, departure_at: `${day}T15:00:00.000Z` };
  await world.refused('day_accepted', 'POST', 'trips', late, { as: clerk });
  const row = { route_id: operator.routeId, unit_price: UNIT_PRICE, period_from: day, period_to: day };
  const again = await world.done('POST', 'acceptance-commands', row, { as: clerk });
  ledger.numbers.acceptances.push(again.code);
  const submit = `acceptance-commands/${again.id}/transitions/submit`;
  await world.refused('period_accepted_already', 'POST', submit, {}, { as: clerk });
}
