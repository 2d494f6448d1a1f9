import { HttpError } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { checkImportRows, countsOf, type CheckedRow, type RowAnswer } from './check-rows.ts';
import type { CsvRow } from './csv-file.ts';
import { IMPORT_PART } from './in-parts.ts';
import { NOTHING_IMPORTED, runImport } from './run-import.ts';

const lines = Array.from({ length: 120 }, (_, index) => ({ line: index + 2, cells: [String(index)] }));
const rows: readonly CheckedRow[] = lines.map((row) => ({ action: 'create', row }));
const running = () => new AbortController().signal;
const ignore = () => undefined;

test('import rows are checked in batches, and a stopped check resumes where it stopped', async () => {
  let broken = true;
  const ask = vi.fn(async (part: readonly CsvRow[]): Promise<RowAnswer[]> => {
    if (broken && part[0]?.line === 2 + IMPORT_PART) throw new HttpError('network', 0);
    return part.map(({ line }) => ({ action: 'create', key: `code=${line === 100 ? 3 : line}` }));
  });
  let checked: readonly CheckedRow[] = [];
  const report = (known: readonly CheckedRow[]) => (checked = known);
  expect(await checkImportRows(lines, ask, [], report, running())).toBe(false);
  expect(checked).toHaveLength(IMPORT_PART);
  broken = false;
  expect(await checkImportRows(lines, ask, checked, report, running())).toBe(true);
  expect(countsOf(checked)).toEqual({ create: 119, update: 0, none: 0, refuse: 1 });
  expect(checked.find(({ repeats }) => repeats)).toMatchObject({ row: { line: 100 }, action: 'refuse', repeats: 3 });
});

test('an import row for the same record as an earlier row is marked as a repetition, even if the repeated row is rejected', async () => {
  const ask = async (part: readonly CsvRow[]): Promise<RowAnswer[]> =>
    part.map(({ line }) => ({ action: line === 2 ? 'create' : 'refuse', key: 'code=A' }));
  let checked: readonly CheckedRow[] = [];
  await checkImportRows(lines.slice(0, 2), ask, [], (known) => (checked = known), running());
  expect(checked.map(({ repeats }) => repeats)).toEqual([undefined, 2]);
});

test('unreadable import rows are rejected without a request to the server', async () => {
  const faults = [{ kind: 'stray_quote' }] as const;
  const asked: number[] = [];
  const ask = async (part: readonly CsvRow[]): Promise<RowAnswer[]> => {
    asked.push(...part.map(({ line }) => line));
    return part.map(({ line }) => ({ action: 'create', key: String(line) }));
  };
  let checked: readonly CheckedRow[] = [];
  const file = [
    { line: 2, cells: [], faults },
    { line: 3, cells: [] },
  ];
  expect(await checkImportRows(file, ask, [], (known) => (checked = known), running())).toBe(true);
  expect(asked).toEqual([3]);
  expect(checked.map(({ row, action, key }) => [row.line, action, key])).toEqual([
    [2, 'refuse', undefined],
    [3, 'create', '3'],
  ]);
});

test('the import check rejects 100,000 unreadable rows without failing', async () => {
  const file = Array.from({ length: 100_000 }, (_, index) => ({
    line: index + 2,
    cells: [],
    faults: [{ kind: 'stray_quote' }] as const,
  }));
  let checked: readonly CheckedRow[] = [];
  expect(
    await checkImportRows(
      file,
      async () => [],
      [],
      (known) => (checked = known),
      running(),
    ),
  ).toBe(true);
  expect(countsOf(checked).refuse).toBe(100_000);
});

test('the import check stops if the server rejects the whole file', async () => {
  const ask = async () => {
    throw new HttpError('unknown columns', 422);
  };
  await expect(checkImportRows(lines, ask, [], ignore, running())).rejects.toThrow('unknown columns');
});

test('import rows are sent in batches and counted', async () => {
  const send = vi.fn(async () => undefined);
  const reported: number[] = [];
  expect(await runImport(rows, send, NOTHING_IMPORTED, ({ processed }) => reported.push(processed), running())).toBe(
    true,
  );
  expect(reported).toEqual([50, 100, 120]);
  expect(send).toHaveBeenCalledTimes(3);
});

test('an invalid import row is reported with its line and reason, and the other rows are imported', async () => {
  const send = async (part: readonly CheckedRow[]) => {
    if (part.some(({ row }) => row.line === 9))
      throw new HttpError('no', 422, { errors: { 'bulk.0.code': 'Trùng mã' } });
  };
  const report = vi.fn();
  await runImport(rows, send, NOTHING_IMPORTED, report, running());
  expect(report).toHaveBeenLastCalledWith({
    processed: 120,
    rejected: [{ line: 9, message: 'no', errors: { code: 'Trùng mã' } }],
  });
});

test('an import stopped by a broken connection resumes at the same row', async () => {
  let broken = true;
  const send = vi.fn(async (part: readonly CheckedRow[]) => {
    if (broken && part[0]?.row.line === 2 + IMPORT_PART) throw new HttpError('network', 0);
  });
  let state = NOTHING_IMPORTED;
  const report = (next: typeof state) => (state = next);
  expect(await runImport(rows, send, state, report, running())).toBe(false);
  expect(state.processed).toBe(50);
  broken = false;
  expect(await runImport(rows, send, state, report, running())).toBe(true);
  expect(state).toEqual({ processed: 120, rejected: [] });
});

test('rows that were sent before the user paused the import count as imported', async () => {
  const abort = new AbortController();
  const reported: number[] = [];
  const send = async () => abort.abort();
  const report = ({ processed }: { processed: number }) => reported.push(processed);
  expect(await runImport(rows, send, NOTHING_IMPORTED, report, abort.signal)).toBe(false);
  expect(reported).toEqual([50]);
});
