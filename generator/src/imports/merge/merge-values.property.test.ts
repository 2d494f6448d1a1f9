import { isObject } from '@tuyen/model';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { jsonText } from '../../start/json-text.ts';
import { withEdits } from './apply-edits.ts';
import { mergeValues } from './merge-values.ts';

/** Number of random merges that each test tries. */
const CASES = Number(process.env['MERGE_CASES'] ?? 300);

/** Generates pseudorandom numbers that are the same on every run (mulberry32). */
function numbers(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, chance: (share: number) => next() < share };
}

type Numbers = ReturnType<typeof numbers>;
type Value = Readonly<Record<string, unknown>>;

const NAMES = ['code', 'name', 'size', 'price', 'note', 'city', 'color', 'weight'];

function draft(random: Numbers): Value {
  const names = NAMES.filter(() => random.chance(0.7));
  return {
    name: 'things',
    label: { en: `Thing ${random.below(3)}` },
    schema: {
      required: names.filter(() => random.chance(0.3)),
      properties: Object.fromEntries(names.map((name) => [name, property(random)])),
    },
    related: names.filter(() => random.chance(0.3)).map((name) => ({ resource: 'others', by: `${name}_id` })),
  };
}

function property(random: Numbers): Value {
  if (random.chance(0.3)) return { type: 'string', enum: ['S', 'M', 'L', 'XL'].filter(() => random.chance(0.6)) };
  return {
    type: 'string',
    maxLength: 10 + random.below(3),
    'x-label': { en: 'a label that is long enough to break its line '.repeat(1 + random.below(2)) },
  };
}

/** Changes a value at random places. */
function edited(value: unknown, random: Numbers, share: number): unknown {
  if (Array.isArray(value))
    return value
      .filter(() => !random.chance(share))
      .map((item: unknown) => (isObject(item) ? edited(item, random, share) : item));
  if (!isObject(value)) return random.chance(share) ? `edited ${random.below(5)}` : value;
  const kept = Object.entries(value).filter(([key]) => !random.chance(share / 2) || key === 'resource' || key === 'by');
  const entries = kept.map(([key, inner]) => [
    key,
    key === 'resource' || key === 'by' ? inner : edited(inner, random, share),
  ]);
  return Object.fromEntries(random.chance(share) ? [...entries, [`own_${random.below(3)}`, { own: true }]] : entries);
}

/** Sorts lists, because the order of a merged list is that of the owner. */
function unordered(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map(unordered).toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, unordered(inner)]))
    : value;
}

function mergedText(base: Value, mine: unknown, theirs: Value): string {
  const text = jsonText(Object(mine));
  return withEdits(text, mergeValues(base, mine, theirs).edits);
}

test('a file that the owner has not edited becomes equal to the new draft', () => {
  for (let seed = 1; seed <= CASES; seed += 1) {
    const random = numbers(seed);
    const [base, theirs] = [draft(random), draft(random)];
    expect(unordered(JSON.parse(mergedText(base, base, theirs))), `seed ${seed}`).toEqual(unordered(theirs));
  }
});

test('a source that has not changed changes no character of an edited file', () => {
  for (let seed = 1; seed <= CASES; seed += 1) {
    const random = numbers(seed);
    const base = draft(random);
    const mine = edited(base, random, 0.2);
    expect(mergedText(base, mine, base), `seed ${seed}`).toBe(jsonText(Object(mine)));
  }
});

test('every value that the owner changed or added is there after a merge', () => {
  for (let seed = 1; seed <= CASES; seed += 1) {
    const random = numbers(seed);
    const [base, theirs] = [draft(random), draft(random)];
    const mine = edited(base, random, 0.15);
    expect(lostIn(base, mine, JSON.parse(mergedText(base, mine, theirs)), ''), `seed ${seed}`).toEqual([]);
  }
});

/** Returns the places of values that the owner changed or deleted, and that are different after the merge. */
function lostIn(base: unknown, mine: unknown, merged: unknown, path: string): readonly string[] {
  if (isDeepStrictEqual(base, mine)) return [];
  if (isObject(base) && isObject(mine) && isObject(merged))
    return [...new Set([...Object.keys(base), ...Object.keys(mine)])].flatMap((key) =>
      lostIn(base[key], mine[key], merged[key], `${path}/${key}`),
    );
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(merged)) {
    const dropped = base.filter((item) => !mine.some((one) => isDeepStrictEqual(one, item)));
    const back = dropped.filter((item) => typeof item === 'string' && merged.includes(item));
    return back.map((item) => `${path} has ${String(item)} again`);
  }
  return isDeepStrictEqual(mine, merged) ? [] : [path];
}
