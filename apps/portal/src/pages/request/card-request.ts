import { rowsOf } from '@tuyen/kit/portal';

/** A line of `GET public/card-requests`: something that was asked for a card. */
export interface CardRequest {
  readonly code: string;
  readonly resultId: string;
  readonly kind: string;
  readonly status: string;
  readonly createdAt: string;
  readonly reason: string | undefined;
  readonly total: number | undefined;
  /** ISO 4217, of `total`. */
  readonly currency: unknown;
}

/** Reads the answer; lines without code, result or status are left out. */
export function readRequests(answer: unknown): CardRequest[] {
  return rowsOf(answer).flatMap((row) => {
    const {
      code,
      result_id: resultId,
      request_kind: kind,
      status,
      created_at: createdAt,
      reissue_reason: reason,
    } = row;
    if (typeof code !== 'string' || typeof resultId !== 'string' || typeof status !== 'string') return [];
    return [
      {
        code,
        resultId,
        status,
        kind: typeof kind === 'string' ? kind : 'REGISTER_NEW',
        createdAt: typeof createdAt === 'string' ? createdAt : '',
        reason: typeof reason === 'string' && reason !== '' ? reason : undefined,
        total: typeof row['total'] === 'number' ? row['total'] : undefined,
        currency: row['currency'],
      },
    ];
  });
}
