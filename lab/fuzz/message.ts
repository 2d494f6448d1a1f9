/** Request before serialization. The length of the body is correct unless `length` sets another one. */
export interface HttpMessage {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: Buffer | undefined;
  /** Value of the header `Content-Length` in place of the correct one; `false` omits the header. */
  readonly length?: string | false;
  readonly chunked?: boolean;
}

export function bytesOf({ method, target, headers, body, length, chunked = false }: HttpMessage): Buffer {
  const said = length ?? (body && !chunked ? String(body.length) : false);
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Host: 127.0.0.1',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(said === false ? [] : [`Content-Length: ${said}`]),
    ...(chunked ? ['Transfer-Encoding: chunked'] : []),
  ];
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  return Buffer.concat([head, chunked ? chunksOf(body ?? NOTHING) : (body ?? NOTHING)]);
}

const NOTHING = Buffer.alloc(0);

function chunksOf(body: Buffer): Buffer {
  const pieces: Buffer[] = [];
  for (let at = 0, size = 1; at < body.length; at += size, size = Math.min(size * 7, 40_000)) {
    const piece = body.subarray(at, at + size);
    pieces.push(Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n'));
  }
  return Buffer.concat([...pieces, Buffer.from('0\r\n\r\n')]);
}
