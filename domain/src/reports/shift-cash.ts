import type { Reader, Records } from '../contract.ts';
import { localDate } from '../rules/time/calendar.ts';
import { day, money, office, refunds } from './columns.ts';
import { officeNames } from './day-close.ts';
import { type MoneyMoved, moneyMoved } from './money-moved.ts';
import type { Ask, Report, ReportRow } from './report.ts';
import { columnRefs, ofOffices, reportPeriodOf, within } from './select.ts';

type Shift = Records['work-shifts'];

/**
 * Cash of each drawer by day. A shift past midnight has a row for each day: opening cash in the first, the count in the
 * last. Cash outside of shifts has a row without a shift.
 */
export const shiftCash: Report = {
  slug: 'report.shift-cash',
  columns: [
    day,
    office,
    { name: 'shift', label: { vi: 'Ca', en: 'Shift' }, kind: 'text' },
    { name: 'seller', label: { vi: 'Nhân viên', en: 'Seller' }, kind: 'text' },
    { name: 'state', label: { vi: 'Trạng thái', en: 'State' }, kind: 'enum', enum: 'shift-state' },
    money('opening_cash', 'Tiền đầu ca', 'Opening cash'),
    money('sales', 'Bán tiền mặt', 'Cash sales'),
    money('shortage', 'Vé giấy nộp thiếu', 'Paper tickets: short'),
    money('excess', 'Vé giấy nộp thừa', 'Paper tickets: over'),
    refunds,
    money('cash_expected', 'Tiền mặt phải có', 'Cash expected'),
    money('cash_counted', 'Tiền mặt đếm được', 'Cash counted'),
    money('difference', 'Chênh lệch', 'Difference'),
  ],
  filters: [{ name: 'state', label: { vi: 'Trạng thái', en: 'State' }, enum: 'shift-state' }],
  chart: { kind: 'bar', x: 'day', y: 'cash_expected', series: 'office' },
  longest: 366,
  async rows(reader, ask) {
    const moved = (await moneyMoved(reader, reportPeriodOf(ask), ask.offices)).filter(
      ({ method }) => method === 'CASH',
    );
    const shifts = await shiftsOf(reader, ask, moved);
    const names = await officeNames(reader);
    const sellers = await sellersOf(reader, [...shifts.values()]);
    const wanted = ask.filters['state'];
    return linesOf([...shifts.values()], moved)
      .filter((line) => line.day >= ask.from && line.day <= ask.to)
      .map((line) => ({ line, shift: shifts.get(line.shift ?? '') }))
      .filter(({ shift }) => wanted === undefined || shift?.state === wanted)
      .map(({ line, shift }) => rowOf(line, shift, { names, sellers }))
      .toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
  },
};

type Line = Pick<MoneyMoved, 'day' | 'office' | 'shift' | 'sales' | 'refunds' | 'shortage' | 'excess'>;

function linesOf(shifts: readonly Shift[], moved: readonly MoneyMoved[]): readonly Line[] {
  const found = new Map<string, Line>();
  const add = (line: Line): void => {
    const key = [line.day, line.office, line.shift].join(' ');
    const known = found.get(key);
    found.set(key, {
      ...line,
      sales: line.sales + (known?.sales ?? 0),
      refunds: line.refunds + (known?.refunds ?? 0),
      shortage: line.shortage + (known?.shortage ?? 0),
      excess: line.excess + (known?.excess ?? 0),
    });
  };
  for (const { id, office_id, opened_at, counted_at } of shifts) {
    for (const at of [opened_at, counted_at])
      if (at) add({ day: localDate(at), office: office_id, shift: id, sales: 0, refunds: 0, shortage: 0, excess: 0 });
  }
  for (const line of moved) if (line.sales > 0 || line.refunds > 0 || line.excess > 0) add(line);
  return [...found.values()];
}

function rowOf(
  { day: at, office: officeId, sales, shortage, excess, refunds: back, shift: _ }: Line,
  shift: Shift | undefined,
  { names, sellers }: { readonly names: ReadonlyMap<string, string>; readonly sellers: ReadonlyMap<string, string> },
): ReportRow {
  const opening = shift?.opened_at && localDate(shift.opened_at) === at ? (shift.opening_cash ?? 0) : 0;
  const counted = shift?.counted_at !== undefined && localDate(shift.counted_at ?? '') === at;
  return {
    day: at,
    office: names.get(officeId) ?? '',
    shift: shift?.code ?? null,
    seller: sellers.get(shift?.user_id ?? '') ?? null,
    state: shift?.state ?? null,
    opening_cash: opening,
    sales,
    shortage,
    excess,
    refunds: back,
    cash_expected: opening + sales - shortage + excess - back,
    cash_counted: counted ? (shift?.cash_counted ?? null) : null,
    difference: counted ? (shift?.difference ?? null) : null,
  };
}

const sortKey = (row: ReportRow): string => [row['day'], row['office'], row['shift'] ?? ''].join('\n');

async function shiftsOf(reader: Reader, ask: Ask, moved: readonly MoneyMoved[]): Promise<ReadonlyMap<string, Shift>> {
  const shift = columnRefs<'work-shifts'>('s');
  const rows = await reader.sql
    .selectFrom('work-shifts as s')
    .where(ofOffices(reader, shift('office_id'), ask))
    .where((eb) => eb.or([within(shift('opened_at'), ask), within(shift('counted_at'), ask)]))
    .select('s.id')
    .execute();
  const ids = new Set([...rows.map(({ id }) => id), ...moved.flatMap((line) => line.shift ?? [])]);
  return new Map((await reader.find('work-shifts', { id: [...ids] })).map((row) => [row.id, row]));
}

async function sellersOf(reader: Reader, shifts: readonly Shift[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(shifts.map(({ user_id: id }) => id))];
  return new Map((await reader.find('users', { id: ids })).map((row) => [row.id, row.full_name ?? row.username]));
}
