import type { Rng } from './rng.ts';
import { bytesOf, type HttpMessage } from './message.ts';
import type { FuzzRequest } from './requests.ts';

type Broken = Pick<FuzzRequest, 'bytes' | 'ending'>;

const SOME = Buffer.from('{"note":"x"}');
const MORE_THAN_ALLOWED = 1_200_000;

/**
 * Returns the message as bytes that no valid client sends. Always ends the connection, so that the test need not wait
 * for the server's timeouts.
 */
export function brokenBytes(kind: string, message: HttpMessage, rng: Rng): Broken {
  const body = message.body ?? SOME;
  switch (kind) {
    case 'cut short':
      return { bytes: cut(bytesOf({ ...message, body }), rng), ending: 'end' };
    case 'aborted':
      return { bytes: cut(bytesOf(message), rng), ending: rng.pick(['close', 'reset']) };
    case 'wrong length':
      return { bytes: bytesOf({ ...message, body, length: wrongLength(body.length, rng) }), ending: 'end' };
    case 'wrong chunks':
      return { bytes: wrongChunks(message, body, rng), ending: 'end' };
    case 'too long':
      return { bytes: bytesOf({ ...message, body: Buffer.alloc(MORE_THAN_ALLOWED, 'a') }), ending: 'end' };
    default:
      return { bytes: brokenHead(message, rng), ending: 'end' };
  }
}

function cut(bytes: Buffer, rng: Rng): Buffer {
  const head = bytes.indexOf('\r\n\r\n') + 4;
  const from = rng.chance(0.8) ? head : 0;
  return bytes.subarray(0, from + rng.below(Math.max(1, bytes.length - from)));
}

function wrongLength(length: number, rng: Rng): string | false {
  return rng.pick([
    String(length + 1),
    String(length + 100_000),
    String(Math.max(0, length - 1)),
    '0',
    '-1',
    '+5',
    '1e3',
    '0x10',
    'a',
    '',
    '99999999999999999999999',
    `${length}, ${length}`,
    `${length}\r\nContent-Length: ${length + 1}`,
    `${length}\r\nTransfer-Encoding: chunked`,
    false,
  ]);
}

function wrongChunks(message: HttpMessage, body: Buffer, rng: Rng): Buffer {
  const [head] = bytesOf({ ...message, body: Buffer.alloc(0), chunked: true })
    .toString('latin1')
    .split('\r\n\r\n');
  const size = body.length.toString(16);
  const rest = rng.pick([
    `${size}\r\n${body.toString('latin1')}`,
    `${size}\r\n${body.toString('latin1')}\r\n`,
    `fffffff\r\n${body.toString('latin1')}\r\n0\r\n\r\n`,
    `ffffffffffffffffff\r\nab\r\n0\r\n\r\n`,
    `-1\r\nab\r\n0\r\n\r\n`,
    `zz\r\nab\r\n0\r\n\r\n`,
    `1\r\nabc\r\n0\r\n\r\n`,
    `2;${'e'.repeat(20_000)}\r\nab\r\n0\r\n\r\n`,
    `2\r\nab\r\n0\r\nX-Trailer: 1\r\nContent-Length: 5\r\n\r\n`,
    `0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
  ]);
  return Buffer.from(`${head}\r\n\r\n${rest}`, 'latin1');
}

function brokenHead(message: HttpMessage, rng: Rng): Buffer {
  const { method, target } = message;
  const validRequest = bytesOf(message).toString('latin1');
  const rest = validRequest.slice(validRequest.indexOf('\r\n'));
  return Buffer.from(
    rng.pick([
      `${method.toLowerCase()} ${target} HTTP/1.1${rest}`,
      `${method} ${target} HTTP/1.0${rest}`,
      `${method} ${target} HTTP/2.0${rest}`,
      `${method} ${target} HTTP/9.9${rest}`,
      `${method} ${target}${rest}`,
      `${method} http://evil.example${target} HTTP/1.1${rest}`,
      `${method} * HTTP/1.1${rest}`,
      `${method} ${target} a b HTTP/1.1${rest}`,
      `${method} ${target}\u0000 HTTP/1.1${rest}`,
      `${method} /api/v1/đường HTTP/1.1${rest}`,
      `${method} /${'a'.repeat(70_000)} HTTP/1.1${rest}`,
      `CONNECT 127.0.0.1:22 HTTP/1.1${rest}`,
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
      '\r\n\r\n\r\n',
      '\u0000'.repeat(1000),
      validRequest.replace('Host: 127.0.0.1\r\n', ''),
      validRequest.replace('Host: 127.0.0.1', 'Host: a\r\nHost: b'),
      validRequest.replace('\r\n', '\r\nX-Bad\u0000Name: 1\r\n'),
      validRequest.replace('\r\n', '\r\nX Bad: 1\r\n'),
      validRequest.replace('\r\n', '\r\nX-Folded: 1\r\n 2\r\n'),
      validRequest.replace('\r\n', '\r\n: empty\r\n'),
      validRequest.replace('\r\n', `\r\nX-Long: ${'a'.repeat(70_000)}\r\n`),
      validRequest.replace('\r\n', `\r\n${'X-Many: 1\r\n'.repeat(3000)}`),
      validRequest.replace('\r\n', '\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n'),
      validRequest.replace('\r\n', '\r\nUpgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\n'),
      validRequest.replace('\r\n', '\r\nTransfer-Encoding: gzip\r\n'),
      validRequest.replace('\r\n', '\r\nTransfer-Encoding: chunked, identity\r\n'),
      validRequest.replace('\r\n', '\r\nExpect: something\r\n'),
      validRequest.replaceAll('\r\n', '\n'),
      validRequest.replaceAll('\r\n', '\r'),
    ]),
    'latin1',
  );
}
