import { expect, it } from 'vitest';
import { built } from '../fixtures/built.fixture.ts';
import { csvOf, workbookOf } from './download.ts';
import { type ReportRow, totalsOf } from './report.ts';
import { tickets } from './tickets.ts';

const { model } = built;
const row = (route: string) => ({
  route,
  ticket_type: 'ONE_TIME',
  tickets: 2,
  canceled: 0,
  amount: -7_000,
  refunds: 0,
  revenue: -7_000,
});
const figures = (one: ReportRow) => ({ columns: tickets.columns, rows: [one], totals: [totalsOf(tickets, [one])] });

it.each(['=1+1', '+84', '-1', '@SUM(A1)', '\tx', '\rx'])(
  'a text that looks like a formula is exported as text: %j',
  (text) => {
    const csv = csvOf(model, figures(row(text)), 'en');
    const line = csv.split('\r\n')[1] ?? '';
    expect(line.replace(/^"/, '')).toMatch(/^'/);
    // Texts that begin with a minus sign are escaped, because they could be formulas. Negative numbers are not, so that
    // they stay numbers.
    expect(line).toContain(',-7000,0,-7000');
  },
);

it('a CSV file quotes values with commas or quotation marks', () => {
  expect(csvOf(model, figures(row('32, "nhanh"')), 'vi')).toContain('"32, ""nhanh""",Vé lượt,2');
});

it('a report workbook stores texts as text and numbers as numbers', async () => {
  const bytes = await workbookOf(model, figures(row('=1+1')), 'vi');
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.byteLength).toBeGreaterThan(1000);
});
