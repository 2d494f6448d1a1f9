import { isObject } from '@tuyen/model';

/** Item of the local storage that names the drafts on this device and when they expire. It contains no answers. */
const KEPT = 'tuyen.kept';
/** Item of the session storage of a tab on a shared computer, which stores no answers. */
const SHARED = 'tuyen.shared';
const HOUR = 3_600_000;

/** Returns the time at which the draft of a page on this device expires, in milliseconds. Zero if there is none. */
export function keptUntil(page: string): number {
  const until = allKept()[page];
  return typeof until === 'number' ? until : 0;
}

/** Notes that the device has a draft of the page, from now for the given hours. A later change does not extend it. */
export function noteKept(page: string, hours: number, now: number): void {
  const kept = allKept();
  if (keptUntil(page) <= now) writeKept({ ...kept, [page]: now + hours * HOUR });
}

/** Removes the note, and returns whether the device has other drafts. */
export function dropKept(page: string): boolean {
  const { [page]: _dropped, ...others } = allKept();
  writeKept(others);
  return Object.keys(others).length > 0;
}

function allKept(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return isObject(kept) ? kept : {};
  } catch {
    return {};
  }
}

function writeKept(kept: Readonly<Record<string, unknown>>): void {
  try {
    if (Object.keys(kept).length > 0) localStorage.setItem(KEPT, JSON.stringify(kept));
    else localStorage.removeItem(KEPT);
  } catch {
    // A browser that forbids storage keeps no draft.
  }
}

export function isShared(): boolean {
  try {
    return sessionStorage.getItem(SHARED) !== null;
  } catch {
    return false;
  }
}

export function markShared(): void {
  try {
    sessionStorage.setItem(SHARED, '1');
  } catch {}
}
