import { expect, test } from 'vitest';
import { inSentence } from './in-sentence.ts';

test.each([
  ['Họ và tên', 'vi', 'họ và tên'],
  ['Ảnh chân dung', 'vi', 'ảnh chân dung'],
  ['Tỉnh/Thành phố', 'vi', 'tỉnh/thành phố'],
  ['CCCD', 'vi', 'CCCD'],
  ['E-mail', 'en', 'E-mail'],
  ['Vehicle', 'en', 'vehicle'],
  ['Fahrzeug', 'de', 'Fahrzeug'],
  ['Fahrzeug', 'de-AT', 'Fahrzeug'],
  ['Véhicule', 'fr', 'véhicule'],
  ['', 'en', ''],
])(
  'a label within a sentence loses its capital unless its language or spelling requires it: "%s" in "%s" becomes "%s"',
  (label, language, inside) => {
    expect(inSentence(label, language)).toBe(inside);
  },
);
