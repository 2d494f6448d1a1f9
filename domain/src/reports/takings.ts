import type { Reader } from '../contract.ts';
import type { Takings } from '../rules/prices/commission.ts';
import { moneyMoved } from './money-moved.ts';
import type { Ask } from './report.ts';
import { reportPeriodOf } from './select.ts';

export interface OfficeTakings {
  readonly sales: Takings[];
  readonly refunds: Takings[];
}

export async function takingsByOffice(
  reader: Reader,
  ask: Pick<Ask, 'from' | 'to'>,
): Promise<ReadonlyMap<string, OfficeTakings>> {
  const found = new Map<string, OfficeTakings>();
  for (const { office, day, ticketSales, ticketRefunds } of await moneyMoved(reader, reportPeriodOf(ask), undefined)) {
    const known = found.get(office) ?? { sales: [], refunds: [] };
    found.set(office, known);
    if (ticketSales > 0) known.sales.push({ day, amount: ticketSales });
    if (ticketRefunds > 0) known.refunds.push({ day, amount: ticketRefunds });
  }
  return found;
}
