import { settle } from '../agency-deposit.ts';
import type { Stage } from '../stage.ts';
import { compareWithLedger, type LedgerDifference } from './compare.ts';

export async function agenciesAgree(stage: Stage): Promise<LedgerDifference[]> {
  const { world, operator, ledger } = stage;
  const findings: LedgerDifference[] = [];
  for (const agency of operator.agencies) {
    await settle(stage, agency, 1);
    const rows = await world.all('agency-settlements', { agency_id: agency.id }, operator.superuser);
    const known = ledger.settlements.filter(({ agencyId }) => agencyId === agency.id);
    const books = rows.map((row) => [row.owed_before, row.amount, row.owed_after].join(' '));
    const lines = known.map(({ owed, amount }) => [owed, amount, owed - amount].join(' '));
    findings.push(...compareWithLedger(`settlements of ${agency.name}`, books.toSorted(), lines.toSorted()));
  }
  return findings;
}
