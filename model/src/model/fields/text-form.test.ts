import { describe, expect, it } from 'vitest';
import { canonicalText, composedValue, type TextFormField, textFormOf } from './text-form.ts';

const nfd = (text: string) => text.normalize('NFD');

describe('textFormOf', () => {
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
  ])('the text form of %j is %s', (field, form) => {
    expect(textFormOf(field)).toBe(form);
  });
});

describe('canonicalText', () => {
  it.each([
    ['Nguyễn Văn A', 'Nguyễn Văn A'],
    [nfd('Nguyễn Văn A'), 'Nguyễn Văn A'],
    ['  X\t\u00a0 Y\u3000\n', 'X Y'],
    ['\ufeffX', 'X'],
    ['a\nb', 'a\nb'],
    ['', null],
    [' \t\u00a0\r\n', null],
  ])('stores the line %j as %j', (text, canonical) => {
    expect(canonicalText('line', text)).toBe(canonical);
  });

  it.each([
    [nfd(' Phố\r\n\r\n  Huế\r'), 'Phố\n\n  Huế'],
    ['a\u2028b\vc\u0085d', 'a\nb\nc\nd'],
    [' \n ', null],
  ])('stores the multi-line text %j as %j', (text, canonical) => {
    expect(canonicalText('lines', text)).toBe(canonical);
  });

  it('canonicalText changes only the Unicode form of verbatim text', () => {
    expect(canonicalText('verbatim', nfd(' Mật  khẩu\r\n'))).toBe(' Mật  khẩu\r\n');
    expect(canonicalText('verbatim', '')).toBe('');
  });
});

describe('composedValue', () => {
  it('converts all texts and keys of a JSON value to Unicode form C', () => {
    const value = { [nfd('tên')]: [nfd('Huế'), { a: nfd('é') }], n: 1, z: null };
    expect(composedValue(value)).toEqual({ tên: ['Huế', { a: 'é' }], n: 1, z: null });
  });

  it('composedValue returns the same object if nothing changes', () => {
    const value = { tên: ['Huế', { a: 'é' }], n: 1 };
    expect(composedValue(value)).toBe(value);
  });
});
