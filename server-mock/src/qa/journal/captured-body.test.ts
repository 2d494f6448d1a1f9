import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { libraryModel } from '../../testing/library.ts';
import { journalBodyOf, capture, isStream } from './captured-body.ts';
import { openSecrets } from './secrets.ts';

const MOST = 65_536;
const secrets = openSecrets(libraryModel());

function streamIn(payload: unknown): Readable {
  if (!(payload instanceof Readable)) throw new Error('no stream');
  return payload;
}

describe('Recording of response bodies', () => {
  it.each([
    ['a text', 'Sách', 5],
    ['bytes', new Uint8Array([1, 2, 3]), 3],
    ['a long text', 'x'.repeat(70_000), 70_000],
    ['many bytes', new Uint8Array(70_000), 70_000],
  ])('a response body is recorded up to one byte beyond the storage limit: %s', (_, payload, bytes) => {
    const { payload: sent, captured } = capture(payload);
    expect(sent).toBe(payload);
    expect(captured?.bytes).toBe(bytes);
    expect(captured?.chunks.map((chunk) => chunk.length)).toEqual([Math.min(bytes, MOST + 1)]);
    expect(captured?.chunks[0]?.equals(Buffer.from(payload).subarray(0, MOST + 1))).toBe(true);
  });

  it.each([undefined, null, 7, {}, { pipe: true }])(
    'a response payload without bytes is not recorded: %j',
    (payload) => {
      expect(capture(payload)).toStrictEqual({ payload, captured: undefined });
    },
  );

  it('a response payload with a pipe method counts as a stream', () => {
    expect([new PassThrough(), { pipe: () => {} }, { pipe: 'a' }, {}, null, 'a'].map(isStream)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('a streamed response is recorded from its beginning while it is sent', async () => {
    const { payload, captured } = capture(Readable.from([Buffer.from('one '), Buffer.from('two')]));
    await nextTurn();
    expect(await textOf(streamIn(payload))).toBe('one two');
    expect([Buffer.concat(captured?.chunks ?? []).toString(), captured?.bytes]).toEqual(['one two', 7]);
  });

  it('a long streamed response is recorded up to one byte beyond the storage limit', async () => {
    const parts = ['a', 'b', 'c'].map((sign) => Buffer.alloc(60_000, sign));
    const { payload, captured } = capture(Readable.from(parts));
    expect((await textOf(streamIn(payload))).length).toBe(180_000);
    expect(
      Buffer.concat(captured?.chunks ?? []).toString() === 'a'.repeat(60_000) + 'b'.repeat(MOST + 1 - 60_000),
    ).toBe(true);
    expect(captured?.bytes).toBe(180_000);
  });

  it('an error of a response stream is passed on while the stream is recorded', async () => {
    const source = new PassThrough();
    const { payload } = capture(source);
    const read = textOf(streamIn(payload));
    source.destroy(new Error('the source is gone'));
    await expect(read).rejects.toThrow('the source is gone');
  });

  it('closing the connection destroys the response stream that is being recorded', async () => {
    const source = new PassThrough();
    const { payload } = capture(source);
    streamIn(payload).destroy();
    await once(source, 'close');
    expect(source.destroyed).toBe(true);
  });
});

describe('Stored bodies in the journal', () => {
  const stored = (payload: string | Uint8Array, headers: Record<string, string> = {}) => {
    const { captured } = capture(payload);
    return captured && journalBodyOf(captured, headers, secrets);
  };
  const json = 'application/json; charset=utf-8';

  it('an empty body is not stored in the journal', () => {
    expect(stored('')).toBeUndefined();
  });

  it.each(['text/html', json, 'image/svg+xml', 'application/javascript', 'application/x-www-form-urlencoded', ''])(
    'the text of a body of the type %s is stored in the journal',
    (type) => {
      expect(stored('a=1', { 'content-type': type })).toEqual({ text: 'a=1', bytes: 3, cut: false });
      expect(stored('a=1')).toEqual({ text: 'a=1', bytes: 3, cut: false });
    },
  );

  it.each(['image/png', 'application/octet-stream', 'x-text/plain'])(
    'only the size of a body of the type %s is stored in the journal',
    (type) => {
      expect(stored('a=1', { 'content-type': type })).toStrictEqual({ bytes: 3, cut: true });
    },
  );

  it('secrets are removed from a body before it is stored in the journal', () => {
    expect(stored('{"password":"a"}', { 'content-type': json })?.text).toBe('{"password":"[removed]"}');
  });

  it('a body stored in the journal is cut at the byte limit, between characters', () => {
    const fits = 'x'.repeat(MOST);
    expect(stored(fits)).toEqual({ text: fits, bytes: MOST, cut: false });
    expect(stored(`${fits}x`)).toEqual({ text: fits, bytes: MOST + 1, cut: true });
    expect(stored('é'.repeat(40_000))).toEqual({ text: 'é'.repeat(MOST / 2), bytes: 80_000, cut: true });
  });

  it.each([
    ['gzip', gzipSync],
    // Low Brotli quality, because compressing with the highest quality takes seconds.
    ['br', (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
  ])('a body compressed with %s is decompressed before it is stored in the journal', (encoding, compress) => {
    const of = (text: string) => {
      const bytes = compress(text);
      return { found: stored(bytes, { 'content-encoding': encoding }), bytes: bytes.length };
    };
    const short = of('Sách');
    expect(short.found).toEqual({ text: 'Sách', bytes: short.bytes, cut: false });
    const fits = of('x'.repeat(MOST));
    expect(fits.found).toEqual({ text: 'x'.repeat(MOST), bytes: fits.bytes, cut: false });
    const long = of('x'.repeat(MOST + 1));
    expect(long.found).toEqual({ text: 'x'.repeat(MOST), bytes: long.bytes, cut: true });
    expect(stored('no archive', { 'content-encoding': encoding })).toStrictEqual({ bytes: 10, cut: true });
    const bytes = compress(Array.from({ length: 60_000 }, (_, index) => `${index * 7919} `).join(''));
    expect(bytes.length).toBeGreaterThan(MOST);
    expect(stored(bytes, { 'content-encoding': encoding })?.text?.startsWith('0 7919 15838 ')).toBe(true);
  });
});
