import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../../server-mock/src/seed/random.ts';
import { fold, foldsByLetters, sortKey } from './text-keys.ts';

describe('Sort keys of texts', () => {
  it.each([
    [
      'vi',
      'aăâbcdđeêghiklmnoôơpqrstuưvxyàằầáắấảẳẩãẵẫạặậèềéếẻểẽễẹệìíỉĩịòồờóốớỏổởõỗỡọộợùừúứủửũữụựỳýỷỹỵ ABĐÁÀẠƯ0189-.,()/_#',
    ],
    ['de', 'abcdeghiklmnopqrstuvxyzäöü ABZÄÖÜ0189-.,()/_#'],
    ['sv', 'abcdeghiklmnopqrstuvxyzåäöé ABZÅÄÖ0189-.,()/_#'],
  ])('the binary order of sort keys equals the alphabetical order of the language %s', (language, alphabet) => {
    const letters = [...alphabet];
    const random = seededRandom(1);
    const text = () =>
      Array.from({ length: Math.floor(random() * 6) }, () => letters[Math.floor(random() * letters.length)]).join('');
    const collator = new Intl.Collator(language);
    for (let round = 0; round < 20_000; round += 1) {
      const [a, b] = [text(), text()];
      const [keyA, keyB] = [sortKey(a, language), sortKey(b, language)];
      expect(keyA < keyB ? -1 : keyA > keyB ? 1 : 0, JSON.stringify([a, b])).toBe(Math.sign(collator.compare(a, b)));
    }
  });
});

describe('Text folding for searches', () => {
  it('folding a text for searches removes case, tone marks and the bar of đ', () => {
    expect(fold('  Đường   LÁNG Hạ ')).toBe('duong lang ha');
    expect(fold('Ơ Ư ẵ')).toBe('o u a');
  });

  it('folding a text removes marks in any Unicode form and collapses all kinds of spaces', () => {
    const parts = [
      'Đ',
      'ẫ',
      'a',
      'a\u0302\u0303',
      'E\u0301',
      'İ',
      'Ω',
      'Ω\u0301',
      '中',
      '😀',
      '\u00a0',
      '\t',
      ' ',
      '  ',
      '1.',
    ];
    const random = seededRandom(2);
    for (let round = 0; round < 5000; round += 1) {
      const text = Array.from(
        { length: Math.floor(random() * 6) },
        () => parts[Math.floor(random() * parts.length)],
      ).join('');
      const bare = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
      expect(fold(text), JSON.stringify(text)).toBe(bare.split(/\s+/u).filter(Boolean).join(' '));
    }
  });
});

describe('Texts that can be folded letter by letter', () => {
  it.each([
    ['', true],
    ['abc 12', true],
    ['Đường Láng', true],
    ['\u024f', true],
    ['\u0250', false],
    ['\u1dff', false],
    ['\u1e00', true],
    ['\u1eff', true],
    ['\u1f00', false],
    // A combining mark changes the letter before it, so this text cannot be folded letter by letter.
    ['a\u0301', false],
    ['中', false],
    ['a\tb', false],
    ['a\u00a0b', false],
  ])('checking whether the text %j can be folded letter by letter returns %j', (text, expected) => {
    expect(foldsByLetters(text)).toBe(expected);
  });
});

describe('Text folding at the limits of Unicode letter ranges', () => {
  it.each([
    ['', ''],
    [' ', ''],
    [' a', 'a'],
    ['a ', 'a'],
    ['a b', 'a b'],
    ['!', '!'],
    ['a!!b', 'a!!b'],
    ['a  b', 'a b'],
    ['a\tb', 'a b'],
    ['ĐđÐ', 'ddð'],
    ['a\u0301', 'a'],
    ['\u1f00A', 'αa'],
    ['ỸỹẀ', 'yyw'],
  ])('folding turns the text %j into %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('Sort key of a text', () => {
  const inOrder = (language: string, texts: readonly string[]) =>
    texts.toSorted((a, b) => (sortKey(a, language) < sortKey(b, language) ? -1 : 1));

  it('sort keys order texts by letters first, then by accents, then by case', () => {
    const sorted = ['a', 'A', 'á', 'Á', 'ab', 'áb', 'b'];
    expect(inOrder('en', sorted.toReversed())).toEqual(sorted);
  });

  it('the accent part of a sort key ends at the last accented letter, and the case part at the last capital', () => {
    expect(sortKey('', 'en')).toBe('\u0001\u0001');
    const lengths = (text: string) =>
      sortKey(text, 'en')
        .split('\u0001')
        .map(({ length }) => length);
    expect(['ab', 'áb', 'bá', 'Ab', 'aB'].map(lengths)).toEqual([
      [2, 0, 0],
      [2, 1, 0],
      [2, 2, 0],
      [2, 0, 1],
      [2, 0, 2],
    ]);
  });

  it('a sort key is the same for every Unicode form of an accent, and ignores control characters', () => {
    expect(sortKey('a\u0301', 'vi')).toBe(sortKey('á', 'vi'));
    expect(sortKey('a\u0080b', 'vi')).toBe(sortKey('ab', 'vi'));
  });

  it('sort keys order letters of other scripts after Latin letters, by code point', () => {
    const sorted = ['ỹ', 'z', '\u0250', 'α', 'я', '中', '😀'];
    expect(inOrder('vi', sorted.toReversed())).toEqual(sorted);
    expect(sortKey('中', 'vi')).toBe('\u2000中\u0001\u0001');
  });

  it('sort keys define an order for every letter up to the end of the Vietnamese Unicode block', () => {
    for (const letter of ['\u0020', '~', '\u024f', '\u1e00', '\u1eff'])
      expect(sortKey(letter, 'vi')).not.toContain('\u2000');
    for (const letter of ['\u001f', '\u0250', '\u1dff', '\u1f00']) expect(sortKey(letter, 'vi')).toContain('\u2000');
  });

  it('the sort key of a text depends on the language', () => {
    expect(inOrder('de', ['z', 'ä', 'b'])).toEqual(['ä', 'b', 'z']);
    expect(inOrder('sv', ['z', 'ä', 'b'])).toEqual(['b', 'z', 'ä']);
    expect(inOrder('de', ['z', 'ä', 'b'])).toEqual(['ä', 'b', 'z']);
  });
});
