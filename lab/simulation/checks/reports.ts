import { percent, type SoldTicket, sum } from '../ledger.ts';
import type { Desk } from '../operator.ts';
import type { Stage } from '../stage.ts';
import type { AnyJson, Staff, World } from '../world.ts';
import { compareWithLedger, type LedgerDifference } from './compare.ts';

export interface Window {
  readonly from: string;
  readonly to: string;
}

export async function reportsAgree(stage: Stage, desks: readonly Desk[], window: Window): Promise<LedgerDifference[]> {
  const findings: LedgerDifference[] = [];
  for (const desk of desks) {
    findings.push(
      ...(await ticketsAgree(stage, desk, window)),
      ...(await ordersAgree(stage, desk, window)),
      ...(await cardsAgree(stage, desk, window)),
      ...(await paperAgrees(stage, desk, window)),
    );
  }
  findings.push(...(await metroAgrees(stage, window)), ...(await commissionAgrees(stage, window)));
  return findings;
}

export const report = (stage: Stage, { officeId }: Desk, path: string, window: Window): Promise<AnyJson> =>
  shownBy(stage.world, { ...stage.operator.superuser, officeId }, path, window);

export const shownBy = (world: World, as: Staff, path: string, { from, to }: Window): Promise<AnyJson> =>
  world.done('GET', `${path}?${new URLSearchParams({ from, to, office: as.officeId })}`, undefined, { as });

async function ticketsAgree(stage: Stage, desk: Desk, window: Window): Promise<readonly LedgerDifference[]> {
  const { totals } = await report(stage, desk, 'statistics/tickets', window);
  const offices = below(stage, desk);
  const own = [...stage.ledger.tickets.values()].filter(({ officeId }) => offices.has(officeId));
  const paper = stage.ledger.paper.filter(({ officeId }) => offices.has(officeId));
  const printed = sum(paper.map(({ due }) => due));
  return compareWithLedger(
    `statistics/tickets of ${desk.clerk.account}`,
    [totals.tickets, totals.canceled, totals.amount, totals.refunds, totals.revenue],
    [
      own.length + sum(paper.map(({ quantity }) => quantity)),
      own.filter(({ state }) => state === 'CANCELED').length,
      charged(own) + printed,
      refunds(own),
      charged(own) + printed - refunds(own),
    ],
  );
}

const charged = (tickets: readonly SoldTicket[]) => sum(tickets.map((ticket) => ticket.charged));
const refunds = (tickets: readonly SoldTicket[]) => sum(tickets.map(({ refund }) => refund));

export const below = ({ operator }: Stage, { officeId }: Desk): ReadonlySet<string> =>
  new Set(
    officeId === operator.company.officeId
      ? [officeId, ...operator.agencies.map(({ desk }) => desk.officeId)]
      : [officeId],
  );

async function ordersAgree(stage: Stage, desk: Desk, window: Window): Promise<readonly LedgerDifference[]> {
  const { rows, totals } = await report(stage, desk, 'statistics/orders', window);
  const own = [...stage.ledger.orders.values()].filter(({ officeId }) => below(stage, desk).has(officeId));
  const keyed = new Map<string, { orders: number; amount: number; refunds: number }>();
  for (const order of own) {
    const key = `${order.createdOn} ${order.status}`;
    const line = keyed.get(key) ?? { orders: 0, amount: 0, refunds: 0 };
    keyed.set(key, {
      orders: line.orders + 1,
      amount: line.amount + order.total,
      refunds: line.refunds + order.promised,
    });
  }
  const books = rows.map((row: AnyJson) => [
    `${row.day} ${row.status}`,
    { orders: row.orders, amount: row.amount, refunds: row.refunds },
  ]);
  const byKey = (one: readonly unknown[], other: readonly unknown[]) => (String(one[0]) < String(other[0]) ? -1 : 1);
  return [
    ...compareWithLedger(
      `statistics/orders of ${desk.clerk.account}`,
      books.toSorted(byKey),
      [...keyed].toSorted(byKey),
    ),
    ...compareWithLedger(`paid orders of ${desk.clerk.account}`, totals.paid, sum(own.map(({ received }) => received))),
  ];
}

async function paperAgrees(stage: Stage, desk: Desk, window: Window): Promise<readonly LedgerDifference[]> {
  const { rows } = await report(stage, desk, 'reports/paper-tickets', window);
  const lines = stage.ledger.paper
    .filter(({ officeId }) => below(stage, desk).has(officeId))
    .map(({ day, command, quantity, due, difference }) =>
      [day, command, quantity, due, due + difference, difference].join(' '),
    );
  const books = rows.map((row: AnyJson) =>
    [row.day, row.command, row.quantity, row.cash_due, row.cash_handed_in, row.excess - row.shortage].join(' '),
  );
  return compareWithLedger(`reports/paper-tickets of ${desk.clerk.account}`, books.toSorted(), lines.toSorted());
}

async function cardsAgree(stage: Stage, desk: Desk, window: Window): Promise<readonly LedgerDifference[]> {
  const { totals } = await report(stage, desk, 'statistics/cards', window);
  const own = stage.ledger.cards.filter(({ officeId }) => below(stage, desk).has(officeId));
  return compareWithLedger(`statistics/cards of ${desk.clerk.account}`, totals.cards, own.length);
}

async function metroAgrees(stage: Stage, window: Window): Promise<readonly LedgerDifference[]> {
  const desk = stage.operator.metro;
  const own = [...stage.ledger.tickets.values()].filter(({ mode }) => mode === 'METRO');
  const of = (table: SoldTicket['table']) => own.filter((ticket) => ticket.table === table);
  const findings: LedgerDifference[] = [];
  for (const unit of ['daily', 'weekly', 'monthly']) {
    const { totals } = await report(stage, desk, `reports/metro-revenue-${unit}`, window);
    findings.push(
      ...compareWithLedger(
        `reports/metro-revenue-${unit}`,
        [
          totals.single_tickets,
          totals.single_amount,
          totals.day_tickets,
          totals.day_amount,
          totals.refunds,
          totals.revenue,
        ],
        [
          of('tickets').length,
          charged(of('tickets')),
          of('daily-tickets').length,
          charged(of('daily-tickets')),
          refunds(own),
          charged(own) - refunds(own),
        ],
      ),
    );
  }
  return findings;
}

/**
 * Checks the commission of each agency by month. Only sales and refunds up to the last day of the agency's contract
 * count.
 */
async function commissionAgrees(stage: Stage, window: Window): Promise<readonly LedgerDifference[]> {
  const { operator } = stage;
  const { rows } = await report(stage, operator.company, 'reports/agency-commission', window);
  const findings: LedgerDifference[] = [];
  for (const { name, desk, percent: rate, until = '9999-12-31' } of operator.agencies) {
    for (const month of ['2026-12', '2027-01']) {
      const row = rows.find((one: AnyJson) => one.agency === name && one.month === month);
      const within = ({ day }: { readonly day: string }) => day.startsWith(month) && day <= until;
      const { sales, back } = takings(stage, desk.officeId);
      const sold = sum(sales.filter(within).map(({ amount }) => amount));
      const returned = sum(back.filter(within).map(({ amount }) => amount));
      const commission = percent(Math.max(0, sold - returned), rate);
      const books = row ? [row.sales, row.refunds, row.commission] : [0, 0, 0];
      findings.push(...compareWithLedger(`commission of ${name} in ${month}`, books, [sold, returned, commission]));
    }
  }
  return findings;
}

interface Dated {
  readonly day: string;
  readonly amount: number;
}

function takings(
  { ledger }: Stage,
  officeId: string,
): { readonly sales: readonly Dated[]; readonly back: readonly Dated[] } {
  // Leaves out tickets that belong to an order, because the order's payments already contain their money.
  const tickets = [...ledger.tickets.values()].filter((ticket) => ticket.officeId === officeId && !ticket.orderCode);
  const orders = ledger.movements.filter((move) => move.officeId === officeId && move.orderCode !== undefined);
  const part = ({ orderCode = '', amount }: { readonly orderCode?: string | undefined; readonly amount: number }) =>
    Math.min(Math.abs(amount), ledger.orders.get(orderCode)?.ticketPart ?? 0);
  return {
    sales: [
      ...tickets.map(({ soldOn, charged: amount }) => ({ day: soldOn, amount })),
      ...orders.filter(({ amount }) => amount > 0).map((move) => ({ day: move.day, amount: part(move) })),
    ],
    back: [
      ...tickets.flatMap(({ refundedOn, refund }) => (refundedOn ? [{ day: refundedOn, amount: refund }] : [])),
      ...orders.filter(({ amount }) => amount < 0).map((move) => ({ day: move.day, amount: part(move) })),
    ],
  };
}
