export interface ServerEvent {
  readonly event: string;
  readonly data: unknown;
}

/**
 * Returns a reader of a stream of server-sent events. The parts of the stream may end anywhere.
 * @param tell receives each complete event whose data is JSON
 */
export function eventReader(tell: (event: ServerEvent) => void): (part: string) => void {
  let text = '';
  return (part) => {
    text += part;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = eventIn(block);
      if (event) tell(event);
    }
  };
}

function eventIn(block: string): ServerEvent | undefined {
  const valueOf = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const [event, data] = [valueOf('event'), valueOf('data')];
  if (event === undefined || data === undefined) return undefined;
  try {
    return { event, data: JSON.parse(data) };
  } catch {
    return undefined;
  }
}
