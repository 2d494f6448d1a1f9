import { HttpError } from 'react-admin';

/** Rows sent in one request: small enough to show progress, large enough not to wait for. */
export const IMPORT_PART = 50;

export interface Rejected {
  /** As a spreadsheet counts: the heading is line 1. */
  readonly line: number;
  readonly message: string;
  /** By dotted path, where the server named fields. */
  readonly fields: Readonly<Record<string, string>>;
}

export interface ImportState {
  readonly processed: number;
  readonly created: number;
  readonly rejected: readonly Rejected[];
}

export const NOTHING_IMPORTED: ImportState = { processed: 0, created: 0, rejected: [] };

/**
 * Sends rows part by part from where `from` stands and tells each state. A part that the server refuses is sent again row by
 * row, so that only the bad rows stay out. Stops, to be resumed from the last state, when the connection breaks or `signal`
 * aborts.
 */
export async function runImport(
  rows: readonly object[],
  send: (part: readonly object[]) => Promise<unknown>,
  from: ImportState,
  tell: (state: ImportState) => void,
  signal: AbortSignal,
): Promise<{ readonly state: ImportState; readonly finished: boolean }> {
  let state = from;
  const next = (created: number, rejected: readonly Rejected[], count: number) => {
    state = {
      processed: state.processed + count,
      created: state.created + created,
      rejected: [...state.rejected, ...rejected],
    };
    tell(state);
  };
  while (state.processed < rows.length) {
    if (signal.aborted) return { state, finished: false };
    const part = rows.slice(state.processed, state.processed + IMPORT_PART);
    try {
      await send(part);
      next(part.length, [], part.length);
    } catch (error) {
      if (!isRefusal(error)) return { state, finished: false };
      for (const row of part) {
        if (signal.aborted) return { state, finished: false };
        try {
          await send([row]);
          next(1, [], 1);
        } catch (rowError) {
          if (!isRefusal(rowError)) return { state, finished: false };
          next(0, [{ line: state.processed + 2, ...reasonOf(rowError) }], 1);
        }
      }
    }
  }
  return { state, finished: true };
}

/** The server has read the rows and said no; anything else may go better another time. */
function isRefusal(error: unknown): error is HttpError {
  return (
    error instanceof HttpError &&
    error.status >= 400 &&
    error.status < 500 &&
    ![401, 403, 408, 429].includes(error.status)
  );
}

function reasonOf(error: HttpError): Pick<Rejected, 'message' | 'fields'> {
  const errors = Object.entries((error.body?.errors ?? {}) as Record<string, string>);
  const fields = errors.map(([path, message]) => [path.replace(/^(?:bulk\.)?0(?:\.|$)/, ''), message] as const);
  return { message: error.message, fields: Object.fromEntries(fields.filter(([path]) => path !== '')) };
}
