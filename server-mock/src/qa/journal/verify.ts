import { describeRequest, type RequestMismatch } from '../matching/request-match.ts';
import type { Arrived } from './entry.ts';
import { type ExpectedRequest, fitOf, missesOf } from './fit.ts';

export interface Times {
  readonly atLeast: number;
  readonly atMost: number;
}

export interface NearMiss {
  readonly id: number;
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly differences: readonly RequestMismatch[];
}

export interface Verification {
  /** Whether the expected requests arrived. Undefined if the journal is too incomplete to decide. */
  readonly verified: boolean | undefined;
  readonly expected: string;
  readonly found: string;
  /**
   * Number of matching requests. If the order of requests is verified: number of expected requests that were found in
   * this order.
   */
  readonly count: number;
  readonly undecided: number;
  readonly nearest: readonly NearMiss[];
}

const NEAREST = 3;

/**
 * Returns whether the number of matching requests is in the expected range.
 * @param missing number of requests that arrived but are not in the journal; each might match
 */
export function verifyTimes(
  entries: readonly Arrived[],
  match: ExpectedRequest,
  times: Times,
  missing = 0,
): Verification {
  const fits = Map.groupBy(entries, (entry) => fitOf(match, entry));
  const matching = fits.get('yes') ?? [];
  const count = matching.length;
  const undecided = fits.get('unknown')?.length ?? 0;
  const most = count + undecided + missing;
  const tooMany = count > times.atMost;
  const verified =
    tooMany || most < times.atLeast ? false : count >= times.atLeast && most <= times.atMost ? true : undefined;
  return {
    verified,
    expected: `${describe(match)} ${timesInWords(times)}`,
    found: `${timesInWords({ atLeast: count, atMost: count })}${count > 0 ? ` (entries ${matching.map(({ id }) => id).join(', ')})` : ''}`,
    count,
    undecided,
    nearest: verified || tooMany ? [] : nearestTo(match, entries),
  };
}

/**
 * Returns whether matching requests arrived in the given order. Other requests may arrive between them.
 * @param missing number of requests that arrived but are not in the journal; each might match
 */
export function verifyOrder(entries: readonly Arrived[], order: readonly ExpectedRequest[], missing = 0): Verification {
  const finding = orderIn(entries, order);
  if (finding.verified) return finding;
  const undecided = entries.filter((entry) => order.some((match) => fitOf(match, entry) === 'unknown')).length;
  const isPossible = missing > 0 || stepsIn(entries, order, mayFit).length === order.length;
  return { ...finding, verified: isPossible ? undefined : false, undecided };
}

const isFit = (match: ExpectedRequest, entry: Arrived) => fitOf(match, entry) === 'yes';
const mayFit = (match: ExpectedRequest, entry: Arrived) => fitOf(match, entry) !== 'no';

function stepsIn(
  entries: readonly Arrived[],
  order: readonly ExpectedRequest[],
  isStep: typeof isFit,
): readonly Arrived[] {
  const met: Arrived[] = [];
  for (const match of order) {
    const after = met.at(-1)?.id ?? 0;
    const next = entries.find((entry) => entry.id > after && isStep(match, entry));
    if (!next) break;
    met.push(next);
  }
  return met;
}

function orderIn(entries: readonly Arrived[], order: readonly ExpectedRequest[]): Verification {
  const expected = order.map(describe).join(', then ');
  const met = stepsIn(entries, order, isFit);
  const missed = order[met.length];
  if (!missed) {
    const found = `entries ${met.map(({ id }) => id).join(', ')}`;
    return { verified: true, expected, found, count: met.length, undecided: 0, nearest: [] };
  }
  const after = met.at(-1)?.id ?? 0;
  const earlier = entries.find((entry) => isFit(missed, entry));
  const where = met.length === 0 ? '' : ` after entry ${after}`;
  const found = earlier
    ? `${describe(missed)} came as entry ${earlier.id}, not${where}`
    : `${describe(missed)} did not come${where}`;
  const later = entries.filter(({ id }) => id > after);
  return { verified: false, expected, found, count: met.length, undecided: 0, nearest: nearestTo(missed, later) };
}

function nearestTo(match: ExpectedRequest, entries: readonly Arrived[]): readonly NearMiss[] {
  return entries
    .map((entry) => ({ entry, differences: missesOf(match, entry) }))
    .filter(({ differences }) => differences.length > 0)
    .toSorted((one, other) => distance(one) - distance(other) || other.entry.id - one.entry.id)
    .slice(0, NEAREST)
    .map(({ entry: { id, method, url, status = 0 }, differences }) => ({ id, method, url, status, differences }));
}

/**
 * Returns how much a request differs from the expected one. Each part that differs, such as the method or the path,
 * counts 1. A path counts 1 more for each segment that differs.
 */
function distance({ differences }: { readonly differences: readonly RequestMismatch[] }): number {
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
