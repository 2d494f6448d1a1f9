import { expect, onTestFinished, test } from 'vitest';
import { digestTool } from './inputs.ts';

test("another version of Node counts as another tool, so it does not use this version's cache", () => {
  const { version } = process;
  const ours = digestTool([]);
  expect(digestTool([])).toBe(ours);
  Object.defineProperty(process, 'version', { value: 'v0.0.0', configurable: true });
  onTestFinished(() => void Object.defineProperty(process, 'version', { value: version, configurable: true }));
  expect(digestTool([])).not.toBe(ours);
});
