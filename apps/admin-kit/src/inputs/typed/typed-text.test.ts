import { expect, test } from 'vitest';
import { coordinatesIn } from '../geo-point-input.tsx';
import { completedTime } from './time-input.tsx';
import { caretBefore } from './typed-number.tsx';

test('an incomplete typed time is completed to HH:mm', () => {
  expect(completedTime('530')).toBe('05:30');
  expect(completedTime('5:30')).toBe('05:30');
  expect(completedTime('21h05')).toBe('21:05');
  expect(completedTime('7')).toBe('07:00');
  expect(completedTime('')).toBeUndefined();
});

test('typed text that is not a time stays unchanged, so that validation reports it', () => {
  expect(completedTime('25:00')).toBe('25:00');
  expect(completedTime('soon')).toBe('soon');
});

test('the caret stays before the same digit when separators are inserted into a number', () => {
  expect(caretBefore('1.234', 0)).toBe(5);
  expect(caretBefore('12.345', 3)).toBe(3);
  expect(caretBefore('1.234', 4)).toBe(0);
  expect(caretBefore('', 0)).toBe(0);
});

test('a pair of coordinates copied from a map is parsed', () => {
  expect(coordinatesIn('21.0285, 105.8542')).toEqual({ lat: 21.0285, lng: 105.8542 });
  expect(coordinatesIn('21.0285 105.8542')).toEqual({ lat: 21.0285, lng: 105.8542 });
  expect(coordinatesIn('21.0285')).toBeUndefined();
});
