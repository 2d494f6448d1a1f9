/** Words that people write before a route number, without accents: `xe 32` means 32. */
const BEFORE_A_NUMBER = new Set(['xe', 'buyt', 'bus', 'tuyen', 'so', 'route', 'line', 'metro']);

/**
 * Returns true if the texts contain all words of a search, ignoring accents, case and order. Words before a number,
 * such as "bus", are ignored. An empty search matches everything.
 */
export function matches(search: string | undefined, texts: readonly unknown[]): boolean {
  const words = wordsOf(search ?? '');
  const numbered = words.some((word) => /\d/.test(word));
  const wanted = numbered ? words.filter((word) => !BEFORE_A_NUMBER.has(word)) : words;
  const found = wordsOf(texts.map((one) => (typeof one === 'string' ? one : '')).join(' '));
  const text = found.join(' ');
  // A search for route 2A must not find route 22A.
  return wanted.every((word) => (/\d/.test(word) ? found.some((one) => one.startsWith(word)) : text.includes(word)));
}

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[\s,.;–-]+/u)
    .filter(Boolean);

function plain(text: string): string {
  return text.toLowerCase().replaceAll('đ', 'd').normalize('NFD').replace(/\p{M}/gu, '');
}
