import type { AllowedCall } from '@tuyen/model/backends';

export interface AskedCall {
  readonly method: string;
  /** Encoded path on the back end: `/Accounts/a%2Fb`. */
  readonly path: string;
  readonly query: URLSearchParams;
}

/**
 * Returns the dialect's requests that a request matches. Several can match, because resources may have the same path. If
 * several paths match, only those with the fewest placeholders count: `/films/stats` is not a record of `/films/{id}`.
 * Back ends may ignore case, so `/films/Stats` is not a record either.
 */
export function matchingCalls(calls: readonly AllowedCall[], asked: AskedCall): readonly AllowedCall[] {
  if (isAmbiguous(asked.path)) return [];
  const fitting = calls.filter(({ anyCase }) => anyCase.test(asked.path));
  const fewest = Math.min(...fitting.map(({ placeholders }) => placeholders));
  return fitting
    .filter((call) => call.placeholders === fewest && call.path.test(asked.path))
    .filter((call) => call.method === asked.method.toLowerCase() && fitsQuery(call, asked.query))
    .toSorted((one, other) => other.required.length - one.required.length);
}

/** Decodes the characters that never need an escape, so that `/%66ilms` is `/films` here as on the back end. */
export function normalPath(path: string): string {
  return path.replace(/%(?:2D|2E|5F|7E|3[0-9]|[46][1-9A-F]|[57][0-9A])/giu, (escape) => decodeURIComponent(escape));
}

function fitsQuery({ params, required }: AllowedCall, query: URLSearchParams): boolean {
  const given = [...query];
  return (
    given.every(([name, value]) => params.get(name)?.test(value) === true) &&
    required.every((name) => given.filter(([one]) => one === name).length === 1)
  );
}

/** Most times that servers between here and the back end may decode a path. */
const MOST_DECODINGS = 3;

/**
 * Returns whether a server may read the path as another one: it decodes `..%2Fsecrets` and resolves the dots, or ends
 * the path at a control character.
 */
function isAmbiguous(path: string): boolean {
  let read = path;
  for (let times = 0; times <= MOST_DECODINGS; times += 1) {
    if (/\p{Cc}/u.test(read) || read.split(/[/\\]/u).some((segment) => /^\.{1,2}(?:;|$)/u.test(segment))) return true;
    const decoded = decodedOnce(read);
    if (decoded === undefined) return times === 0;
    if (decoded === read) return false;
    read = decoded;
  }
  return true;
}

function decodedOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
