/**
 * A text for searching: lowercase, without tones and other marks, đ as d (it does not decompose), with single spaces.
 * `Đường Láng` → `duong lang`
 */
export function fold(text: string): string {
  let folded = '';
  let isGap = true;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const letter = code === SPACE && !isGap ? ' ' : (letters[code] ??= foldedLetter(code));
    if (letter === '') return foldAny(text);
    isGap = code === SPACE;
    folded += letter;
  }
  return isGap ? foldAny(text) : folded;
}

/** Whether each letter is folded by itself, whatever stands around it: what contains the text then contains it folded, too. */
export function foldsByLetters(text: string): boolean {
  return [...text].every((letter) => foldedLetter(letter.charCodeAt(0)) !== '' || letter === ' ');
}

/** Any text, at several times the cost of a text of known letters. */
function foldAny(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').replace(/\s+/gu, ' ').trim();
}

const SPACE = 0x20;

/** By code: what `foldedLetter` answered. */
const letters: string[] = [];

/** Empty for characters that depend on those around them. */
function foldedLetter(code: number): string {
  return code <= LAST_LATIN || (code >= FIRST_VIETNAMESE && code <= LAST) ? foldAny(String.fromCharCode(code)) : '';
}

const LAST_LATIN = 0x24f;
const FIRST_VIETNAMESE = 0x1e00;

/** The characters with exact keys: Latin and Vietnamese letters, digits, punctuation. Others sort after them by code point. */
const FIRST = 0x20;
const LAST = 0x1eff;
const UNKNOWN = 0x2000;
/** The rank of a letter without an accent, and of a small one. */
const PLAIN = 2;

/** Ranks as characters with that code. The base is empty if the collation ignores the letter. */
interface Rank {
  readonly base: string;
  readonly accent: string;
  readonly variant: string;
}

/**
 * A key whose binary order is that of texts in a language, because SQLite has no such collation: An, Ánh, Ân, Dũng, Đào, Em in
 * Vietnamese. It compares letters first, then accents, then case, like the Unicode collation. The ranks come from `Intl.Collator`.
 */
export function sortKey(text: string, language: string): string {
  let ranks = tables.get(language);
  if (!ranks) tables.set(language, (ranks = rankTable(language)));
  let base = '';
  let accent = '';
  let variant = '';
  for (const character of ASCII.test(text) ? text : text.normalize('NFC')) {
    const rank = ranks[character.codePointAt(0) ?? 0];
    if (!rank) {
      base += String.fromCodePoint(UNKNOWN) + character;
      continue;
    }
    if (rank.base === '') continue;
    base += rank.base;
    accent += rank.accent;
    variant += rank.variant;
  }
  return `${base}\u0001${trimmed(accent)}\u0001${trimmed(variant)}`;
}

const ASCII = /^[\x20-\x7e]*$/;

/** Trailing default ranks are omitted: keys get shorter and keep their order. */
function trimmed(ranks: string): string {
  let end = ranks.length;
  while (end > 0 && ranks.charCodeAt(end - 1) === PLAIN) end -= 1;
  return ranks.slice(0, end);
}

/** By language, then by code point. */
const tables = new Map<string, readonly (Rank | undefined)[]>();

function rankTable(language: string): readonly (Rank | undefined)[] {
  const byBase = new Intl.Collator(language, { sensitivity: 'base' });
  const byAccent = new Intl.Collator(language, { sensitivity: 'accent' });
  const byVariant = new Intl.Collator(language, { sensitivity: 'variant' });
  const characters: string[] = [];
  for (let code = FIRST; code <= LAST; code += 1) {
    // Latin, its supplements and the Vietnamese block. Other scripts are not ranked.
    if (code <= LAST_LATIN || code >= FIRST_VIETNAMESE) characters.push(String.fromCharCode(code));
  }
  characters.sort((a, b) => byVariant.compare(a, b));
  const ranks: (Rank | undefined)[] = Array.from({ length: LAST + 1 });
  let rank = { base: 1, accent: PLAIN, variant: PLAIN };
  let previous: string | undefined;
  for (const character of characters) {
    if (byBase.compare(character, '') === 0) {
      // Control characters, for example, which the collation ignores.
      ranks[character.charCodeAt(0)] = { base: '', accent: '', variant: '' };
      continue;
    }
    if (previous === undefined || byBase.compare(previous, character) !== 0)
      rank = { base: rank.base + 1, accent: PLAIN, variant: PLAIN };
    else if (byAccent.compare(previous, character) !== 0) rank = { ...rank, accent: rank.accent + 1, variant: PLAIN };
    else if (byVariant.compare(previous, character) !== 0) rank = { ...rank, variant: rank.variant + 1 };
    ranks[character.charCodeAt(0)] = {
      base: String.fromCharCode(rank.base),
      accent: String.fromCharCode(rank.accent),
      variant: String.fromCharCode(rank.variant),
    };
    previous = character;
  }
  return ranks;
}
