import { describe, expect, it } from 'vitest';
import { reasonOf, reissueReasons } from './reissue-reasons.ts';

it.each([
  ['Mất thẻ', 'LOST'],
  ['Thất lạc khi đi xe', 'LOST'],
  ['Đổi ảnh trên thẻ', 'DATA_CHANGED'],
  ['Thẻ hỏng, không đọc được', 'BROKEN'],
  ['Thẻ bị gãy', 'BROKEN'],
  ['Lý do khác', 'BROKEN'],
])('the free text "%s" becomes the reason %s', (text, reason) => expect(reasonOf(text)).toBe(reason));

describe('Migration of re-issue reasons', () => {
  it('the text of an earlier order stays readable in its note', () =>
    expect(reissueReasons.rows.orders?.({ reissue_reason: 'Mất thẻ' })).toEqual({
      reissue_reason: 'LOST',
      reissue_note: 'Mất thẻ',
    }));

  it('the text of an earlier re-issue is put before its note', () =>
    expect(reissueReasons.rows['reissue-cards']?.({ reason: 'Thẻ bị gãy', note: 'Thu thẻ cũ.' })).toEqual({
      reason: 'BROKEN',
      note: 'Thẻ bị gãy\nThu thẻ cũ.',
    }));

  it('an order without a reason and one with a reason of the list stay as they are', () => {
    expect(reissueReasons.rows.orders?.({ reissue_reason: null })).toBeUndefined();
    expect(reissueReasons.rows.orders?.({ reissue_reason: 'FAULTY' })).toBeUndefined();
  });

  it('a note that would become too long keeps its own text', () => {
    const note = 'x'.repeat(500);
    expect(reissueReasons.rows['reissue-cards']?.({ reason: 'Mất thẻ', note })).toEqual({ reason: 'LOST', note });
  });
});
