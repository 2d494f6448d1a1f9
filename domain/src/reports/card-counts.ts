import { localDate } from '../rules/time/calendar.ts';
import { day, office } from './columns.ts';
import { officeNames } from './day-close.ts';
import type { Report, ReportColumn, ReportRow } from './report.ts';
import { textFor } from '../rules/localized.ts';

const cards = (name: string, vi: string, en: string): ReportColumn => ({
  name,
  label: { vi, en },
  kind: 'integer',
  total: true,
});

export const cardCounts: Report = {
  slug: 'report.card-counts',
  columns: [
    day,
    office,
    { name: 'counter', label: { vi: 'Quầy vé', en: 'Counter' }, kind: 'text' },
    cards('held', 'Theo sổ', 'By the books'),
    cards('found', 'Đếm được', 'Found'),
    cards('difference', 'Chênh lệch', 'Difference'),
    { name: 'missing', label: { vi: 'Không thấy', en: 'Missing' }, kind: 'text' },
    { name: 'extra', label: { vi: 'Không thuộc quầy', en: 'Not of this counter' }, kind: 'text' },
    { name: 'reason', label: { vi: 'Giải trình', en: 'Reason' }, kind: 'text' },
    { name: 'counted_by', label: { vi: 'Người kiểm kê', en: 'Counted by' }, kind: 'text' },
  ],
  filters: [],
  chart: { kind: 'bar', x: 'day', y: 'difference', series: 'counter' },
  longest: 366,
  async rows(reader, { from, to, offices, language }) {
    const names = await officeNames(reader);
    const counters = await reader.find('ticket-counters', offices ? { office_id: [...offices] } : {});
    return counters
      .flatMap(({ code, name, office_id: officeId, card_counts: counts }) =>
        (counts ?? []).map((count): ReportRow => ({
          day: localDate(count.at),
          office: names.get(officeId) ?? '',
          counter: `${code} – ${textFor(name, language)}`,
          held: count.held,
          found: count.found,
          difference: count.found - count.held,
          missing: count.missing ?? null,
          extra: count.extra ?? null,
          reason: count.reason ?? null,
          counted_by: count.by ?? null,
        })),
      )
      .filter(({ day: on }) => String(on) >= from && String(on) <= to)
      .toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
  },
};

const sortKey = (row: ReportRow): string => [row['day'], row['office'], row['counter']].join('\n');
