import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Response {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** HTTP connection that can send arbitrary bytes. Reads the responses in order and throws for invalid HTTP. */
export class Wire {
  readonly #socket: Socket;
  #chunks: Buffer[] = [];
  #received = 0;
  #over = false;
  #changed: () => void = () => undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk: Buffer) => {
      this.#chunks.push(chunk);
      this.#received += chunk.length;
      this.#changed();
    });
    const end = () => {
      this.#over = true;
      this.#changed();
    };
    socket.on('error', end).on('end', end).on('close', end);
  }

  /** @param from local address, so that limits by address count separately */
  static async open(port: number, from?: string): Promise<Wire> {
    const socket = connect({ port, host: '127.0.0.1', ...(from && { localAddress: from }) });
    await once(socket, 'connect');
    return new Wire(socket);
  }

  get over(): boolean {
    return this.#over;
  }

  send(bytes: Buffer): void {
    this.#socket.write(bytes);
  }

  end(): void {
    this.#socket.end();
  }

  abort(rudely: boolean): void {
    if (rudely) this.#socket.resetAndDestroy();
    else this.#socket.destroy();
  }

  async answer(method: string): Promise<Response | undefined> {
    for (let due = 1; ;) {
      if (this.#received >= due || this.#over) {
        const unread = Buffer.concat(this.#chunks);
        const read = readResponse(unread, method, this.#over);
        const rest = read.response ? unread.subarray(read.length) : unread;
        this.#chunks = [rest];
        this.#received = rest.length;
        due = read.response ? 1 : read.length;
        // Status 100 is not the final response. It only permits the client to send the body.
        if (read.response && read.response.status !== 100) return read.response;
        if (read.response) continue;
      }
      if (this.#over) return undefined;
      await new Promise<void>((resolve) => (this.#changed = resolve));
    }
  }
}

/**
 * Result of parsing the bytes received so far: a complete response with its length, or the number of bytes that must
 * have arrived before parsing is tried again.
 */
interface Read {
  readonly response?: Response;
  readonly length: number;
}

function readResponse(bytes: Buffer, method: string, over: boolean): Read {
  const head = bytes.indexOf('\r\n\r\n');
  if (head < 0) return { length: bytes.length + 1 };
  const [first = '', ...lines] = bytes.toString('latin1', 0, head).split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})(?: |$)/.exec(first)?.[1]);
  if (!status) throw new Error(`This is no answer: ${first.slice(0, 200)}`);
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const none = method === 'HEAD' || status < 200 || status === 204 || status === 304;
  const body = none ? NO_BODY : readBody(bytes.subarray(head + 4), headers, over);
  const length = head + 4 + body.length;
  return body.content ? { response: { status, headers, body: body.content }, length } : { length };
}

interface ReadBody {
  readonly content?: Buffer;
  readonly length: number;
}

const NO_BODY: ReadBody = { content: Buffer.alloc(0), length: 0 };

function readBody(bytes: Buffer, headers: Readonly<Record<string, string>>, over: boolean): ReadBody {
  const more = { length: bytes.length + 1 };
  if (headers['transfer-encoding'] === 'chunked') return readChunks(bytes) ?? more;
  if (headers['content-length'] === undefined) return over ? { content: bytes, length: bytes.length } : more;
  const length = Number(headers['content-length']);
  return bytes.length < length ? { length } : { content: bytes.subarray(0, length), length };
}

function readChunks(bytes: Buffer): ReadBody | undefined {
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
