import type { CsvRow } from './csv-file.ts';
import { inParts } from './in-parts.ts';

export interface RowAnswer {
  readonly action: 'create' | 'update' | 'none' | 'refuse';
  readonly key?: string;
  readonly message?: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly changes?: readonly { readonly field: string; readonly from: string; readonly to: string }[];
}

export interface CheckedRow extends RowAnswer {
  readonly row: CsvRow;
  readonly repeats?: number;
}

/**
 * Asks the server what an import would do with each readable row of a CSV file. Unreadable rows are rejected without a
 * request. Calls `report` with all results so far, after each response. Returns false if the check stopped early.
 */
export async function checkImportRows(
  rows: readonly CsvRow[],
  ask: (part: readonly CsvRow[]) => Promise<readonly RowAnswer[]>,
  known: readonly CheckedRow[],
  report: (checked: readonly CheckedRow[]) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const checked = [...known];
  const lines = new Map<string, number>();
  const note = (row: CheckedRow): CheckedRow => {
    const earlier = row.key === undefined ? undefined : lines.get(row.key);
    if (earlier !== undefined) return { ...row, action: 'refuse', repeats: earlier };
    if (row.key !== undefined && earlier === undefined) lines.set(row.key, row.row.line);
    return row;
  };
  checked.forEach(note);
  const reachedEnd = await inParts(rows, known.length, signal, async (part) => {
    const readable = part.filter(({ faults }) => !faults);
    const answers = readable.length > 0 ? (await ask(readable)).values() : [].values();
    const refused = { action: 'refuse' } as const;
    for (const row of part) checked.push(note({ ...(row.faults ? refused : (answers.next().value ?? refused)), row }));
    // Reports no progress for a part of the CSV file without readable rows. Such parts need no request, and copying the
    // long list of results for each of them would take seconds.
    if (readable.length > 0) report([...checked]);
  });
  report(checked);
  return reachedEnd;
}

export type Counts = Readonly<Record<RowAnswer['action'], number>>;

export function countsOf(checked: readonly CheckedRow[]): Counts {
  const counts = { create: 0, update: 0, none: 0, refuse: 0 };
  for (const { action } of checked) counts[action] += 1;
  return counts;
}
