import { describe, expect, it } from 'vitest';
import { checkPercentEncoding, urlEncodedParameters, utf8Text } from './utf8.ts';

const refusal = expect.objectContaining({ status: 400, code: 'not_utf8' });

describe('Decoding of request bytes', () => {
  it('valid UTF-8 bytes of a request are decoded', () => {
    expect(utf8Text(Buffer.from('Huế 😀 \ufffd'))).toBe('Huế 😀 \ufffd');
    expect(utf8Text(Buffer.alloc(0))).toBe('');
  });

  it.each([[[0xff]], [[0xc3]], [[0xed, 0xa0, 0x80]], [[0xc0, 0x80]]])(
    'decoding rejects the invalid UTF-8 bytes %j',
    (bytes) => {
      expect(() => utf8Text(Buffer.from(bytes))).toThrow(refusal);
    },
  );
});

describe('Percent-encoded text', () => {
  it.each(['', 'a=100%', 'a=%41%zz', 'a=Hu%E1%BA%BF', '%f0%9f%98%80'])(
    'decoding accepts the percent-encoded text %j',
    (text) => {
      expect(() => checkPercentEncoding(text)).not.toThrow();
    },
  );

  it.each(['a=%FF', 'a=%E1%BA', 'a=%E1b%BA%BF', 'a=%c0%80'])('decoding rejects the percent-encoded text %j', (text) => {
    expect(() => checkPercentEncoding(text)).toThrow(refusal);
  });
});

it('a form body is parsed by field name, and only in UTF-8', () => {
  expect(urlEncodedParameters(Buffer.from('a=Hu%E1%BA%BF+1&b='))).toEqual({ a: 'Huế 1', b: '' });
  expect(() => urlEncodedParameters(Buffer.from('a=%ff'))).toThrow(refusal);
  expect(() => urlEncodedParameters(Buffer.from([0x61, 0x3d, 0xff]))).toThrow(refusal);
});

it('a form body that repeats a field is rejected with the name of the field', () => {
  const repeated = { status: 400, code: 'bad_query', params: { reason: 'repeated', parameter: 'b' } };
  expect(() => urlEncodedParameters(Buffer.from('a=1&b=2&b=2'))).toThrow(expect.objectContaining(repeated));
});
