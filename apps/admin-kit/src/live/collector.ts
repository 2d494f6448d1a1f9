import type { LiveNews } from './live-message.ts';

/** Milliseconds in which changes are collected. With the collection at the server, a change is shown within 5 seconds. */
const COLLECT_MS = 300;
/** Longest random delay in milliseconds, so that the pages of an office do not read at the same moment. */
const SPREAD_MS = 700;
/** Interval in milliseconds at which the collector asks whether the user is still busy. */
const BUSY_MS = 1000;

interface CollectorParts {
  /** Whether nothing may be read again now, for example while the user drags a card. */
  readonly isHeld: () => boolean;
  /** Whether the user enters something, so that the open record must stay as it is. */
  readonly isBusy: () => boolean;
  readonly readLists: () => void;
  readonly readPresence: () => void;
  /** Reads records again: the named ones, or all. */
  readonly readRecords: (ids: ReadonlySet<string> | 'all') => void;
}

export type Changes = Omit<LiveNews, 'resource'>;

/** Collects changes by others until the page reads its data again. */
export class Collector {
  readonly #parts: CollectorParts;
  #ids: ReadonlySet<string> | 'all' = new Set();
  #isListOld = false;
  #isPresenceOld = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: CollectorParts) {
    this.#parts = parts;
  }

  note({ changed, gone, presence, all }: Changes): void {
    const ids = [...changed, ...gone];
    this.#isListOld ||= all || ids.length > 0;
    this.#isPresenceOld ||= all || presence.length > 0;
    this.#ids = all || this.#ids === 'all' ? 'all' : new Set([...this.#ids, ...ids]);
    this.#plan(COLLECT_MS + Math.random() * SPREAD_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #plan(ms: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#read();
    }, ms);
  }

  #read(): void {
    const { isHeld, isBusy, readLists, readPresence, readRecords } = this.#parts;
    if (isHeld()) return this.#plan(BUSY_MS);
    if (this.#isListOld) readLists();
    if (this.#isPresenceOld) readPresence();
    this.#isListOld = false;
    this.#isPresenceOld = false;
    if (this.#ids !== 'all' && this.#ids.size === 0) return undefined;
    if (isBusy()) return this.#plan(BUSY_MS);
    readRecords(this.#ids);
    this.#ids = new Set();
    return undefined;
  }
}
