import { entryOf, sum } from '../ledger.ts';
import { desksOf } from '../operator.ts';
import { syncedCards } from '../partner.ts';
import type { Stage } from '../stage.ts';
import { compareWithLedger, type LedgerDifference } from './compare.ts';

/**
 * Checks that the balance of each coin account equals the balance in the ledger. It must also equal the account's
 * purchases of coins minus its payments plus its refunds.
 */
export async function coinsAgree({ world, ledger, operator, coinAccounts }: Stage): Promise<LedgerDifference[]> {
  const findings: LedgerDifference[] = [];
  const as = operator.company.manager;
  for (const { id } of coinAccounts) {
    const row = await world.done('GET', `coins/${id}`, undefined, { as });
    findings.push(...compareWithLedger(`coins of ${row.code}`, row.balance, entryOf(ledger.coins, id)));
    const entries = (await world.all('transactions', { coin_id: id }, as)).filter(({ state }) => state === 'SUCCEEDED');
    const sales = (await world.all('sell-coin-commands', { coin_id: id, state: 'COMPLETED' }, as)).map(({ amount }) =>
      Number(amount),
    );
    const moved = sum(entries.map(({ direction, amount }) => (direction === 'REFUND' ? amount : -amount)));
    findings.push(...compareWithLedger(`entries of ${row.code}`, sum(sales) + moved, row.balance));
  }
  return findings;
}

export async function stockAgrees(stage: Stage): Promise<LedgerDifference[]> {
  const { world, ledger, operator } = stage;
  const { clerk, officeId } = operator.cardAgency;
  const lying = [...ledger.stock.values()].filter((state) => state === 'ALLOCATED').length;
  const path = `ticket-counters/${operator.counterId}/operations/count-cards`;
  const counted = await world.done('POST', path, { number: lying }, { as: clerk });
  const handedOut = ledger.cards.map(({ code }) => code);
  const rows = await world.all('electronic-cards', { batch: 'LO-MP-01' }, operator.company.manager);
  const count = (states: Iterable<string>) => {
    const found: Record<string, number> = {};
    for (const state of states) found[state] = (found[state] ?? 0) + 1;
    return Object.fromEntries(Object.entries(found).toSorted());
  };
  return [
    ...rows.flatMap((row) => compareWithLedger(`card ${row.card_code}`, row.state, ledger.stock.get(row.card_code))),
    ...compareWithLedger(`cards at the counter of ${officeId}`, counted.held, lying),
    ...compareWithLedger(
      'cards as partners know them',
      (await syncedCards(stage, operator.company)).toSorted(),
      handedOut.toSorted(),
    ),
    ...compareWithLedger('card stock', count(rows.map(({ state }) => state)), count(ledger.stock.values())),
  ];
}

export async function ticketsAgree({ world, ledger, operator }: Stage): Promise<LedgerDifference[]> {
  const findings: LedgerDifference[] = [];
  for (const table of ['tickets', 'daily-tickets', 'monthly-tickets'] as const) {
    for (const desk of desksOf(operator)) {
      const rows = (await world.all(table, { office_id: desk.officeId }, desk.manager)).filter(
        ({ office_id }) => office_id === desk.officeId,
      );
      const known = [...ledger.tickets.values()].filter((one) => one.table === table && one.officeId === desk.officeId);
      findings.push(...compareWithLedger(`${table} of ${desk.clerk.account}`, rows.length, known.length));
      for (const row of rows) {
        const ticket = entryOf(ledger.tickets, row.serial);
        // A ticket that was not used expires at the end of its day of validity. The ledger does not record this, so
        // EXPIRED counts as SOLD.
        const state = row.state === 'EXPIRED' ? 'SOLD' : row.state;
        findings.push(
          ...compareWithLedger(
            `${table} ${row.serial}`,
            [state, table === 'monthly-tickets' ? 0 : (row.uses ?? 0), row.refund_amount ?? 0],
            [ticket.state, ticket.uses, ticket.refund],
          ),
        );
      }
    }
  }
  return findings;
}
