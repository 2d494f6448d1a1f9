import { entryOf, sum } from '../ledger.ts';
import type { Stage } from '../stage.ts';
import { compareWithLedger, type LedgerDifference } from './compare.ts';

const DONE = ['SUCCEEDED'];

export async function ordersAgree({ world, ledger, operator }: Stage): Promise<LedgerDifference[]> {
  const findings: LedgerDifference[] = [];
  for (const desk of [operator.company, operator.cardAgency]) {
    const as = desk.manager;
    const rows = (await world.all('orders', { office_id: desk.officeId }, as)).filter(
      (row) => row.office_id === desk.officeId,
    );
    const transactions = await world.all('transactions', { office_id: desk.officeId }, as);
    const known = [...ledger.orders.values()].filter(({ officeId }) => officeId === desk.officeId);
    findings.push(...compareWithLedger(`orders of ${as.account}`, rows.length, known.length));
    for (const row of rows) {
      const order = entryOf(ledger.orders, row.code);
      const of = (direction: string, states: readonly string[]) =>
        sum(
          transactions
            .filter((one) => one.order_id === row.id && one.direction === direction && states.includes(one.state))
            .map((one) => one.amount),
        );
      const back = of('REFUND', ['SUCCEEDED', 'PENDING']);
      findings.push(
        ...compareWithLedger(
          `order ${row.code}`,
          [row.status, row.total, row.refund_amount, Boolean(row.paid_at)],
          [order.status, order.total, order.promised, Boolean(order.paidOn)],
        ),
        ...compareWithLedger(
          `overdue approval of ${row.code}`,
          row.status === 'WAITING_FOR_CONFIRM' && row.overdue,
          row.status === 'WAITING_FOR_CONFIRM' && waitsSince(row) < world.now().getTime() - APPROVAL,
        ),
        ...compareWithLedger(`payments of ${row.code}`, of('NOTICE', DONE), order.received),
        ...compareWithLedger(`refunds of ${row.code}`, [back, of('REFUND', DONE)], [order.promised, order.returned]),
        ...compareWithLedger(
          `refund state of ${row.code}`,
          row.refund_state,
          order.promised === 0 ? 'NONE' : order.promised === order.returned ? 'REFUNDED' : 'DUE',
        ),
        ...(back > order.received ? [`${row.code}: ${back} goes back of ${order.received}`] : []),
        ...impossible(row),
      );
    }
  }
  return findings;
}

/** Time that the office's settings allow for an approval, in milliseconds. */
const APPROVAL = 3 * 86_400_000;

const waitsSince = ({ status_history: history }: { readonly status_history: readonly { to: string; at: string }[] }) =>
  Date.parse(history.findLast(({ to }) => to === 'WAITING_FOR_CONFIRM')?.at ?? '');

/** Returns a fault if an order's history is not a chronological path of its workflow that ends in the current status. */
function impossible(row: {
  readonly code: string;
  readonly status: string;
  readonly status_history: readonly { from?: string | null; to: string; at: string }[];
}): readonly LedgerDifference[] {
  const { status_history: history } = row;
  const broken = history.some(
    (entry, at) => at > 0 && (entry.from !== history[at - 1]?.to || entry.at < (history[at - 1]?.at ?? '')),
  );
  return broken || history.at(-1)?.to !== row.status ? [`${row.code}: its history is ${JSON.stringify(history)}`] : [];
}
