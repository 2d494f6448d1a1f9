import { expect, it } from 'vitest';
import { readHolder } from './view.ts';

const card = { id: 'c1', card_code: '******01', kind: 'BASIC', is_locked: false, renewable: true };

it('the card page reads cards, tickets, taps, the consent and sessions from the answer of the server', () => {
  const read = readHolder({
    phone: '0912345678',
    kept: true,
    cards: [
      { ...card, reissue_code: null, tickets: [{ serial: 's', name: 'n', valid_to: '2026-03-31', state: 'CANCELED' }] },
    ],
    consent: { active: true, given_at: '2026-03-01T00:00:00Z', withdrawn_at: null },
    taps: [{ at: '2026-03-02T00:00:00Z', card_id: 'c1', route: null }],
    sessions: [{ id: 's1', device: null, kept: true, started_at: 'a', used_at: 'b', current: true }],
  });
  expect(read).toMatchObject({
    isKept: true,
    cards: [{ card: { id: 'c1' }, reissue: undefined, tickets: [{ to: '2026-03-31', isCanceled: true }] }],
    consent: { isActive: true, withdrawnAt: undefined },
    taps: [{ cardId: 'c1', route: undefined }],
    sessions: [{ id: 's1', isCurrent: true }],
  });
});

it('without consent there are no taps, and an unusable answer yields nothing', () => {
  expect(readHolder({ cards: [], taps: null })?.taps).toBeUndefined();
  for (const none of [undefined, null, 'x', {}, { cards: null }]) expect(readHolder(none)).toBeUndefined();
});
