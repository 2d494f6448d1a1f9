export interface KeyInput extends Pick<NodeJS.ReadableStream, 'on' | 'off' | 'pause' | 'resume'> {
  readonly isTTY?: boolean;
  setRawMode?(isRaw: boolean): unknown;
}

export type KeyActions = Readonly<Record<'r' | 'd' | 'o' | 'q', () => void>>;

/** Character that a terminal in raw mode sends for Ctrl+C, instead of a signal. */
const CONTROL_C = '\u0003';

/**
 * Calls the action of each pressed key. Does nothing if the input is not a terminal.
 * @returns a function that stops listening and restores the terminal
 */
export function listenForKeys(input: KeyInput, actions: KeyActions): () => void {
  if (!input.isTTY || !input.setRawMode) return () => undefined;
  const byKey = new Map<string, () => void>([...Object.entries(actions), [CONTROL_C, actions.q]]);
  const onData = (data: Buffer | string) => {
    for (const key of data.toString()) byKey.get(key.toLowerCase())?.();
  };
  input.setRawMode(true);
  input.on('data', onData);
  input.resume();
  return () => {
    input.off('data', onData);
    input.setRawMode?.(false);
    input.pause();
  };
}
