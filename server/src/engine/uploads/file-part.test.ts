import fastify from 'fastify';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import { acceptForms, filePart } from './form.ts';

const app = fastify();
beforeAll(async () => {
  acceptForms(app);
  app.post('/', async (request) => {
    try {
      const part = await filePart(request, 100);
      return part ? { ...part, bytes: part.bytes.toString('latin1') } : { none: true };
    } catch (error) {
      if (error instanceof Problem) return { status: error.status, code: error.code };
      throw error;
    }
  });
  await app.ready();
});
afterAll(() => app.close());

const FORM = 'multipart/form-data; boundary=b';
async function sent(payload: string, type = FORM): Promise<unknown> {
  return (await app.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': type } })).json();
}
const part = (headers: string, content: string) => `--b\r\n${headers}\r\n\r\n${content}\r\n`;
const file = (content: string, name = '"a.txt"') =>
  part(`Content-Disposition: form-data; name="f"; filename=${name}`, content);
const END = '--b--\r\n';
const NONE = { none: true };
const BROKEN = { status: 400, code: 'bad_body' };
const found = (bytes: string, name = 'a.txt') => ({ name, bytes, tooLarge: false });

describe('Uploaded file in a form', () => {
  it('the uploaded file of a form is its first file, whatever other fields surround it', async () => {
    const note = part('Content-Disposition: form-data; name="note"', 'mine');
    expect(await sent(`${note}${file('one')}${file('two', '"b.txt"')}${note}${END}`)).toEqual(found('one'));
    expect(await sent(`${note}${END}`)).toEqual(NONE);
    expect(await sent(END)).toEqual(NONE);
  });

  it('the uploaded file of a form can follow a preamble and contain lines that resemble boundaries', async () => {
    expect(await sent(`before\r\n${file('a\r\n--c\r\n-b')}${END}`)).toEqual(found('a\r\n--c\r\n-b'));
    expect(await sent(`${file('')}${END}`)).toEqual(found(''));
    // A part without content may have its boundary directly after the headers. A single line break then ends the
    // headers and also belongs to the boundary.
    expect(await sent(`--b\r\nContent-Disposition: form-data; filename=x\r\n\r\n--b--`)).toEqual(found('', 'x'));
  });

  it.each([
    ['"a \\"b\\".txt"', 'a \\"b\\".txt'],
    ['plain.txt', 'plain.txt'],
    ['""', ''],
    ['"ảnh.png"', 'ảnh.png'],
  ])('an uploaded file gets its name from the header of its form part: %s', async (written, name) => {
    expect(await sent(`${file('x', written)}${END}`)).toEqual(found('x', name));
  });

  it('the uploaded file of a form is found whatever the case and order of its headers', async () => {
    const headers = 'Content-Type: text/plain\r\nCONTENT-disposition: form-data;FILENAME="a.txt"; name="f"';
    expect(await sent(`${part(headers, 'x')}${END}`)).toEqual(found('x'));
    expect(await sent(`${part('Content-Type: text/plain; filename="a.txt"', 'x')}${END}`)).toEqual(NONE);
  });
});

describe('Size limits of an upload form', () => {
  it('an uploaded file that exceeds the size limit by one byte is too large', async () => {
    expect(await sent(`${file('x'.repeat(100))}${END}`)).toEqual(found('x'.repeat(100)));
    expect(await sent(`${file('x'.repeat(101))}${END}`)).toEqual({ name: 'a.txt', bytes: '', tooLarge: true });
  });

  it('an upload form may have 64 kB besides the file, and a longer body is not parsed', async () => {
    const head = `${file('x')}`;
    const body = (length: number) => `${head}${END}${' '.repeat(length - head.length - END.length)}`;
    expect(await sent(body(100 + 64 * 1024))).toEqual(found('x'));
    expect(await sent(body(101 + 64 * 1024))).toEqual({ name: '', bytes: '', tooLarge: true });
  });

  it('the body of an upload form that is too large is read only up to 64 MB', async () => {
    const piece = Buffer.alloc(1024 * 1024);
    let isSent = false;
    const body = Readable.from(
      (async function* () {
        for (let sent = 0; sent < 64; sent += 1) yield piece;
        yield Buffer.alloc(1);
        // Delays the end of the request body. The server must respond before it has received the whole body.
        for (let round = 0; round < 1000; round += 1) await setImmediate();
        isSent = true;
      })(),
    );
    const answer = await app.inject({ method: 'POST', url: '/', payload: body, headers: { 'content-type': FORM } });
    expect(isSent).toBe(false);
    expect(answer.json()).toEqual({ name: '', bytes: '', tooLarge: true });
  });

  it('an upload form can have 20 parts with 4 kB of headers each', async () => {
    const field = part('Content-Disposition: form-data; name="n"', '1');
    expect(await sent(`${field.repeat(19)}${file('x')}${END}`)).toEqual(found('x'));
    expect(await sent(`${field.repeat(20)}${file('x')}${END}`)).toEqual(BROKEN);
    const padded = (length: number) => {
      const headers = 'Content-Disposition: form-data; filename=x\r\nX: ';
      return `--b\r\n${headers}${'y'.repeat(length - headers.length)}\r\n\r\nx\r\n${END}`;
    };
    // The limit of 4096 bytes for the headers of a form part includes the line break after the boundary and the four
    // bytes that end the headers.
    expect(await sent(padded(4096 - 6))).toEqual(found('x', 'x'));
    expect(await sent(padded(4096 - 5))).toEqual(BROKEN);
  });
});

describe('Content types and invalid bodies of upload forms', () => {
  it('an upload form without a boundary contains no file, and an overlong boundary is rejected', async () => {
    expect(await sent(`${file('x')}${END}`, 'multipart/form-data')).toEqual(NONE);
    expect(await sent(`${file('x')}${END}`, `multipart/form-data; boundary=${'b'.repeat(71)}`)).toEqual(BROKEN);
  });

  it('the content type of an upload form may have a quoted boundary and other parameters', async () => {
    for (const type of ['multipart/form-data; charset=utf-8; BOUNDARY="b"', 'Multipart/Form-Data;boundary=b;x=y'])
      expect(await sent(`${file('x')}${END}`, type)).toEqual(found('x'));
  });

  it.each([
    ['nothing', ''],
    ['another boundary', '--c\r\n\r\n\r\n--c--'],
    ['a part without an end', file('x')],
    ['a part without content', '--b\r\nContent-Disposition: form-data\r\n--b--'],
    ['a boundary alone', '--b'],
  ])('an upload form with an invalid body is rejected: %s', async (_, payload) => {
    expect(await sent(payload)).toEqual(BROKEN);
  });
});
