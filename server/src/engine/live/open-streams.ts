/** Maximum number of open streams per session. A further stream ends the oldest one, whose client may be gone. */
const MAX_PER_SESSION = 3;
const MAX_PER_PROCESS = 2000;

/** Open event streams of this process. */
export interface OpenStreams {
  /**
   * Registers a stream.
   * @param end ends the stream
   * @returns a function that removes it; undefined if this process has too many streams
   */
  add(session: string, end: () => void): (() => void) | undefined;
  endAll(): void;
}

export function openStreams(maxPerProcess = MAX_PER_PROCESS): OpenStreams {
  const streams = new Set<{ readonly session: string; readonly end: () => void }>();
  return {
    add(session, end) {
      if (streams.size >= maxPerProcess) return undefined;
      const stream = { session, end };
      const own = [...streams].filter((one) => one.session === session);
      streams.add(stream);
      for (const { end: endOldest } of own.slice(0, Math.max(0, own.length + 1 - MAX_PER_SESSION))) endOldest();
      return () => void streams.delete(stream);
    },
    endAll() {
      for (const { end } of streams) end();
    },
  };
}
