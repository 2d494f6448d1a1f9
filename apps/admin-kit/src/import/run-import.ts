import { readFieldErrors } from '@tuyen/model/client';
import type { HttpError } from 'react-admin';
import type { CheckedRow } from './check-rows.ts';
import { inParts, isRefusal } from './in-parts.ts';

export interface Rejected {
  readonly line: number;
  readonly message: string;
  /** Error messages by dotted field path. Present if the server named the invalid fields. */
  readonly errors: Readonly<Record<string, string>>;
}

export interface ImportState {
  readonly processed: number;
  readonly rejected: readonly Rejected[];
}

export const NOTHING_IMPORTED: ImportState = { processed: 0, rejected: [] };

/**
 * Sends the rows of an import in parts, starting at `from`, and reports the progress after each part. If the server
 * rejects a part, its rows are sent one by one, so that only the invalid rows fail. Returns false if a broken
 * connection or `signal` stopped the import, which can then resume.
 */
export async function runImport(
  rows: readonly CheckedRow[],
  send: (part: readonly CheckedRow[]) => Promise<unknown>,
  from: ImportState,
  report: (state: ImportState) => void,
  signal: AbortSignal,
): Promise<boolean> {
  let state = from;
  const next = (count: number, rejected: readonly Rejected[] = []) => {
    state = { processed: state.processed + count, rejected: [...state.rejected, ...rejected] };
    report(state);
  };
  return inParts(rows, from.processed, signal, async (part) => {
    try {
      await send(part);
      next(part.length);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      for (const one of part) {
        if (signal.aborted) throw signal.reason;
        try {
          await send([one]);
          next(1);
        } catch (refusal) {
          if (!isRefusal(refusal)) throw refusal;
          next(1, [{ line: one.row.line, ...reasonOf(refusal) }]);
        }
      }
    }
  });
}

function reasonOf(error: HttpError): Pick<Rejected, 'message' | 'errors'> {
  const errors = Object.entries(readFieldErrors(error.body));
  const fields = errors.map(([path, message]) => [path.replace(/^(?:bulk\.)?0(?:\.|$)/, ''), message] as const);
  const named = fields.filter(([path]) => path !== '');
  const recordError = fields.find(([path]) => path === '')?.[1];
  return { message: recordError ?? error.message, errors: Object.fromEntries(named) };
}
