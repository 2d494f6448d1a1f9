import type { Holder, Stage } from './stage.ts';

/** Number of cards per delivery to the counter. `FEW` is the number below which the counter orders more. */
const RANGE = 12;
const FEW = 4;

export async function lockLost({ world, operator }: Stage, holder: Holder): Promise<void> {
  const desk = holder.officeId === operator.company.officeId ? operator.company : operator.cardAgency;
  const lock = { lock_reason: 'Khách báo mất thẻ' };
  await world.done('POST', `customer-cards/${holder.cardId}/operations/lock`, lock, { as: desk.clerk });
  holder.lost = true;
}

export async function breakBlank({ world, operator, ledger }: Stage): Promise<void> {
  const blank = operator.stock.findLast(({ code }) => ledger.stock.get(code) === 'IN_STOCK');
  if (!blank) return;
  const [transition, state] = world.rng.pick([
    ['report-damaged', 'DAMAGED'],
    ['report-lost', 'LOST'],
  ] as const);
  await world.move(operator.company.clerk, 'electronic-cards', blank.id, transition, { state_reason: 'Kiểm kho' });
  ledger.stock.set(blank.code, state);
}

const atCounter = ({ operator, ledger }: Stage) =>
  operator.stock.filter(({ code }) => ledger.stock.get(code) === 'ALLOCATED');

/**
 * Sends a range of stock cards to a counter with few cards. Cards of the range that are elsewhere do not move, and the
 * response names them.
 */
export async function supplyCounter(stage: Stage): Promise<void> {
  const { world, operator, ledger } = stage;
  if (atCounter(stage).length >= FEW) return;
  const first = operator.stock.findIndex(({ code }) => ledger.stock.get(code) === 'IN_STOCK');
  const range = operator.stock.slice(first, first + RANGE).map(({ code }) => code);
  const goes = range.filter((code) => ledger.stock.get(code) === 'IN_STOCK');
  await moveRange(stage, 'allocate-range', range, goes, { ticket_counter_id: operator.counterId });
  for (const code of goes) ledger.stock.set(code, 'ALLOCATED');
  // A card that was sent to a counter can only be issued there. Expects that sending it to another counter has no
  // effect.
  if (world.rng.chance(0.3))
    await moveRange(stage, 'allocate-range', range, [], { ticket_counter_id: operator.counterId });
}

export async function takeBackCards(stage: Stage): Promise<void> {
  const { ledger } = stage;
  const back = atCounter(stage)
    .slice(-2)
    .map(({ code }) => code);
  const [from] = back;
  if (from === undefined) return;
  const codes = stage.operator.stock.map(({ code }) => code);
  const range = codes.slice(codes.indexOf(from), codes.indexOf(back.at(-1) ?? from) + 1);
  await moveRange(stage, 'take-back-range', range, back);
  for (const code of back) ledger.stock.set(code, 'IN_STOCK');
}

async function moveRange(
  { world, operator }: Stage,
  name: string,
  range: readonly string[],
  moves: readonly string[],
  more = {},
): Promise<void> {
  const ends = { from_code: range[0], to_code: range.at(-1) };
  const as = operator.company.clerk;
  const said = await world.done('POST', `electronic-cards/operations/${name}`, { ...ends, ...more }, { as });
  const left = range.filter((code) => !moves.includes(code)).join(', ') || '–';
  if (said.moved !== moves.length || said.not_moved !== left)
    throw new Error(`${name} moves ${said.moved}, not ${moves.length}; left are ${said.not_moved}, not ${left}.`);
}

export async function countCards(stage: Stage): Promise<void> {
  const { world, operator, ledger } = stage;
  const held = atCounter(stage);
  const gone = held.length > 1 && world.rng.chance(0.4) ? world.rng.pick(held) : undefined;
  const found = held.filter((card) => card !== gone).map(({ code }) => code);
  const path = `ticket-counters/${operator.counterId}/operations/count-cards`;
  const as = operator.cardAgency.clerk;
  const list = found.length > 0 ? { cards: found.join('\n') } : { number: 0 };
  if (gone) await world.refused('reason', 'POST', path, list, { as });
  const said = await world.done('POST', path, { ...list, ...(gone && { reason: 'Chưa tìm thấy.' }) }, { as });
  if (said.held !== held.length || said.found !== found.length || said.missing !== gone?.code)
    throw new Error(`The count says ${JSON.stringify(said)}; by the ledger ${held.length} lie there.`);
  if (!gone) return;
  await world.move(operator.company.clerk, 'electronic-cards', gone.id, 'report-lost', { state_reason: 'Kiểm kê' });
  ledger.stock.set(gone.code, 'LOST');
}
