import { expect, it } from 'vitest';
import { readRequests } from './card-request.ts';

it('reads what was asked for a card, and leaves out what cannot be opened', () => {
  const row = {
    code: 'DH26000001',
    result_id: 'r1',
    request_kind: 'REISSUE',
    status: 'CONFIRMED',
    reissue_reason: 'Mất',
  };
  expect(readRequests([row, { ...row, result_id: null }, { ...row, code: 1 }, 'x'])).toEqual([
    {
      code: 'DH26000001',
      resultId: 'r1',
      kind: 'REISSUE',
      status: 'CONFIRMED',
      createdAt: '',
      reason: 'Mất',
      total: undefined,
      currency: undefined,
    },
  ]);
  expect(readRequests(undefined)).toEqual([]);
});
