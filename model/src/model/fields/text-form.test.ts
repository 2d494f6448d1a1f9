import { describe, expect, it } from 'vitest';
import { canonicalText, composedValue, refusedCharacter, type TextFormField, textFormOf } from './text-form.ts';

const nfd = (text: string) => text.normalize('NFD');

describe('the text form of a field', () => {
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
  ])('of %j is %s', (field, form) => {
    expect(textFormOf(field)).toBe(form);
  });
});

describe('the canonical text', () => {
  it.each([
    ['Nguyễn Văn A', 'Nguyễn Văn A'],
    [nfd('Nguyễn Văn A'), 'Nguyễn Văn A'],
    ['  X\t\u00a0 Y\u3000\n', 'X Y'],
    ['\ufeffX', 'X'],
    ['a\nb', 'a\nb'],
    ['', null],
    [' \t\u00a0\r\n', null],
  ])('of the line %j is %j', (text, canonical) => {
    expect(canonicalText('line', text)).toBe(canonical);
  });

  it.each([
    [nfd(' Phố\r\n\r\n  Huế\r'), 'Phố\n\n  Huế'],
    ['a\u2028b\vc\u0085d', 'a\nb\nc\nd'],
    [' \n ', null],
  ])('of the lines %j is %j', (text, canonical) => {
    expect(canonicalText('lines', text)).toBe(canonical);
  });

  it('of other text differs in its Unicode form only', () => {
    expect(canonicalText('verbatim', nfd(' Mật  khẩu\r\n'))).toBe(' Mật  khẩu\r\n');
    expect(canonicalText('verbatim', '')).toBe('');
  });
});

describe('the refused character', () => {
  it.each([
    ['a\nb', 'line_break', 'U+000A'],
    ['a\r\nb', 'line_break', 'U+000D'],
    ['a\u2029b', 'line_break', 'U+2029'],
    ['a\u0000b', 'control_character', 'U+0000'],
    ['a\u009fb', 'control_character', 'U+009F'],
    ['a\u202eb', 'direction_character', 'U+202E'],
    ['a\u2067b', 'direction_character', 'U+2067'],
    ['a\u200fb', 'direction_character', 'U+200F'],
    ['a\u200bb', 'invisible_character', 'U+200B'],
    ['a\ufeffb', 'invisible_character', 'U+FEFF'],
    ['a\u00adb', 'invisible_character', 'U+00AD'],
    ['a\u200db', 'invisible_character', 'U+200D'],
    ['ế\u200cb', 'invisible_character', 'U+200C'],
    ['a\ufe0f', 'invisible_character', 'U+FE0F'],
    ['\u3164', 'invisible_character', 'U+3164'],
    ['a\u{e0041}', 'invisible_character', 'U+E0041'],
  ])('of the line %j is %s', (text, code, character) => {
    expect(refusedCharacter('line', text)).toEqual({ code, character });
  });

  it.each(['Nguyễn Văn A', '👩‍💻', '❤️', '👩🏽‍⚕️', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم', 'क्‍ष', '日本\ufe00', 'Ω', '₫'])(
    'does not exist in the line %s',
    (text) => {
      expect(refusedCharacter('line', text)).toBeUndefined();
    },
  );

  it('of several lines is a control character, or one that changes the direction of what follows', () => {
    expect(refusedCharacter('lines', 'a\n\tb\u200bc\u200e\u00ad')).toBeUndefined();
    expect(refusedCharacter('lines', 'a\n\u0000')).toEqual({ code: 'control_character', character: 'U+0000' });
    expect(refusedCharacter('lines', 'a\u2066b')).toEqual({ code: 'direction_character', character: 'U+2066' });
  });

  it('does not exist in other text', () => {
    expect(refusedCharacter('verbatim', 'a\n\u202e')).toBeUndefined();
  });
});

describe('a JSON value', () => {
  it('has all texts and keys in form C', () => {
    const value = { [nfd('tên')]: [nfd('Huế'), { a: nfd('é') }], n: 1, z: null };
    expect(composedValue(value)).toEqual({ tên: ['Huế', { a: 'é' }], n: 1, z: null });
  });

  it('stays the same object where nothing changes', () => {
    const value = { tên: ['Huế', { a: 'é' }], n: 1 };
    expect(composedValue(value)).toBe(value);
  });
});
