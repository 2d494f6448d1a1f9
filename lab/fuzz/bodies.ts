import { deflateSync, gzipSync } from 'node:zlib';
import type { Rng } from './rng.ts';
import { HOSTILE_JSON, HOSTILE_TEXTS } from './hostile.ts';

export interface FuzzBody {
  readonly type: string | undefined;
  readonly bytes: Buffer;
  readonly headers?: readonly (readonly [string, string])[];
}

const JSON_TYPE = 'application/json';

export function jsonBody(value: unknown): FuzzBody {
  return { type: JSON_TYPE, bytes: Buffer.from(JSON.stringify(value)) };
}

export function brokenJson(rng: Rng): FuzzBody {
  return { type: JSON_TYPE, bytes: Buffer.from(rng.pick(HOSTILE_JSON)) };
}

export function oddlyEncoded(value: unknown, rng: Rng): FuzzBody {
  const text = JSON.stringify(value);
  const bytes = Buffer.from(text);
  const wide = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return rng.pick<FuzzBody>([
    { type: JSON_TYPE, bytes: Buffer.from(`\uFEFF${text}`) },
    { type: JSON_TYPE, bytes: wide },
    { type: `${JSON_TYPE}; charset=utf-16`, bytes: wide },
    { type: `${JSON_TYPE}; charset=utf-16be`, bytes: Buffer.from(wide).swap16() },
    { type: `${JSON_TYPE}; charset=windows-1258`, bytes: Buffer.from(text, 'latin1') },
    { type: `${JSON_TYPE}; charset=nothing`, bytes },
    { type: `${JSON_TYPE}; charset=utf-8; charset=utf-16`, bytes },
    {
      type: JSON_TYPE,
      bytes: Buffer.concat([
        Buffer.from('{"note":"'),
        Buffer.from([0xff, 0xfe, 0xc0, 0x80, 0xed, 0xa0]),
        Buffer.from('"}'),
      ]),
    },
    { type: JSON_TYPE, bytes: Buffer.concat([bytes, Buffer.from([0])]) },
    { type: JSON_TYPE, bytes: gzipSync(bytes), headers: [['Content-Encoding', 'gzip']] },
    { type: JSON_TYPE, bytes: deflateSync(bytes), headers: [['Content-Encoding', 'deflate']] },
    { type: JSON_TYPE, bytes: gzipSync(Buffer.alloc(50_000_000)), headers: [['Content-Encoding', 'gzip']] },
    {
      type: JSON_TYPE,
      bytes,
      headers: [['Content-Encoding', rng.pick(['gzip', 'br', 'identity', 'gzip, gzip', ''])]],
    },
  ]);
}

export function oddlyTyped(value: unknown, rng: Rng): FuzzBody {
  const type = rng.pick([
    undefined,
    '',
    'text/plain',
    'text/xml',
    'application/x-www-form-urlencoded',
    'application/octet-stream',
    'application/json-patch+json',
    'application/merge-patch+json',
    'APPLICATION/JSON',
    'application/json;',
    'application/json, text/plain',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/mixed; boundary=a',
    'a'.repeat(5000),
    '/',
  ]);
  return { type, bytes: Buffer.from(rng.chance(0.5) ? JSON.stringify(value) : 'a=1&b[c]=2&__proto__[d]=3') };
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const HUGE_PNG = Buffer.from(PNG);
// An image file whose header declares 50,000 × 50,000 pixels.
HUGE_PNG.writeUInt32BE(50_000, 16);
HUGE_PNG.writeUInt32BE(50_000, 20);
const FILES: readonly Buffer[] = [
  PNG,
  HUGE_PNG,
  PNG.subarray(0, 40),
  Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF'),
  Buffer.from('GIF89a'),
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10]),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  Buffer.from('RIFF\u0004\0\0\0WEBP'),
  Buffer.alloc(0),
  Buffer.alloc(200_000, 'a'),
];

export function formBody(rng: Rng): FuzzBody {
  const boundary = 'limit-of-parts';
  const file = rng.chance(0.5) ? PNG : rng.pick(FILES);
  const name = rng.chance(0.6) ? 'anh.png' : rng.pick(HOSTILE_TEXTS).slice(0, 300);
  const part = (headers: string, content: Buffer) =>
    Buffer.concat([Buffer.from(`--${boundary}\r\n${headers}\r\n\r\n`), content, Buffer.from('\r\n')]);
  const validPart = part(
    `Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png`,
    file,
  );
  const parts = rng.weighted<readonly Buffer[]>([
    [6, [validPart]],
    [1, [validPart, validPart]],
    [1, [part('Content-Disposition: form-data; name="file"', Buffer.from('text'))]],
    [1, [part('', PNG)]],
    [1, [part(`Content-Disposition: form-data; name="file"; filename*=UTF-8''%ff%00`, PNG)]],
    [1, [part(`X-Long: ${'a'.repeat(20_000)}`, PNG)]],
    [
      1,
      Array.from({ length: 1000 }, (_, index) =>
        part(`Content-Disposition: form-data; name="a${index}"`, Buffer.from('1')),
      ),
    ],
    [1, []],
  ]);
  const last = rng.weighted([
    [8, `--${boundary}--\r\n`],
    [1, ''],
    [1, `--${boundary}`],
    [1, `--${boundary}--${'x'.repeat(1000)}`],
  ]);
  const type = rng.weighted([
    [10, `multipart/form-data; boundary=${boundary}`],
    [1, 'multipart/form-data; boundary=another'],
    [1, 'multipart/form-data'],
    [1, `multipart/form-data; boundary="${boundary}`],
    [1, `multipart/form-data; boundary=${'b'.repeat(2000)}`],
  ]);
  return { type, bytes: Buffer.concat([...parts, Buffer.from(last)]) };
}
