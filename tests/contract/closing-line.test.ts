import { describe, expect, it } from 'vitest';
import { countTests, secondAttempts, type TestReport } from '../../scripts/test-count.ts';

type File = TestReport['testResults'][number];
type Test = File['assertionResults'][number];
const testResult = (status: string, failureMessages: readonly string[] = []): Test => ({
  status,
  fullName: 'a sale is printed',
  failureMessages,
});
const file = (status: string, ...assertionResults: readonly Test[]): File => ({
  name: 'tests/sale.test.ts',
  status,
  assertionResults,
});

const report = (change: Partial<TestReport> = {}): TestReport => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [file('passed', testResult('passed'))],
  ...change,
});

describe('Closing line of npm test', () => {
  it('the closing line counts the passed tests of a run without failures', () => {
    expect(countTests(report(), 0)).toEqual({ passed: 5, failed: 0 });
  });

  it('the closing line counts failed, skipped and todo tests as failed', () => {
    const testResults = [file('failed', testResult('failed'))];
    const counts = { numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 };
    expect(countTests(report({ ...counts, testResults }), 1)).toEqual({ passed: 5, failed: 4 });
    expect(countTests(report({ numPendingTests: 1 }), 0)).toEqual({ passed: 5, failed: 1 });
  });

  it('the closing line excludes skipped tests that belong to another test run', () => {
    const ofOther = { ...testResult('skipped'), tags: ['process'] };
    const testResults = [file('passed', testResult('passed'), ofOther, ofOther, testResult('skipped'))];
    const skipped = report({ numPendingTests: 3, testResults });
    expect(countTests(skipped, 0, 'process')).toEqual({ passed: 5, failed: 1 });
    expect(countTests(skipped, 0)).toEqual({ passed: 5, failed: 3 });
  });

  it('the closing line counts a file that fails to load in addition to failed tests', () => {
    const testResults = [file('failed', testResult('failed')), file('failed')];
    expect(countTests(report({ numFailedTests: 1, testResults }), 1)).toEqual({ passed: 5, failed: 2 });
  });

  it('the closing line counts one failure if an error occurs outside tests, if no test runs, or if there is no report', () => {
    expect(countTests(report(), 1)).toEqual({ passed: 5, failed: 1 });
    expect(countTests(report({ numPassedTests: 0, testResults: [] }), 0)).toEqual({ passed: 0, failed: 1 });
    expect(countTests(undefined, 1)).toEqual({ passed: 0, failed: 1 });
  });

  it('the closing line lists tests that passed only on the second attempt, with their first error', () => {
    const testResults = [
      file('passed', testResult('passed'), testResult('passed', ['Error: not shown\n  at a line', 'Error: gone'])),
      file('failed', testResult('failed', ['Error: twice'])),
    ];
    expect(secondAttempts(report({ testResults }))).toEqual([
      'tests/sale.test.ts: a sale is printed\n  Error: not shown',
    ]);
    const placed = 'TimeoutError: not shown\n    at watch (tests/watch.ts:3:1)\n    at tests/sale.test.ts:26:14';
    expect(secondAttempts(report({ testResults: [file('passed', testResult('passed', [placed]))] }))).toEqual([
      'tests/sale.test.ts:26: a sale is printed\n  TimeoutError: not shown',
    ]);
    expect(secondAttempts(undefined)).toEqual([]);
  });
});
