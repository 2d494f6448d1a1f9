import { overlap } from './overlap.ts';
import { type PatternNode, parsePattern } from './parse.ts';

/**
 * Position in the pattern: one character, with the positions that can follow it. A position that can follow in two ways
 * is listed twice.
 */
interface Position {
  readonly text: string;
  readonly next: Position[];
}

interface Edges {
  readonly first: readonly Position[];
  readonly last: readonly Position[];
  readonly canBeEmpty: boolean;
}

/**
 * Returns whether each text can reach each place of the pattern in at most one way. A backtracking matcher then needs
 * time linear in the length of the text. Returns false if this cannot be proven. Counts are treated as unlimited, which
 * only adds ways.
 * @param pattern a valid regular expression with the flag `u`
 */
export function isUnambiguous(pattern: string): boolean {
  const root = parsePattern(pattern);
  // If a pattern does not begin with ^, the matcher retries it from every position of the text.
  if (!startsAnchored(root) && !isBounded(root)) return false;
  const edges = edgesOf(root);
  return edges !== undefined && !canReunite(edges.first);
}

function startsAnchored(part: PatternNode): boolean {
  if (part.kind === 'sequence') return part.parts[0] !== undefined && startsAnchored(part.parts[0]);
  if (part.kind === 'choice') return part.options.every(startsAnchored);
  return part.kind === 'anchor' && part.text === '^';
}

function isBounded(part: PatternNode): boolean {
  if (part.kind === 'repetition') return part.most < Infinity && isBounded(part.part);
  if (part.kind === 'sequence') return part.parts.every(isBounded);
  return part.kind !== 'choice' || part.options.every(isBounded);
}

/**
 * Returns the positions in the pattern where a match of `part` can begin and end. Connects each position inside `part`
 * with the positions that can follow it. Returns undefined if `part` can match the empty text in two ways, or if it
 * contains a look-around or back reference.
 */
function edgesOf(part: PatternNode): Edges | undefined {
  switch (part.kind) {
    case 'other':
      return undefined;
    case 'anchor':
      return { first: [], last: [], canBeEmpty: true };
    case 'character': {
      const position = { text: part.text, next: [] };
      return { first: [position], last: [position], canBeEmpty: false };
    }
    case 'repetition':
      return ofRepetition(part.most, part.isOptional, edgesOf(part.part));
    case 'choice':
      return ofChoice(part.options.map(edgesOf));
    case 'sequence':
      return part.parts.map(edgesOf).reduce(ofPair, { first: [], last: [], canBeEmpty: true });
  }
}

function ofRepetition(most: number, isOptional: boolean, inner: Edges | undefined): Edges | undefined {
  if (!inner || inner.canBeEmpty) return undefined;
  if (most > 1) connect(inner.last, inner.first);
  return { ...inner, canBeEmpty: isOptional };
}

function ofChoice(options: readonly (Edges | undefined)[]): Edges | undefined {
  const known = options.filter((option) => option !== undefined);
  if (known.length < options.length || known.filter(({ canBeEmpty }) => canBeEmpty).length > 1) return undefined;
  return {
    first: known.flatMap(({ first }) => first),
    last: known.flatMap(({ last }) => last),
    canBeEmpty: known.some(({ canBeEmpty }) => canBeEmpty),
  };
}

function ofPair(before: Edges | undefined, after: Edges | undefined): Edges | undefined {
  if (!before || !after) return undefined;
  connect(before.last, after.first);
  return {
    first: before.canBeEmpty ? [...before.first, ...after.first] : before.first,
    last: after.canBeEmpty ? [...before.last, ...after.last] : after.last,
    canBeEmpty: before.canBeEmpty && after.canBeEmpty,
  };
}

function connect(last: readonly Position[], first: readonly Position[]): void {
  for (const position of last) position.next.push(...first);
}

/** Returns whether two paths through the pattern can separate, match the same text, and then meet again. */
function canReunite(first: readonly Position[]): boolean {
  const places = new Set([{ text: '', next: [...first] }]);
  for (const place of places) for (const next of place.next) places.add(next);
  const pairs = new Map<Position, Set<Position>>();
  const waiting: (readonly [Position, Position])[] = [];
  const meet = (one: Position, other: Position): boolean => {
    if (one === other) return true;
    const known = pairs.get(one) ?? new Set();
    pairs.set(one, known);
    if (known.has(other) || !overlap(one.text, other.text)) return false;
    known.add(other);
    waiting.push([one, other]);
    return false;
  };
  for (const { next } of places) {
    if (next.some((one, index) => next.slice(index + 1).some((other) => meet(one, other)))) return true;
  }
  for (let pair = waiting.pop(); pair; pair = waiting.pop()) {
    const [one, other] = pair;
    if (one.next.some((after) => other.next.some((beside) => meet(after, beside)))) return true;
  }
  return false;
}
