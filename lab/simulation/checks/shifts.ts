import { differences } from '../printed.ts';
import { type Ledger, type Means, sum } from '../ledger.ts';
import type { Stage } from '../stage.ts';
import type { Desk } from '../operator.ts';
import { compareWithLedger, type LedgerDifference } from './compare.ts';

const inShift = ({ movements }: Ledger, id: string) => movements.filter(({ shiftId }) => shiftId === id);

export async function shiftsAgree({ world, ledger }: Stage, desks: readonly Desk[]): Promise<LedgerDifference[]> {
  const findings: LedgerDifference[] = [];
  for (const desk of desks) {
    const rows = await world.all('work-shifts', {}, desk.manager);
    const own = rows.filter(({ office_id }) => office_id === desk.officeId);
    const known = [...ledger.drawers].filter(([, { officeId }]) => officeId === desk.officeId);
    findings.push(...compareWithLedger(`shifts of ${desk.clerk.account}`, own.length, known.length));
    for (const [id, drawer] of known) {
      const row = own.find((one) => one.id === id);
      const moved = inShift(ledger, id);
      const paper = ledger.paper.filter(({ shiftId }) => shiftId === id);
      // A printed ticket counts with its price, whatever cash was submitted for it.
      const difference = differences(paper);
      const cash = sum(moved.filter(({ means }) => means === 'CASH').map(({ amount }) => amount));
      const of = (means: Means) => sum(moved.filter((one) => one.means === means).map(({ amount }) => amount));
      const lines = (means: Means) =>
        sum(
          (row.lines ?? [])
            .filter((line: { payment_method: Means }) => line.payment_method === means)
            .map((line: { amount: number; refunded: number }) => line.amount - line.refunded),
        );
      findings.push(
        ...compareWithLedger(
          `shift ${row.code}`,
          [row.state, row.opening_cash, row.cash_expected, row.cash_counted, row.difference],
          [
            'CLOSED',
            drawer.opening,
            drawer.opening + cash,
            drawer.opening + cash + drawer.difference,
            drawer.difference,
          ],
        ),
        ...compareWithLedger(
          `sales less refunds of shift ${row.code}`,
          row.total_sales - row.total_refunds,
          sum(moved.map(({ amount }) => amount)) - difference,
        ),
        ...compareWithLedger(`printed tickets of shift ${row.code}`, row.paper_excess - row.paper_shortage, difference),
        ...(['CASH', 'COIN', 'BANK_TRANSFER', 'GATEWAY'] as const).flatMap((means) =>
          compareWithLedger(
            `${means} in shift ${row.code}`,
            lines(means),
            of(means) - (means === 'CASH' ? difference : 0),
          ),
        ),
      );
    }
  }
  return findings;
}
