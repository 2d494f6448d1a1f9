import { expect, it } from 'vitest';
import { readRequests } from './card-request.ts';

it("the list of a card's requests omits requests without a result page", () => {
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
