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
      readonly failureMessages: readonly string[];
      readonly tags?: readonly string[];
    }[];
  }[];
}

export interface TestCount {
  readonly passed: number;
  readonly failed: number;
}

export const NOTHING_RAN: TestCount = { passed: 0, failed: 1 };

/**
 * Computes the numbers of the last line of output, "N passed, N failed". Each of these counts as one failure: a skipped
 * test, a file that fails outside its tests, an error that only vitest's exit code shows, and a run without tests.
 * @param report undefined if vitest wrote none: vitest itself failed, or no file matches
 * @param leftOut tag of tests that another run executes. These tests count neither as passed nor as failed when skipped
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

/**
 * Returns tests that passed only on retry, each with its file, the failed line and its first message. Either such a
 * test or the product has a defect.
 */
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
