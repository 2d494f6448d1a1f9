/* What a person has decided but can still take back, and has not been sent yet. */

export interface HeldWrites {
  isWaiting(): boolean;
  /** Sends them at once. */
  sendNow(): Promise<unknown>;
}

const held = new Set<HeldWrites>();

/** Registers writes that are to go out before a sign-out, which would leave them without permission. */
export function holdWrites(writes: HeldWrites): () => void {
  held.add(writes);
  return () => void held.delete(writes);
}

export function hasHeldWrites(): boolean {
  return [...held].some((writes) => writes.isWaiting());
}

/** Undefined where nothing waits. */
export function sendHeldWrites(): Promise<unknown> | undefined {
  const sent = [...held].filter((writes) => writes.isWaiting()).map((writes) => writes.sendNow());
  return sent.length > 0 ? Promise.allSettled(sent) : undefined;
}
