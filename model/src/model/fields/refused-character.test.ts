import { describe, expect, it } from 'vitest';
import { refusedCharacter } from './refused-character.ts';

describe('Rejected characters in texts', () => {
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
  ])('the single-line text %j is rejected with the error code %s', (text, code, character) => {
    expect(refusedCharacter('line', text)).toEqual({ code, character });
  });

  it.each(['Nguyễn Văn A', '👩‍💻', '❤️', '👩🏽‍⚕️', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم', 'क्‍ष', '日本\ufe00', 'Ω', '₫'])(
    'the single-line text %s is accepted',
    (text) => {
      expect(refusedCharacter('line', text)).toBeUndefined();
    },
  );

  it('multi-line text with control characters or direction changes is rejected', () => {
    expect(refusedCharacter('lines', 'a\n\tb\u200bc\u200e\u00ad')).toBeUndefined();
    expect(refusedCharacter('lines', 'a\n\u0000')).toEqual({ code: 'control_character', character: 'U+0000' });
    expect(refusedCharacter('lines', 'a\u2066b')).toEqual({ code: 'direction_character', character: 'U+2066' });
  });

  it('every character is accepted in text that is stored verbatim', () => {
    expect(refusedCharacter('verbatim', 'a\n\u202e')).toBeUndefined();
  });
});
