/**
 * Assigns a letter to each page of the menu: an initial of its name if possible, otherwise another letter of the name,
 * otherwise any free letter. Pages beyond the alphabet have none.
 */
export function pageLetters(labels: readonly string[]): readonly (string | undefined)[] {
  const used = new Set<string>();
  return labels.map((label) => {
    const words = plainLetters(label).split(/[^A-Z]+/u);
    const initials = words.map((word) => word.slice(0, 1));
    const letter = [...initials.join(''), ...words.join(''), ...ALPHABET].find((one) => !used.has(one));
    if (letter !== undefined) used.add(letter);
    return letter;
  });
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns the text in capitals without accents, because a letter with an accent takes several keys. */
function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replaceAll('Đ', 'D');
}
