import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { listenForKeys } from './keys.ts';

function terminal({ isTTY = true } = {}) {
  const modes: boolean[] = [];
  const input = Object.assign(new PassThrough(), { isTTY, setRawMode: (isRaw: boolean) => modes.push(isRaw) });
  const pressed: string[] = [];
  const press = (key: string) => () => void pressed.push(key);
  const stop = listenForKeys(input, { r: press('r'), d: press('d'), o: press('o'), q: press('q') });
  return { input, modes, pressed, stop };
}

test('in tuyen dev, each key press calls its action, and Ctrl+C quits', () => {
  const { input, pressed } = terminal();
  for (const key of ['r', 'D', 'o', 'x', '\r', 'q', '\u0003']) input.emit('data', Buffer.from(key));
  expect(pressed).toEqual(['r', 'd', 'o', 'q', 'q']);
});

test('tuyen dev reads single key presses until it stops and restores the terminal', () => {
  const { input, modes, pressed, stop } = terminal();
  expect(modes).toEqual([true]);
  stop();
  expect(modes).toEqual([true, false]);
  expect([input.listenerCount('data'), input.isPaused()]).toEqual([0, true]);
  expect(pressed).toEqual([]);
});

test('tuyen dev reads no key presses if its input is not a terminal', () => {
  const { input, modes, stop } = terminal({ isTTY: false });
  stop();
  expect([modes, input.listenerCount('data')]).toEqual([[], 0]);
});
