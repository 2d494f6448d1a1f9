import { expect, test } from 'vitest';
import { compareVersions, isVersion } from './versions.ts';

test.each([
  ['0.1.0', '0.2.0'],
  ['0.9.0', '0.10.0'],
  ['0.9.9', '1.0.0'],
  ['1.0.0-next.2', '1.0.0-next.10'],
  ['1.0.0-next.1', '1.0.0'],
  ['1.0.0-1', '1.0.0-alpha'],
  ['1.0.0-alpha', '1.0.0-alpha.1'],
])('version %s is earlier than %s', (earlier, later) => {
  expect(compareVersions(earlier, later)).toBeLessThan(0);
  expect(compareVersions(later, earlier)).toBeGreaterThan(0);
});

test('build metadata does not change the order of versions', () => {
  expect(compareVersions('1.0.0+linux', '1.0.0+mac')).toBe(0);
});

test.each(['*', '^0.1.0', 'latest', '1.0', 'workspace:*', ''])('%j is no version', (text) => {
  expect(isVersion(text)).toBe(false);
});
