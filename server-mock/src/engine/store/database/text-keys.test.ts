import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../seed/random.ts';
import { fold, sortKey } from './text-keys.ts';

describe('sort keys', () => {
  it.each([
    [
      'vi',
      'aăâbcdđeêghiklmnoôơpqrstuưvxyàằầáắấảẳẩãẵẫạặậèềéếẻểẽễẹệìíỉĩịòồờóốớỏổởõỗỡọộợùừúứủửũữụựỳýỷỹỵ ABĐÁÀẠƯ0189-.,()/_#',
    ],
    ['de', 'abcdeghiklmnopqrstuvxyzäöü ABZÄÖÜ0189-.,()/_#'],
    ['sv', 'abcdeghiklmnopqrstuvxyzåäöé ABZÅÄÖ0189-.,()/_#'],
  ])('order texts as the collation of %s does', (language, alphabet) => {
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

describe('folding', () => {
  it('takes away case, tones and the bar of đ', () => {
    expect(fold('  Đường   LÁNG Hạ ')).toBe('duong lang ha');
    expect(fold('Ơ Ư ẵ')).toBe('o u a');
  });

  it('takes away marks however they are written, and spaces of any kind', () => {
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
