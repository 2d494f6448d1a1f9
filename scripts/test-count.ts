/** What is read of vitest's JSON report. */
export interface TestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly name: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      /** Of every attempt, those before the one that counts included. */
      readonly failureMessages: readonly string[];
      readonly tags?: readonly string[];
    }[];
  }[];
}

export interface TestCount {
  readonly passed: number;
  readonly failed: number;
}

/** The count of a run that never got as far as a test. */
export const NOTHING_RAN: TestCount = { passed: 0, failed: 1 };

/**
 * The figures of the closing line. A skipped test is not a passed one. A file that fails outside its tests counts as one failure,
 * and so do an error outside every file (vitest's exit code) and a run without a test.
 * @param report undefined where vitest wrote none: it failed itself, or no file matches
 * @param leftOut the tag of tests that another run is for: of them, one that is skipped does not count
 */
export function countTests(report: TestReport | undefined, exitCode: number, leftOut?: string): TestCount {
  if (report === undefined) return NOTHING_RAN;
  const { numPassedTests: passed, numFailedTests, numPendingTests, numTodoTests, testResults } = report;
  const files = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  );
  const others = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, tags }) => leftOut !== undefined && status === 'skipped' && tags?.includes(leftOut));
  const failed = numFailedTests + numPendingTests + numTodoTests + files.length - others.length;
  return { passed, failed: failed > 0 || (exitCode === 0 && passed > 0) ? failed : 1 };
}

/** Tests that passed after they had failed, each with its file, the line that failed and what it said first: a fault of theirs, or of the product. */
export function secondAttempts(report: TestReport | undefined): readonly string[] {
  const files = report?.testResults ?? [];
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages: [first = ''] }) => {
        const line = first.split(`${name}:`)[1]?.split(':')[0];
        return `${name}${line === undefined ? '' : `:${line}`}: ${fullName.trim()}\n  ${first.split('\n')[0]}`;
      }),
  );
}
