import { describeRequest, type Difference, differencesOf, type RequestMatch } from '../matching/request-match.ts';
import { type Entry, requestOf } from './entry.ts';

export interface Times {
  readonly atLeast: number;
  readonly atMost: number;
}

/** An entry that comes close to what was expected. */
export interface NearMiss {
  readonly id: number;
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly differences: readonly Difference[];
}

export interface Finding {
  readonly verified: boolean;
  /** In words: what was expected. */
  readonly expected: string;
  /** In words: what came. */
  readonly found: string;
  /** How many requests matched; of an order, how many of its steps. */
  readonly count: number;
  /** Closest first. */
  readonly nearest: readonly NearMiss[];
}

export type ExpectedRequest = RequestMatch & { readonly status?: number | undefined };

const NEAREST = 3;

/** Did requests like this come so often? */
export function verifyTimes(entries: readonly Entry[], match: ExpectedRequest, times: Times): Finding {
  const matching = entries.filter((entry) => missesOf(match, entry).length === 0);
  const count = matching.length;
  const verified = count >= times.atLeast && count <= times.atMost;
  const tooMany = count > times.atMost;
  return {
    verified,
    expected: `${describe(match)} ${timesInWords(times)}`,
    found: `${timesInWords({ atLeast: count, atMost: count })}${count > 0 ? ` (entries ${matching.map(({ id }) => id).join(', ')})` : ''}`,
    count,
    nearest: verified || tooMany ? [] : nearestTo(match, entries),
  };
}

/** Did requests like these come one after the other? Others may lie between them. */
export function verifyOrder(entries: readonly Entry[], order: readonly ExpectedRequest[]): Finding {
  const expected = order.map(describe).join(', then ');
  const met: Entry[] = [];
  for (const match of order) {
    const after = met.at(-1)?.id ?? 0;
    const next = entries.find((entry) => entry.id > after && missesOf(match, entry).length === 0);
    if (next) {
      met.push(next);
      continue;
    }
    const earlier = entries.find((entry) => missesOf(match, entry).length === 0);
    const where = met.length === 0 ? '' : ` after entry ${after}`;
    const found = earlier
      ? `${describe(match)} came as entry ${earlier.id}, not${where}`
      : `${describe(match)} did not come${where}`;
    const nearest = nearestTo(
      match,
      entries.filter(({ id }) => id > after),
    );
    return { verified: false, expected, found, count: met.length, nearest };
  }
  return {
    verified: true,
    expected,
    found: `entries ${met.map(({ id }) => id).join(', ')}`,
    count: met.length,
    nearest: [],
  };
}

function missesOf({ status, ...match }: ExpectedRequest, entry: Entry): readonly Difference[] {
  const differences = differencesOf(match, requestOf(entry));
  if (status === undefined || status === entry.status) return differences;
  return [...differences, { part: 'status', expected: String(status), found: String(entry.status) }];
}

function nearestTo(match: ExpectedRequest, entries: readonly Entry[]): readonly NearMiss[] {
  return entries
    .map((entry) => ({ entry, differences: missesOf(match, entry) }))
    .filter(({ differences }) => differences.length > 0)
    .toSorted((one, other) => distance(one) - distance(other) || other.entry.id - one.entry.id)
    .slice(0, NEAREST)
    .map(({ entry: { id, method, url, status }, differences }) => ({ id, method, url, status, differences }));
}

/** A wrong path counts for as much as its segments differ; anything else for one. */
function distance({ differences }: { readonly differences: readonly Difference[] }): number {
  return differences.reduce((sum, { part, expected, found }) => {
    if (part !== 'path') return sum + 1;
    const [one, other] = [expected.split('/'), found.split('/')];
    const differing = one.filter((segment, index) => !segment.startsWith('{') && segment !== other[index]).length;
    return sum + 1 + differing + Math.abs(one.length - other.length);
  }, 0);
}

function describe({ status, ...match }: ExpectedRequest): string {
  return `${describeRequest(match)}${status === undefined ? '' : ` answered with ${status}`}`;
}

function timesInWords({ atLeast, atMost }: Times): string {
  if (atMost === 0) return 'never';
  if (atLeast === atMost) return atLeast === 1 ? 'once' : `${atLeast} times`;
  if (atMost === Infinity) return `at least ${atLeast === 1 ? 'once' : `${atLeast} times`}`;
  return atLeast === 0 ? `at most ${atMost} times` : `${atLeast} to ${atMost} times`;
}
