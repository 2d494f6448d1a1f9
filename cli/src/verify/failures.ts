import type { ApiResponse } from './client.ts';

export interface Failure {
  readonly answer: ApiResponse;
  /** True if the request failed once and succeeded at another time. */
  readonly isIntermittent: boolean;
}

export interface FailureLog {
  /** @param request key that is equal for equal requests of the same account */
  add(request: string, answer: ApiResponse): void;
  isEmpty(): boolean;
  take(): readonly Failure[];
}

/** Returns whether a response is a 5xx, missing or not JSON. Concurrent writes of other clients cannot cause these. */
export function isFailure({ status, unreadable }: Pick<ApiResponse, 'status' | 'unreadable'>): boolean {
  return status === 0 || status >= 500 || unreadable !== undefined;
}

export function openFailureLog(): FailureLog {
  const failed = new Map<string, ApiResponse>();
  const answered = new Set<string>();
  return {
    add(request, answer) {
      if (!isFailure(answer)) answered.add(request);
      else if (!failed.has(request)) failed.set(request, answer);
    },
    isEmpty: () => failed.size === 0,
    take() {
      const failures = [...failed].map(([request, answer]) => ({ answer, isIntermittent: answered.has(request) }));
      failed.clear();
      answered.clear();
      return failures;
    },
  };
}
