/* What a person has decided but can still take back, and has not been sent yet. */

/** Sends such writes at once; undefined where none waits. */
type SendNow = () => Promise<unknown> | undefined;

const held = new Set<SendNow>();

/** Registers writes that are to go out before a sign-out, which would leave them without permission. */
export function holdWrites(sendNow: SendNow): () => void {
  held.add(sendNow);
  return () => void held.delete(sendNow);
}

/** Undefined where nothing waits. */
export function sendHeldWrites(): Promise<unknown> | undefined {
  const sent = [...held].map((sendNow) => sendNow()).filter((sending) => sending !== undefined);
  return sent.length > 0 ? Promise.allSettled(sent) : undefined;
}
