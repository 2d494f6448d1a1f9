import { HttpError } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { IMPORT_PART, NOTHING_IMPORTED, runImport } from './run-import.ts';

const rows = Array.from({ length: 120 }, (_, index) => ({ code: index }));
const running = () => new AbortController().signal;

test('rows are sent in parts and counted', async () => {
  const send = vi.fn(async () => undefined);
  const told: number[] = [];
  const { state, finished } = await runImport(
    rows,
    send,
    NOTHING_IMPORTED,
    ({ processed }) => told.push(processed),
    running(),
  );
  expect(finished).toBe(true);
  expect(state).toEqual({ processed: 120, created: 120, rejected: [] });
  expect(told).toEqual([50, 100, 120]);
  expect(send).toHaveBeenCalledTimes(3);
});

test('a bad row stays out alone, with its line and reason', async () => {
  const send = async (part: readonly object[]) => {
    if (part.some((row) => (row as { code: number }).code === 7)) {
      throw new HttpError('no', 422, { errors: { 'bulk.0.code': 'Trùng mã' } });
    }
  };
  const { state } = await runImport(rows, send, NOTHING_IMPORTED, () => undefined, running());
  expect(state).toEqual({
    processed: 120,
    created: 119,
    rejected: [{ line: 9, message: 'no', fields: { code: 'Trùng mã' } }],
  });
});

test('a broken connection stops the import, and it goes on from there', async () => {
  let broken = true;
  const send = vi.fn(async (part: readonly object[]) => {
    if (broken && (part[0] as { code: number }).code === IMPORT_PART) throw new HttpError('network', 0);
  });
  const first = await runImport(rows, send, NOTHING_IMPORTED, () => undefined, running());
  expect(first).toMatchObject({ finished: false, state: { processed: 50 } });
  broken = false;
  const second = await runImport(rows, send, first.state, () => undefined, running());
  expect(second).toMatchObject({ finished: true, state: { processed: 120, created: 120 } });
});

test('pausing keeps what was done', async () => {
  const abort = new AbortController();
  const { state, finished } = await runImport(
    rows,
    async () => abort.abort(),
    NOTHING_IMPORTED,
    () => undefined,
    abort.signal,
  );
  expect(finished).toBe(false);
  expect(state.processed).toBe(50);
});
