import { checkEnvironment, readEnvironment } from '../../server/src/environment/read-environment.ts';
import { expect, it } from 'vitest';
import { MOCK_VARIABLES, readMockEnvironment } from './environment.ts';
import { DEFAULT_LIMITS, QA_LIMITS } from './limits.ts';

type Given = Record<string, string>;

function read(environment: Given) {
  const ofServer = readEnvironment(environment, MOCK_VARIABLES);
  return readMockEnvironment(environment, ofServer);
}

it('the QA endpoints (/__qa) are closed unless the variable TUYEN_QA is 1', () => {
  expect(read({})).toEqual({ qa: false, qaToken: undefined, qaLimits: DEFAULT_LIMITS });
});

it('the mock server refuses to start with NODE_ENV=production', () => {
  expect(() => read({ NODE_ENV: 'production' })).toThrow('does not run with NODE_ENV=production');
});

it.each([
  ['TUYEN_QA', 'true', 'one of 0, 1'],
  ['TUYEN_QA_TOKEN', 'short', 'at least 16 characters'],
  ['TUYEN_QA_TOKEN', 'a token with blanks in it', 'without blanks'],
])('the environment variable %s=%s is rejected', (name, value, said) => {
  expect(() => read({ [name]: value })).toThrow(said);
  expect(() => read({ [name]: value })).toThrow(name);
});

it('limits of the mock server are read from environment variables in kilobytes, megabytes and minutes', () => {
  const environment = { TUYEN_QA_JOURNAL_ENTRIES: '10', TUYEN_QA_BODY_KB: '1', TUYEN_QA_IDLE_MINUTES: '2' };
  expect(read({ ...environment, TUYEN_QA_JOURNAL_MB: '3' }).qaLimits).toEqual({
    ...DEFAULT_LIMITS,
    journalEntries: 10,
    bodyBytes: 1024,
    idleMs: 120_000,
    journalBytes: 3 * 1024 * 1024,
  });
});

it.each(Object.values(QA_LIMITS))(
  'a limit in an environment variable is rejected if it is out of range: $name',
  (variable) => {
    const { name, least, most } = variable;
    for (const value of [least - 1, most + 1, 'many'])
      expect(() => checkEnvironment({ [name]: String(value) }, MOCK_VARIABLES)).toThrow(
        `${name} is "${value}": a whole number from ${least} to ${most} is needed.`,
      );
    for (const value of [least, most])
      expect(() => checkEnvironment({ [name]: String(value) }, MOCK_VARIABLES)).not.toThrow();
  },
);

it('a token for the QA endpoints is generated if other machines can reach the server', () => {
  const tokenOf = (environment: Given) => read({ TUYEN_QA: '1', ...environment }).qaToken;
  expect(tokenOf({})).toBeUndefined();
  expect(tokenOf({ HOST: '::1', PUBLIC_URL: 'http://localhost:8080' })).toBeUndefined();
  for (const open of [{ HOST: '0.0.0.0' }, { HOST: '::' }, { PUBLIC_URL: 'https://qa.example' }]) {
    expect(tokenOf(open)).toMatch(/^[\w-]{32}$/u);
    expect(tokenOf(open)).not.toBe(tokenOf(open));
  }
  const own = { TUYEN_QA_TOKEN: 'a-token-of-some-length' };
  expect(tokenOf(own)).toBe(own.TUYEN_QA_TOKEN);
  expect(read({ ...own, HOST: '0.0.0.0' }).qaToken).toBeUndefined();
});

it('every environment variable of the mock server has a check', () => {
  expect(MOCK_VARIABLES.filter(({ check }) => !check)).toEqual([]);
});
