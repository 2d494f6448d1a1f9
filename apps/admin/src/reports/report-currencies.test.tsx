// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReportTable } from './report-table.tsx';
import type { ReportColumn } from './report.ts';

const label = (text: string) => ({ vi: text, en: text });
const columns: readonly ReportColumn[] = [
  { name: 'day', label: label('Day'), kind: 'text' },
  { name: 'sales', label: label('Sales'), kind: 'money', total: true },
  { name: 'currency', label: label('Currency'), kind: 'text' },
];

test('a report table with several currencies has one totals row per currency', () => {
  const rows = [
    { day: 'Monday', sales: 700, currency: 'VND' },
    { day: 'Monday', sales: 5, currency: 'USD' },
  ];
  const totals = [
    { sales: 700, currency: 'VND' },
    { sales: 5, currency: 'USD' },
  ];
  const page = document.createElement('main');
  page.innerHTML = renderToStaticMarkup(
    <ReportTable id="figures" title="Sales" columns={columns} rows={rows} totals={totals} />,
  );
  const lines = [...page.querySelectorAll('tr')].map((line) => [...line.children].map((cell) => cell.textContent));
  expect(lines.slice(1)).toEqual([
    ['Monday', '700 VND', 'VND'],
    ['Monday', '5 USD', 'USD'],
    ['reports.total', '700 VND', 'VND'],
    ['reports.total', '5 USD', 'USD'],
  ]);
});
