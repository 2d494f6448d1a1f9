import { sql } from 'kysely';
import type { Reader, Records } from '../contract.ts';
import { localDate } from '../rules/time/calendar.ts';
import { day, money, office } from './columns.ts';
import { officeNames } from './day-close.ts';
import type { PaperMoney } from './money-in.ts';
import type { Ask, Report, ReportRow } from './report.ts';
import { columnRefs, ofOffices, within } from './select.ts';

export const paperTickets: Report = {
  slug: 'report.paper-tickets',
  columns: [
    day,
    office,
    { name: 'command', label: { vi: 'Lệnh', en: 'Command' }, kind: 'text' },
    { name: 'route', label: { vi: 'Tuyến', en: 'Route' }, kind: 'text' },
    { name: 'quantity', label: { vi: 'Số vé bán', en: 'Tickets sold' }, kind: 'integer', total: true },
    money('cash_due', 'Phải nộp', 'Due'),
    money('cash_handed_in', 'Đã nộp', 'Handed in'),
    money('shortage', 'Nộp thiếu', 'Short'),
    money('excess', 'Nộp thừa', 'Over'),
    { name: 'reason', label: { vi: 'Lý do', en: 'Reason' }, kind: 'text' },
    { name: 'shift', label: { vi: 'Ca thu tiền', en: 'Shift' }, kind: 'text' },
  ],
  filters: [],
  chart: { kind: 'bar', x: 'day', y: 'cash_due', series: 'route' },
  longest: 366,
  async rows(reader, ask) {
    const commands = await returned(reader, ask);
    const routes = new Map((await reader.find('routes')).map(({ id, code }) => [id, code]));
    const names = await officeNames(reader);
    const shifts = new Map((await shiftsOf(reader, commands)).map(({ id, code }) => [id, code]));
    return commands
      .map(({ name, quantity, said }): ReportRow => {
        const difference = said.difference ?? 0;
        return {
          day: localDate(said.returned_at ?? ''),
          office: names.get(said.office_id) ?? '',
          command: name,
          route: routes.get(said.route_id) ?? '',
          quantity,
          cash_due: said.cash_due ?? 0,
          cash_handed_in: said.cash_handed_in ?? 0,
          shortage: Math.max(0, -difference),
          excess: Math.max(0, difference),
          reason: said.difference_reason ?? null,
          shift: shifts.get(said.money_shift_id ?? '') ?? null,
        };
      })
      .toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
  },
};

interface Returned {
  readonly name: string;
  readonly quantity: number;
  readonly said: Pick<
    Records['command-tickets'],
    | 'office_id'
    | 'route_id'
    | 'returned_at'
    | 'cash_due'
    | 'cash_handed_in'
    | 'difference'
    | 'difference_reason'
    | 'money_shift_id'
  >;
}

async function returned(reader: Reader, ask: Ask): Promise<readonly Returned[]> {
  const ids = async (table: 'command-tickets' | 'command-transports') => {
    const command = columnRefs<'command-tickets'>('c');
    const rows = await reader.sql
      .selectFrom(sql<PaperMoney>`${sql.table(table)}`.as('c'))
      .where(within(command('returned_at'), ask))
      .where(ofOffices(reader, command('office_id'), ask))
      .select('c.id')
      .execute();
    return rows.map(({ id }) => id);
  };
  const tickets = await reader.find('command-tickets', { id: await ids('command-tickets') });
  const transports = await reader.find('command-transports', { id: await ids('command-transports') });
  return [
    ...tickets.map((said) => ({ name: said.serial, quantity: said.used, said })),
    ...transports.map((said) => ({ name: said.code, quantity: said.sold_quantity ?? 0, said })),
  ];
}

function shiftsOf(reader: Reader, commands: readonly Returned[]) {
  return reader.find('work-shifts', { id: [...new Set(commands.flatMap(({ said }) => said.money_shift_id ?? []))] });
}

const sortKey = (row: ReportRow): string => [row['day'], row['office'], row['command']].join('\n');
