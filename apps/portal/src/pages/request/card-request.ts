import { rowsOf } from '@tuyen/portal-kit';

export interface CardRequest {
  readonly code: string;
  readonly resultId: string;
  readonly kind: string;
  readonly status: string;
  readonly createdAt: string;
  readonly reason: string | undefined;
  readonly total: number | undefined;
  /** ISO 4217 currency of `total`. */
  readonly currency: unknown;
}

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
