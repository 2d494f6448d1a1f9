import type { AuditEntry, Caller, Reading } from '../domain.ts';

export function readingEntry(caller: Caller, reading: Reading, now: Date): AuditEntry {
  return {
    at: now.toISOString(),
    actor: caller.actor,
    officeId: caller.officeId,
    clientKind: caller.clientKind,
    before: undefined,
    ...reading,
  };
}
