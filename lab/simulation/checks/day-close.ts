import { type Means, type Movement, sum } from '../ledger.ts';
import type { Desk } from '../operator.ts';
import type { Stage } from '../stage.ts';
import type { AnyJson } from '../world.ts';
import { compareWithLedger, type LedgerDifference } from './compare.ts';
import { below, report, type Window } from './reports.ts';

export async function closesAgree(stage: Stage, desks: readonly Desk[], window: Window): Promise<LedgerDifference[]> {
  const findings: LedgerDifference[] = [];
  for (const desk of desks) {
    const offices = below(stage, desk);
    const { rows, totals } = await report(stage, desk, 'reports/day-close', window);
    const moved = stage.ledger.movements.filter(({ officeId }) => offices.has(officeId));
    findings.push(
      ...compareWithLedger(`reports/day-close of ${desk.clerk.account}`, books(rows), ledgers(moved)),
      ...compareWithLedger(
        `money held by ${desk.clerk.account}`,
        totals.money_held,
        sum(inMoney(moved).map(({ amount }) => amount)),
      ),
      ...(await drawersAgree(stage, desk, window, rows)),
    );
  }
  return findings;
}

/** Excludes payments with coins, because their money was already counted when the coins were sold. */
const inMoney = (moved: readonly Movement[]) => moved.filter(({ means }) => means !== 'COIN');

type Line = readonly [key: string, taken: number, returned: number];

function lines(
  entries: readonly {
    readonly day: string;
    readonly means: Means;
    readonly taken: number;
    readonly returned: number;
  }[],
): readonly Line[] {
  const grouped = Map.groupBy(entries, ({ day, means }) => `${day} ${means}`);
  return [...grouped]
    .map(([key, own]): Line => [key, sum(own.map(({ taken }) => taken)), sum(own.map(({ returned }) => returned))])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

const ledgers = (moved: readonly Movement[]) =>
  lines(
    moved.map(({ day, means, amount }) => ({ day, means, taken: Math.max(0, amount), returned: Math.max(0, -amount) })),
  );

const books = (rows: readonly AnyJson[]) =>
  lines(
    rows.map((row) => ({
      day: row.day,
      means: row.payment_method,
      taken: row.sales - row.shortage + row.excess,
      returned: row.refunds,
    })),
  );

async function drawersAgree(
  stage: Stage,
  desk: Desk,
  window: Window,
  rows: readonly AnyJson[],
): Promise<readonly LedgerDifference[]> {
  const { totals } = await report(stage, desk, 'reports/shift-cash', window);
  const closed = rows.filter((row) => row.payment_method === 'CASH').map((row) => row.money_held);
  const offices = below(stage, desk);
  const drawers = [...stage.ledger.drawers.values()].filter(({ officeId }) => offices.has(officeId));
  const cash = stage.ledger.movements.filter(({ officeId, means }) => offices.has(officeId) && means === 'CASH');
  const opening = sum(drawers.map((drawer) => drawer.opening));
  const difference = sum(drawers.map((drawer) => drawer.difference));
  const due = opening + sum(cash.map(({ amount }) => amount));
  return [
    ...compareWithLedger(
      `reports/shift-cash of ${desk.clerk.account}`,
      [totals.opening_cash, totals.cash_expected, totals.cash_counted, totals.difference],
      [opening, due, due + difference, difference],
    ),
    ...compareWithLedger(
      `cash of the day's close of ${desk.clerk.account}`,
      sum(closed),
      totals.cash_expected - opening,
    ),
  ];
}
