import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Response {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * An HTTP connection that sends any bytes, which no client of good manners would. It reads the answers one after the other; what is
 * no HTTP is an error.
 */
export class Wire {
  readonly #socket: Socket;
  #unread = Buffer.alloc(0);
  #over = false;
  #changed: () => void = () => undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk: Buffer) => {
      this.#unread = Buffer.concat([this.#unread, chunk]);
      this.#changed();
    });
    const end = () => {
      this.#over = true;
      this.#changed();
    };
    socket.on('error', end).on('end', end).on('close', end);
  }

  /** @param from an address of this machine, so that limits by address count apart */
  static async open(port: number, from?: string): Promise<Wire> {
    const socket = connect({ port, host: '127.0.0.1', ...(from && { localAddress: from }) });
    await once(socket, 'connect');
    return new Wire(socket);
  }

  /** Whether the server has ended it. */
  get over(): boolean {
    return this.#over;
  }

  send(bytes: Buffer): void {
    this.#socket.write(bytes);
  }

  /** Says that nothing more will be sent. */
  end(): void {
    this.#socket.end();
  }

  /** Breaks the connection off, with a reset where `rudely`. */
  abort(rudely: boolean): void {
    if (rudely) this.#socket.resetAndDestroy();
    else this.#socket.destroy();
  }

  /** The next answer; undefined where the connection ends before a whole one is there. */
  async answer(method: string): Promise<Response | undefined> {
    for (;;) {
      const read = readResponse(this.#unread, method, this.#over);
      if (read) {
        this.#unread = this.#unread.subarray(read.length);
        // Leave to send the body.
        if (read.response.status === 100) continue;
        return read.response;
      }
      if (this.#over) return undefined;
      await new Promise<void>((resolve) => (this.#changed = resolve));
    }
  }
}

interface Read {
  readonly response: Response;
  /** Bytes of it. */
  readonly length: number;
}

/** The answer at the beginning, if it is all there. */
function readResponse(bytes: Buffer, method: string, over: boolean): Read | undefined {
  const head = bytes.indexOf('\r\n\r\n');
  if (head < 0) return undefined;
  const [first = '', ...lines] = bytes.toString('latin1', 0, head).split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})(?: |$)/.exec(first)?.[1]);
  if (!status) throw new Error(`This is no answer: ${first.slice(0, 200)}`);
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const body = readBody(
    bytes.subarray(head + 4),
    headers,
    method === 'HEAD' || status < 200 || status === 204 || status === 304,
    over,
  );
  return body && { response: { status, headers, body: body.content }, length: head + 4 + body.length };
}

function readBody(
  bytes: Buffer,
  headers: Readonly<Record<string, string>>,
  none: boolean,
  over: boolean,
): { content: Buffer; length: number } | undefined {
  if (none) return { content: Buffer.alloc(0), length: 0 };
  if (headers['transfer-encoding'] === 'chunked') return readChunks(bytes);
  if (headers['content-length'] === undefined) return over ? { content: bytes, length: bytes.length } : undefined;
  const length = Number(headers['content-length']);
  return bytes.length < length ? undefined : { content: bytes.subarray(0, length), length };
}

function readChunks(bytes: Buffer): { content: Buffer; length: number } | undefined {
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const line = bytes.indexOf('\r\n', at);
    if (line < 0) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', at, line), 16);
    const next = line + 2 + size + 2;
    if (Number.isNaN(size)) throw new Error('This is no chunk.');
    if (bytes.length < next) return undefined;
    if (size === 0) return { content: Buffer.concat(chunks), length: next };
    chunks.push(bytes.subarray(line + 2, line + 2 + size));
    at = next;
  }
}
