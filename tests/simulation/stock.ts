import type { Holder, Stage } from './stage.ts';

/** A customer reports a card lost: the counter locks it, and it opens nothing from then on. */
export async function lockLost({ world, operator }: Stage, holder: Holder): Promise<void> {
  const desk = holder.officeId === operator.company.officeId ? operator.company : operator.cardAgency;
  const lock = { lock_reason: 'Khách báo mất thẻ' };
  await world.done('POST', `customer-cards/${holder.cardId}/operations/lock`, lock, { as: desk.clerk });
  holder.lost = true;
}

/** A blank card that does not work. */
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
