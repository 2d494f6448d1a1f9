import { describe, expect, it } from 'vitest';
import { countTests, type TestReport } from '../../scripts/test-count.ts';

const report = (change: Partial<TestReport> = {}): TestReport => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
  ...change,
});

describe('the closing line of npm test', () => {
  it('counts what passed where nothing failed', () => {
    expect(countTests(report(), 0)).toEqual({ passed: 5, failed: 0 });
  });

  it('counts failed, skipped and unwritten tests as failed', () => {
    const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }] }];
    const counts = { numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 };
    expect(countTests(report({ ...counts, testResults }), 1)).toEqual({ passed: 5, failed: 4 });
    expect(countTests(report({ numPendingTests: 1 }), 0)).toEqual({ passed: 5, failed: 1 });
  });

  it('counts a file that fails to load beside the tests that fail', () => {
    const testResults = [
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ];
    expect(countTests(report({ numFailedTests: 1, testResults }), 1)).toEqual({ passed: 5, failed: 2 });
  });

  it('counts an error outside every file, a run without a test and a run without a report', () => {
    expect(countTests(report(), 1)).toEqual({ passed: 5, failed: 1 });
    expect(countTests(report({ numPassedTests: 0, testResults: [] }), 0)).toEqual({ passed: 0, failed: 1 });
    expect(countTests(undefined, 1)).toEqual({ passed: 0, failed: 1 });
  });
});
