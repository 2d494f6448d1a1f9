/**
 * Normalizes a text for searching: lower case, no tones or other marks, single spaces, and d for đ, which Unicode does
 * not decompose. Example: `Đường Láng` → `duong lang`.
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

/**
 * Tests whether each letter of a text folds (to lower case without accents) independently of its neighbors. If so, a
 * record that contains the text also contains the folded text in its folded form.
 */
export function foldsByLetters(text: string): boolean {
  return [...text].every((letter) => foldedLetter(letter.charCodeAt(0)) !== '' || letter === ' ');
}

/**
 * Folds any text, including letters that fold together with their neighbors. This is several times slower than folding
 * known letters one by one.
 */
function foldAny(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').replace(/\s+/gu, ' ').trim();
}

const SPACE = 0x20;

const letters: string[] = [];

function foldedLetter(code: number): string {
  return code <= LAST_LATIN || (code >= FIRST_VIETNAMESE && code <= LAST) ? foldAny(String.fromCharCode(code)) : '';
}

const LAST_LATIN = 0x24f;
const FIRST_VIETNAMESE = 0x1e00;

/**
 * Range of characters whose sort keys follow the language: Latin and Vietnamese letters, digits, punctuation. Other
 * characters come after them, in the order of their code points.
 */
const FIRST = 0x20;
const LAST = 0x1eff;
const UNKNOWN = 0x2000;
/** Accent rank of a letter without an accent, and case rank of a lowercase letter. Both are the lowest ranks. */
const PLAIN = 2;
const PLAIN_RANK = String.fromCharCode(PLAIN);
const LAST_OF_ONE_UNIT = 0xffff;

interface Rank {
  readonly base: string;
  readonly accent: number;
  readonly variant: number;
}

/**
 * Returns a sort key, because SQLite has no collation for a language. The binary order of the keys is the order of the
 * texts, in Vietnamese for example An, Ánh, Ân, Dũng, Đào, Em. The key compares letters first, then accents, then case,
 * like the Unicode collation. `Intl.Collator` provides the ranks.
 */
export function sortKey(text: string, language: string): string {
  let ranks = tables.get(language);
  if (!ranks) tables.set(language, (ranks = rankTable(language)));
  return keyBy(ranks, text, false);
}

/**
 * @param composed true if the text is known to be in composed form (Unicode NFC). A text is always in composed form if
 * each of its letters has a rank
 */
function keyBy(ranks: readonly (Rank | undefined)[], text: string, composed: boolean): string {
  let base = '';
  let accents = '';
  let variants = '';
  // Number of default ranks that the key does not contain yet. They are added only when another rank follows, so
  // default ranks at the end are left out. This makes keys shorter and does not change their order.
  let plainAccents = 0;
  let plainVariants = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0;
    const rank = ranks[code];
    if (!rank) {
      if (!composed) return keyBy(ranks, text.normalize('NFC'), true);
      base += String.fromCodePoint(UNKNOWN, code);
      if (code > LAST_OF_ONE_UNIT) at += 1;
      continue;
    }
    if (rank.base === '') continue;
    base += rank.base;
    if (rank.accent === PLAIN) plainAccents += 1;
    else {
      accents += PLAIN_RANK.repeat(plainAccents) + String.fromCharCode(rank.accent);
      plainAccents = 0;
    }
    if (rank.variant === PLAIN) plainVariants += 1;
    else {
      variants += PLAIN_RANK.repeat(plainVariants) + String.fromCharCode(rank.variant);
      plainVariants = 0;
    }
  }
  return `${base}\u0001${accents}\u0001${variants}`;
}

const tables = new Map<string, readonly (Rank | undefined)[]>();

function rankTable(language: string): readonly (Rank | undefined)[] {
  const byBase = new Intl.Collator(language, { sensitivity: 'base' });
  const byAccent = new Intl.Collator(language, { sensitivity: 'accent' });
  const byVariant = new Intl.Collator(language, { sensitivity: 'variant' });
  const characters: string[] = [];
  for (let code = FIRST; code <= LAST; code += 1) {
    if (code <= LAST_LATIN || code >= FIRST_VIETNAMESE) characters.push(String.fromCharCode(code));
  }
  characters.sort((a, b) => byVariant.compare(a, b));
  const ranks: (Rank | undefined)[] = Array.from({ length: LAST + 1 });
  let rank = { base: 1, accent: PLAIN, variant: PLAIN };
  let previous: string | undefined;
  for (const character of characters) {
    if (byBase.compare(character, '') === 0) {
      ranks[character.charCodeAt(0)] = { base: '', accent: PLAIN, variant: PLAIN };
      continue;
    }
    if (previous === undefined || byBase.compare(previous, character) !== 0)
      rank = { base: rank.base + 1, accent: PLAIN, variant: PLAIN };
    else if (byAccent.compare(previous, character) !== 0) rank = { ...rank, accent: rank.accent + 1, variant: PLAIN };
    else if (byVariant.compare(previous, character) !== 0) rank = { ...rank, variant: rank.variant + 1 };
    ranks[character.charCodeAt(0)] = { ...rank, base: String.fromCharCode(rank.base) };
    previous = character;
  }
  return ranks;
}
