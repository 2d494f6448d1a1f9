import type { Reader } from '../contract.ts';
import { day, money, office, refunds } from './columns.ts';
import { type MoneyMoved, moneyMoved } from './money-moved.ts';
import type { Report, ReportRow } from './report.ts';
import { reportPeriodOf } from './select.ts';

/**
 * Sales and refunds of each office by day, kind and payment method. In every row and total, money in equals money out
 * plus money held. Coins count when they are sold, not when they are spent.
 */
export const dayClose: Report = {
  slug: 'report.day-close',
  columns: [
    day,
    office,
    { name: 'kind', label: { vi: 'Khoản bán', en: 'Kind of sale' }, kind: 'enum', enum: 'sale-kind' },
    { name: 'payment_method', label: { vi: 'Thanh toán', en: 'Payment' }, kind: 'enum', enum: 'payment-method' },
    { name: 'quantity', label: { vi: 'Số lượng', en: 'Quantity' }, kind: 'integer', total: true },
    money('sales', 'Tiền bán', 'Sales'),
    money('shortage', 'Vé giấy nộp thiếu', 'Paper tickets: short'),
    money('excess', 'Vé giấy nộp thừa', 'Paper tickets: over'),
    refunds,
    money('money_in', 'Tiền thu vào', 'Money in'),
    money('money_out', 'Tiền trả ra', 'Money out'),
    money('money_held', 'Tiền còn giữ', 'Money held'),
  ],
  filters: [
    { name: 'kind', label: { vi: 'Khoản bán', en: 'Kind of sale' }, enum: 'sale-kind' },
    { name: 'payment_method', label: { vi: 'Thanh toán', en: 'Payment' }, enum: 'payment-method' },
  ],
  chart: { kind: 'bar', x: 'day', y: 'money_held', series: 'payment_method' },
  longest: 366,
  async rows(reader, ask) {
    const { kind, payment_method: method } = ask.filters;
    const moved = (await moneyMoved(reader, reportPeriodOf(ask), ask.offices)).filter(
      (one) => (kind ?? one.kind) === one.kind && (method ?? one.method) === one.method,
    );
    const names = await officeNames(reader);
    const lines = Map.groupBy(moved, (one) =>
      [one.day, names.get(one.office), one.office, one.kind, one.method].join('\n'),
    );
    return [...lines]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([, own]) => own.reduce(together))
      .map((line) => rowOf(line, names));
  },
};

const together = (one: MoneyMoved, other: MoneyMoved): MoneyMoved => ({
  ...one,
  quantity: one.quantity + other.quantity,
  sales: one.sales + other.sales,
  shortage: one.shortage + other.shortage,
  excess: one.excess + other.excess,
  refunds: one.refunds + other.refunds,
});

function rowOf(line: MoneyMoved, names: ReadonlyMap<string, string>): ReportRow {
  const { day: at, office: id, kind, method, quantity, sales, shortage, excess, refunds: back } = line;
  const money_in = method === 'COIN' ? 0 : sales - shortage + excess;
  const money_out = method === 'COIN' ? 0 : back;
  return {
    day: at,
    office: names.get(id) ?? '',
    kind,
    payment_method: method,
    quantity,
    sales,
    shortage,
    excess,
    refunds: back,
    money_in,
    money_out,
    money_held: money_in - money_out,
  };
}

export async function officeNames(reader: Reader): Promise<ReadonlyMap<string, string>> {
  return new Map((await reader.find('offices')).map(({ id, name }) => [id, name]));
}
