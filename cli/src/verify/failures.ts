import type { Answer } from './client.ts';

/** A request that the server failed to answer. */
export interface Failure {
  readonly answer: Answer;
  /** The same request was answered at another time. */
  readonly isIntermittent: boolean;
}

/** Remembers the requests that failed, each once. */
export interface FailureLog {
  /** @param request the same text for the same request of the same account */
  add(request: string, answer: Answer): void;
  isEmpty(): boolean;
  /** Returns the failures since the last call. */
  take(): readonly Failure[];
}

/** Whether an answer is a 5xx, is missing, or is not JSON: no write of another client explains these. */
export function isFailure({ status, unreadable }: Pick<Answer, 'status' | 'unreadable'>): boolean {
  return status === 0 || status >= 500 || unreadable !== undefined;
}

export function openFailureLog(): FailureLog {
  const failed = new Map<string, Answer>();
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
