import { inflateRawSync } from 'node:zlib';
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

it('a report workbook stores texts as text and numbers as numbers', () => {
  const bytes = workbookOf(model, 'Vé', figures(row('=1+1')), 'vi');
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.byteLength).toBeGreaterThan(1000);
  const sheet = partOf(bytes, 'xl/worksheets/sheet1.xml');
  expect(sheet).toMatch(/<c r="A2" s="\d" t="inlineStr"><is><t xml:space="preserve">=1\+1<\/t>/u);
  expect(sheet).toMatch(/<c r="[A-Z]2" s="\d"><v>-7000<\/v>/u);
  expect(sheet).not.toContain('<f>');
});

it('a report workbook has the totals below the rows and the label of the report as the name of the sheet', () => {
  const bytes = workbookOf(model, 'Tickets', figures(row('32')), 'en');
  expect(partOf(bytes, 'xl/workbook.xml')).toContain('<sheet name="Tickets"');
  expect(partOf(bytes, 'xl/worksheets/sheet1.xml')).toMatch(/<c r="A3" [^>]*><is><t [^>]*>Total<.*<v>-7000<\/v>/u);
});

function partOf(bytes: Buffer, name: string): string {
  const at = bytes.indexOf(name) - 30;
  const start = at + 30 + name.length;
  return inflateRawSync(bytes.subarray(start, start + bytes.readUInt32LE(at + 18))).toString();
}
