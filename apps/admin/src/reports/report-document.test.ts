import { formatsOf, NEUTRAL_REGION } from '@tuyen/model';
import { expect, it } from 'vitest';
import { reportDocument } from './report-document.ts';
import type { ReportColumn } from './report.ts';

const column = (name: string, kind: ReportColumn['kind'], total = false): ReportColumn => ({
  name,
  label: { vi: name, en: name },
  kind,
  ...(total && { total: true }),
});
const figures = {
  from: '2026-03-16',
  to: '2026-03-16',
  columns: [
    column('day', 'day'),
    column('office', 'text'),
    column('payment', 'text'),
    column('sales', 'integer', true),
    column('shortage', 'integer', true),
  ],
  rows: [
    { day: '2026-03-16', office: 'Đại lý Cầu Giấy', payment: 'CASH', sales: 7, shortage: 0 },
    { day: '2026-03-16', office: 'Đại lý Cầu Giấy', payment: 'GATEWAY', sales: 5, shortage: 0 },
  ],
  totals: { sales: 12, shortage: 0 },
};
const wording = { language: 'vi', formats: formatsOf(NEUTRAL_REGION), say: (key: string) => key };

it('a printed daily close shows values shared by all rows once, above the table', () => {
  const printed = reportDocument({ name: 'day-close', title: 'Chốt ngày' }, figures, 'A4', wording);
  const [heading, above, table, signatures] = printed.blocks;
  expect(heading).toMatchObject({ block: 'heading', text: 'Chốt ngày' });
  expect(above).toMatchObject({
    values: [
      { label: 'reports.period' },
      { label: 'office', value: 'Đại lý Cầu Giấy' },
      { label: 'shortage', value: '0' },
    ],
  });
  expect(table).toMatchObject({
    columns: [
      { label: 'payment', align: 'left' },
      { label: 'sales', align: 'right' },
    ],
    rows: [
      ['CASH', '7'],
      ['GATEWAY', '5'],
    ],
    totals: ['reports.total', '12'],
  });
  expect(signatures).toMatchObject({ block: 'signatures' });
});

it('a printed report of several days shows the day in each row', () => {
  const rows = [
    ...figures.rows,
    { day: '2026-03-17', office: 'Đại lý Cầu Giấy', payment: 'CASH', sales: 1, shortage: 0 },
  ];
  const printed = reportDocument(
    { name: 'day-close', title: 'x' },
    { ...figures, to: '2026-03-17', rows },
    '80mm',
    wording,
  );
  expect(printed).toMatchObject({ paper: '80mm', papers: ['A4', '80mm'] });
  expect(printed.blocks[1]).toMatchObject({ columns: 1 });
  expect(printed.blocks[2]).toMatchObject({ columns: [{ label: 'day' }, { label: 'payment' }, { label: 'sales' }] });
});

it('a printed report has a separate table with totals for each currency', () => {
  const money = { ...column('sales', 'money', true) };
  const row = (sales: number, currency: string) => ({ day: '2026-03-16', sales, currency });
  const printed = reportDocument(
    { name: 'day-close', title: 'x' },
    {
      ...figures,
      columns: [column('day', 'day'), money, column('currency', 'text')],
      rows: [row(700, 'VND'), row(5, 'USD'), row(6, 'USD')],
      totals: { sales: 700, currency: 'VND' },
      other_totals: [{ sales: 11, currency: 'USD' }],
    },
    'A4',
    wording,
  );
  expect(printed.blocks.filter(({ block }) => block === 'table')).toMatchObject([
    { rows: [['700 VND', 'VND']], totals: ['700 VND', 'VND'] },
    {
      rows: [
        ['5 USD', 'USD'],
        ['6 USD', 'USD'],
      ],
      totals: ['11 USD', 'USD'],
    },
  ]);
});
