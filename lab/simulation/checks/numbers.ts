import type { Stage } from '../stage.ts';
import { compareWithLedger, type LedgerDifference } from './compare.ts';

export async function numbersAgree(stage: Stage): Promise<LedgerDifference[]> {
  const { ledger } = stage;
  const tickets = [...ledger.tickets.values()];
  const serials = (table: string) => tickets.filter((one) => one.table === table).map(({ serial }) => serial);
  const commands = (kind: string) => ledger.commands.filter((one) => one.kind === kind).map(({ serial }) => serial);
  const { shifts, coinSales, cancelRequests, acceptances } = ledger.numbers;
  return [
    ...follow('ticket serials', serials('tickets'), /(?<index>\d{7})$/d),
    ...follow('monthly ticket serials', serials('monthly-tickets'), /(?<index>\d{7})\/[A-Z0-9]+$/d),
    ...follow('ticket command serials', commands('command-tickets'), /(?<index>\d{4})$/d),
    ...follow('transport command codes', commands('command-transports'), /(?<index>\d{6})$/d),
    ...follow('work shift codes', shifts, /^\d{4}(?<index>\d+)\//d),
    ...follow('sell-coin commands', coinSales, /^LBX(?<index>\d+)\d{4}$/d),
    ...follow('acceptance commands', acceptances, /^PNT(?<index>\d+)\d{4}$/d),
    ...follow('order codes', [...ledger.orders.keys()], /^DH\d\d(?<index>\d{6})$/d),
    ...follow('cancel requests', cancelRequests, /^HV\d\d(?<index>\d{6})$/d),
    ...(await paperAgrees(stage)),
  ];
}

/**
 * Checks that the running numbers in serials of the same series are consecutive. Serials belong to the same series if
 * they are equal except for the running number.
 */
function follow(what: string, serials: readonly string[], index: RegExp): readonly LedgerDifference[] {
  const groups = new Map<string, number[]>();
  for (const serial of serials) {
    const [from, to] = index.exec(serial)?.indices?.groups?.['index'] ?? [];
    if (from === undefined || to === undefined) return [`${what}: ${serial} has no index`];
    const rest = `${serial.slice(0, from)}#${serial.slice(to)}`;
    groups.set(rest, [...(groups.get(rest) ?? []), Number(serial.slice(from, to))]);
  }
  return [...groups].flatMap(([rest, numbers]) => {
    const sorted = numbers.toSorted((one, other) => one - other);
    const first = sorted[0] ?? 0;
    return sorted.every((number, at) => number === first + at) ? [] : [`${what} ${rest}: ${sorted.join(' ')}`];
  });
}

async function paperAgrees({ world, operator, printed }: Stage): Promise<readonly LedgerDifference[]> {
  const findings: LedgerDifference[] = [];
  for (const [kind, series] of [
    ['command-tickets', 'MPL'],
    ['command-transports', 'MPX'],
  ] as const) {
    const rows = await world.all('paper-tickets', { series }, operator.company.manager);
    const sold = rows.flatMap((row) =>
      Array.from({ length: row.last_number - row.first_number + 1 }, (_, at) => Number(row.first_number) + at),
    );
    const known = Array.from({ length: printed.next[kind] - 1 }, (_, at) => at + 1);
    findings.push(
      ...compareWithLedger(
        `numbers sold of ${series}`,
        sold.toSorted((one, other) => one - other),
        known,
      ),
    );
  }
  return findings;
}
