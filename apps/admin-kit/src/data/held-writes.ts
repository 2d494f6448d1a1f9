type SendNow = () => Promise<unknown> | undefined;

const held = new Set<SendNow>();

/**
 * Registers delayed writes that must be sent before a sign-out, because the server rejects them afterwards. Returns the
 * function that unregisters them.
 */
export function holdWrites(sendNow: SendNow): () => void {
  held.add(sendNow);
  return () => void held.delete(sendNow);
}

export function sendHeldWrites(): Promise<unknown> | undefined {
  const sent = [...held].map((sendNow) => sendNow()).filter((sending) => sending !== undefined);
  return sent.length > 0 ? Promise.allSettled(sent) : undefined;
}
