import { expect, onTestFinished, test } from 'vitest';
import { digestTool } from './inputs.ts';

test('the generator does not use a cache that another version of Node wrote', () => {
  const { version } = process;
  const ours = digestTool([]);
  expect(digestTool([])).toBe(ours);
  Object.defineProperty(process, 'version', { value: 'v0.0.0', configurable: true });
  onTestFinished(() => void Object.defineProperty(process, 'version', { value: version, configurable: true }));
  expect(digestTool([])).not.toBe(ours);
});
