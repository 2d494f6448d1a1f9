import type { Services } from '../contract.ts';
import { officesByCurrency } from '../prices/offices-by-currency.ts';
import { type Ask, type Report, type ReportColumn, type ReportRow, totalsOf } from './report.ts';

export interface Figures {
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  readonly totals: readonly ReportRow[];
}

const CURRENCY: ReportColumn = { name: 'currency', label: { vi: 'Đơn vị tiền', en: 'Currency' }, kind: 'text' };

/**
 * Returns the figures of a report, grouped by currency. Amounts of different currencies are never added. Rows and
 * totals name their currency unless all use the reader's currency.
 * @param officeId office of the reader
 */
export async function figuresOf(
  report: Report,
  ask: Ask,
  officeId: string | null,
  { store, settings }: Pick<Services, 'store' | 'settings'>,
): Promise<Figures> {
  const { columns } = report;
  const offices = columns.some(({ kind }) => kind === 'money') ? await officesByCurrency(store, settings) : undefined;
  if (!offices) {
    const rows = await report.rows(store, ask);
    return { columns, rows, totals: [totalsOf(report, rows)] };
  }
  const { currency: own } = await settings('settings', officeId);
  const found: { readonly currency: string; readonly rows: readonly ReportRow[]; readonly totals: ReportRow }[] = [];
  for (const [currency, all] of offices) {
    const asked = all.filter((id) => !ask.offices || ask.offices.includes(id));
    const rows = await report.rows(store, { ...ask, offices: asked, currency: { offices: all, asked: ask.offices } });
    found.push({ currency, rows, totals: totalsOf(report, rows) });
  }
  const first = found.find(({ currency }) => currency === own);
  const others = found.filter(({ currency, totals }) => currency !== own && Object.values(totals).some(Boolean));
  if (first && others.length === 0) return { columns, rows: first.rows, totals: [first.totals] };
  const shown = first && first.rows.length > 0 && isAsked(ask, offices.get(own)) ? [first, ...others] : others;
  return {
    columns: [...columns, CURRENCY],
    rows: shown.flatMap(({ currency, rows }) => rows.map((row) => ({ ...row, currency }))),
    totals: shown.map(({ currency, totals }) => ({ ...totals, currency })),
  };
}

const isAsked = ({ offices }: Ask, all: readonly string[] = []): boolean =>
  !offices || all.some((id) => offices.includes(id));
