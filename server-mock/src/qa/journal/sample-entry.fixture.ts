import type { JournalEntry } from './entry.ts';

export function sampleEntry(more: Partial<JournalEntry> = {}): JournalEntry {
  return {
    id: 1,
    namespace: '',
    at: '2026-03-16T02:00:00.000Z',
    method: 'GET',
    url: '/books',
    route: '/books',
    request: { headers: {} },
    status: 200,
    response: { headers: {} },
    milliseconds: 5,
    account: null,
    stubs: [],
    violations: [],
    ...more,
  };
}
