import type { AllowedCall } from '@tuyen/model/backends';

export interface AskedCall {
  readonly method: string;
  /** Encoded path on the back end: `/Accounts/a%2Fb`. */
  readonly path: string;
  readonly query: URLSearchParams;
}

/**
 * Returns the dialect's requests that a request matches. Several can match, because resources may have the same path.
 */
export function matchingCalls(calls: readonly AllowedCall[], asked: AskedCall): readonly AllowedCall[] {
  if (hasDotSegment(asked.path)) return [];
  return calls
    .filter((call) => call.method === asked.method.toLowerCase() && call.path.test(asked.path))
    .filter((call) => fitsQuery(call, asked.query))
    .toSorted((one, other) => other.required.length - one.required.length);
}

function fitsQuery({ params, required }: AllowedCall, query: URLSearchParams): boolean {
  const given = [...query];
  return (
    given.every(([name, value]) => params.get(name)?.test(value) === true) &&
    required.every((name) => given.filter(([one]) => one === name).length === 1)
  );
}

/** URLs resolve `..` and `%2e%2e`, so that such a path would be another one. */
function hasDotSegment(path: string): boolean {
  return path.split('/').some((segment) => /^(?:\.|%2e){1,2}$/iu.test(segment)) || path.includes('\\');
}
