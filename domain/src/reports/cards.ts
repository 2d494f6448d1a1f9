import { day, transportMode } from './columns.ts';
import type { Report } from './report.ts';
import { columnRefs, dateOf, filtered, numberColumn, ofOffices, textColumn } from './select.ts';

export const cards: Report = {
  slug: 'statistic.cards',
  columns: [
    day,
    { name: 'issue_kind', label: { vi: 'Loại phát hành', en: 'Issue kind' }, kind: 'enum', enum: 'issue-kind' },
    { name: 'kind', label: { vi: 'Loại thẻ', en: 'Card kind' }, kind: 'enum', enum: 'card-kind' },
    { name: 'cards', label: { vi: 'Số thẻ', en: 'Cards' }, kind: 'integer', total: true },
  ],
  filters: [
    { name: 'issue_kind', label: { vi: 'Loại phát hành', en: 'Issue kind' }, enum: 'issue-kind' },
    { name: 'kind', label: { vi: 'Loại thẻ', en: 'Card kind' }, enum: 'card-kind' },
    transportMode,
  ],
  chart: { kind: 'bar', x: 'day', y: 'cards', series: 'issue_kind' },
  longest: 366,
  async rows(reader, ask) {
    const card = columnRefs<'customer-cards'>('t');
    const issued = dateOf(reader, card('issued_on'));
    const rows = await reader.sql
      .selectFrom('customer-cards as t')
      .where('t.issued_on', '>=', ask.from)
      .where('t.issued_on', '<=', ask.to)
      .where(ofOffices(reader, card('office_id'), ask))
      .where(filtered(card, ask, 'issue_kind', 'kind', 'transport_mode'))
      .select((eb) => [
        issued.as('day'),
        eb.ref('t.issue_kind').as('issue_kind'),
        eb.ref('t.kind').as('kind'),
        eb.fn.countAll().as('cards'),
      ])
      .groupBy([issued, 't.issue_kind', 't.kind'])
      .orderBy(issued)
      .orderBy('t.issue_kind')
      .orderBy('t.kind')
      .execute();
    return rows.map((row) => ({
      day: textColumn(row, 'day'),
      issue_kind: textColumn(row, 'issue_kind'),
      kind: textColumn(row, 'kind'),
      cards: numberColumn(row, 'cards'),
    }));
  },
};
