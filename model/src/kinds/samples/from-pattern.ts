import type { Random } from '../kind.ts';
import { between, randomChoice } from './random.ts';

/*
 * Generates a text that matches a regular expression, for sample data. Supports literals, classes, groups, alternatives
 * and quantifiers. Returns undefined for other syntax (look-around, back references, \p{…}); the caller then uses an
 * example.
 */
interface Reader {
  readonly pattern: string;
  readonly random: Random;
  /** Whether to generate a short text that looks like a code, such as `AB1234`. If false, any matching text will do. */
  readonly plain: boolean;
  at: number;
}

interface Atom {
  readonly text: (index: number, count: number) => string;
  /** Whether the part is a character class, that is, one character out of several. */
  readonly isClass?: true;
}

/** Maximum number of repetitions that a generated text contains for `*` and `+` in the pattern. */
const MAX_REPEATS = 6;
/**
 * Minimum and maximum length of the text that is generated for a repeated character class, such as `[0-9]+`, within the
 * limits of the pattern. Four to six characters allow many different sample texts.
 */
const PLAIN_REPEATS = [4, 6] as const;
const MAX_DEPTH = 20;
const DIGITS = [...'0123456789'];
const WORD = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_'];
const CLASSES: Readonly<Record<string, readonly string[]>> = { d: DIGITS, w: WORD, s: [' '] };

class Unknown extends Error {}

export function textFromPattern(pattern: string, random: Random, plain = true): string | undefined {
  const reader: Reader = { pattern, random, plain, at: 0 };
  try {
    const text = alternatives(reader, 0);
    return reader.at === pattern.length ? text : undefined;
  } catch (error) {
    if (error instanceof Unknown) return undefined;
    throw error;
  }
}

function alternatives(reader: Reader, depth: number): string {
  if (depth > MAX_DEPTH) throw new Unknown();
  const choices = [sequence(reader, depth)];
  while (reader.pattern[reader.at] === '|') {
    reader.at += 1;
    choices.push(sequence(reader, depth));
  }
  return randomChoice(reader.random, choices)?.() ?? '';
}

/** Parses the pattern up to the next `|` or `)`. Returns a function that generates a text which matches this part. */
function sequence(reader: Reader, depth: number): () => string {
  const parts: (() => string)[] = [];
  while (reader.at < reader.pattern.length && !'|)'.includes(reader.pattern.charAt(reader.at))) {
    const part = atom(reader, depth);
    const [least, most] = quantifier(reader);
    parts.push(() => {
      const length = repetitions(reader, part, least, most);
      return Array.from({ length }, (_, index) => part.text(index, length)).join('');
    });
  }
  return () => parts.map((part) => part()).join('');
}

function repetitions({ random, plain }: Reader, { isClass }: Atom, least: number, most: number): number {
  if (!plain) return between(random, least, most);
  if (!isClass || most <= 1) return least;
  const [low, high] = PLAIN_REPEATS;
  return between(random, Math.min(most, Math.max(least, low)), Math.min(most, Math.max(least, high)));
}

function atom(reader: Reader, depth: number): Atom {
  const char = reader.pattern.charAt(reader.at++);
  if (char === '^' || char === '$') return { text: () => '' };
  if (char === '.') return oneCharacter(reader, WORD);
  if (char === '(') return { text: group(reader, depth) };
  if (char === '[') return characters(reader);
  if (char === '\\') return oneCharacter(reader, escape(reader));
  return { text: () => char };
}

/**
 * Generates one character of a sample text. A text that looks like a code has capital letters, then digits. It has
 * punctuation only if the pattern allows nothing else.
 */
function oneCharacter(reader: Reader, from: readonly string[]): Atom {
  const all = (pattern: RegExp) => from.filter((char) => pattern.test(char));
  const [capitals, small, digits] = [all(/[A-Z]/u), all(/[a-z]/u), all(/\d/u)];
  const letters = capitals.length > 0 ? capitals : small;
  const choose = (index: number, count: number) => {
    if (!reader.plain) return from;
    if (letters.length > 0 && (digits.length === 0 || index < count / 2)) return letters;
    return digits.length > 0 ? digits : from;
  };
  return { text: (index, count) => pick(reader, choose(index, count)), isClass: true };
}

function group(reader: Reader, depth: number): () => string {
  if (reader.pattern[reader.at] === '?') {
    const opening = /^\?(?::|<[A-Za-z]\w*>)/.exec(reader.pattern.slice(reader.at));
    if (!opening) throw new Unknown();
    reader.at += opening[0].length;
  }
  const start = reader.at;
  alternatives(reader, depth + 1);
  const end = reader.at;
  if (reader.pattern[reader.at++] !== ')') throw new Unknown();
  // Parses the group again for every repetition, because each repetition may use another alternative.
  return () => alternatives({ ...reader, pattern: reader.pattern.slice(0, end), at: start }, depth + 1);
}

function characters(reader: Reader): Atom {
  if (reader.pattern[reader.at] === '^') throw new Unknown();
  const chosen: string[] = [];
  while (reader.pattern[reader.at] !== ']') {
    const first = one(reader);
    const ranged = reader.pattern[reader.at] === '-' && reader.pattern[reader.at + 1] !== ']' && first.length === 1;
    if (!ranged) {
      chosen.push(...first);
      continue;
    }
    reader.at += 1;
    const from = codeOf(first);
    const to = codeOf(one(reader));
    for (let code = from; code <= to && chosen.length < 500; code += 1) chosen.push(String.fromCodePoint(code));
  }
  reader.at += 1;
  return oneCharacter(reader, chosen);
}

function codeOf([char]: readonly string[]): number {
  const code = char?.codePointAt(0);
  if (code === undefined) throw new Unknown();
  return code;
}

function one(reader: Reader): readonly string[] {
  const char = reader.pattern[reader.at++];
  if (char === undefined) throw new Unknown();
  return char === '\\' ? escape(reader) : [char];
}

function escape(reader: Reader): readonly string[] {
  const char = reader.pattern[reader.at++] ?? '';
  const known = CLASSES[char];
  if (known) return known;
  if (/[A-Za-z0-9]/.test(char)) throw new Unknown();
  return [char];
}

function quantifier(reader: Reader): readonly [number, number] {
  const found = /^(?:([*+?])|\{(\d+)(,(\d*))?\})\??/.exec(reader.pattern.slice(reader.at));
  if (!found) return [1, 1];
  reader.at += found[0].length;
  const [, sign, least, comma, most] = found;
  if (sign) return [sign === '+' ? 1 : 0, sign === '?' ? 1 : MAX_REPEATS];
  const low = Number(least);
  return [low, comma === undefined ? low : most ? Number(most) : low + MAX_REPEATS];
}

function pick(reader: Reader, from: readonly string[]): string {
  const found = randomChoice(reader.random, from);
  if (found === undefined) throw new Unknown();
  return found;
}
