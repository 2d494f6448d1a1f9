/** Replaces letters with accents by their base letters, so that a text fits the alphabet of GSM 7-bit messages. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[đðĐÐłŁøØ“”‘’–—…·\u00A0]/gu, (letter) => BASES[letter] ?? letter);
}

const BASES: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  Đ: 'D',
  Ð: 'D',
  ł: 'l',
  Ł: 'L',
  ø: 'o',
  Ø: 'O',
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '–': '-',
  '—': '-',
  '…': '...',
  '·': '-',
  '\u00A0': ' ',
};
