import type { Caller, Row } from '../../domain.ts';
import { Problem } from '../../problem.ts';

/** Throws 403 if the caller may not write the record. Records of offices below are read-only. */
export function checkWritableOffice(caller: Caller, record: Row): void {
  if (!mayWrite(caller, record)) throw new Problem(403, 'read_only_office');
}

/**
 * Returns the office of a new record: the named one, otherwise the caller's current one.
 * @throws 422 if there is none, 403 if the caller may not write there
 */
export function officeOfNew(caller: Caller, named?: unknown): string {
  const wanted = named ?? caller.officeId;
  if (typeof wanted !== 'string') throw new Problem(422, 'office_required', {}, { office_id: { code: 'required' } });
  checkWritableOffice(caller, { office_id: wanted });
  return wanted;
}

export function writableOffices({ profile, officeId, readableOffices }: Caller): readonly string[] | undefined {
  if (profile?.is_superuser || (officeId === null && readableOffices === undefined)) return undefined;
  return officeId === null ? [] : [officeId];
}

export function mayWrite(caller: Caller, { office_id: office }: OfOffice): boolean {
  return office === undefined || writableOffices(caller)?.includes(String(office)) !== false;
}

export function mayRead(caller: Caller, { office_id: office }: OfOffice): boolean {
  if (caller.readableOffices === undefined) return true;
  return typeof office === 'string' && caller.readableOffices.includes(office);
}

interface OfOffice {
  readonly office_id?: unknown;
}
