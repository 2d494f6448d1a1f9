import { describe, expect, it } from 'vitest';
import { canonicalText, composedValue, type TextFormField, textFormOf } from './text-form.ts';

const nfd = (text: string) => text.normalize('NFD');

describe('Text forms of fields: single-line, multi-line or verbatim', () => {
  it.each<[TextFormField, string]>([
    [{ kind: 'text' }, 'line'],
    [{ kind: 'text', multiline: true }, 'lines'],
    [{ kind: 'email' }, 'line'],
    [{ kind: 'phone' }, 'line'],
    [{ kind: 'url' }, 'line'],
    [{ kind: 'rich-text' }, 'verbatim'],
    [{ kind: 'enum' }, 'verbatim'],
    [{ kind: 'text', writeOnly: true }, 'verbatim'],
    [{ kind: 'text', format: 'password' }, 'verbatim'],
  ])('the text form of the field %j is %s', (field, form) => {
    expect(textFormOf(field)).toBe(form);
  });
});

describe('Stored form of texts', () => {
  it.each([
    ['Nguyễn Văn A', 'Nguyễn Văn A'],
    [nfd('Nguyễn Văn A'), 'Nguyễn Văn A'],
    ['  X\t\u00a0 Y\u3000\n', 'X Y'],
    ['\ufeffX', 'X'],
    ['a\nb', 'a\nb'],
    ['', null],
    [' \t\u00a0\r\n', null],
  ])('the single-line text %j is stored as %j', (text, canonical) => {
    expect(canonicalText('line', text)).toBe(canonical);
  });

  it.each([
    [nfd(' Phố\r\n\r\n  Huế\r'), 'Phố\n\n  Huế'],
    ['a\u2028b\vc\u0085d', 'a\nb\nc\nd'],
    [' \n ', null],
  ])('the multi-line text %j is stored as %j', (text, canonical) => {
    expect(canonicalText('lines', text)).toBe(canonical);
  });

  it('storing a verbatim text changes only its Unicode form', () => {
    expect(canonicalText('verbatim', nfd(' Mật  khẩu\r\n'))).toBe(' Mật  khẩu\r\n');
    expect(canonicalText('verbatim', '')).toBe('');
  });
});

describe('Conversion of JSON values to Unicode form C', () => {
  it('all texts and keys of a JSON value are converted to Unicode form C', () => {
    const value = { [nfd('tên')]: [nfd('Huế'), { a: nfd('é') }], n: 1, z: null };
    expect(composedValue(value)).toEqual({ tên: ['Huế', { a: 'é' }], n: 1, z: null });
  });

  it('a JSON value that is already in Unicode form C is returned as the same object', () => {
    const value = { tên: ['Huế', { a: 'é' }], n: 1 };
    expect(composedValue(value)).toBe(value);
  });
});
