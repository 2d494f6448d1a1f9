import { expect, test } from 'vitest';
import { coordinatesIn } from './GeoPointInput.tsx';
import { caretAfter } from './MoneyInput.tsx';
import { completedTime } from './TimeInput.tsx';

test('times are completed to HH:mm', () => {
  expect(completedTime('530')).toBe('05:30');
  expect(completedTime('5:30')).toBe('05:30');
  expect(completedTime('21h05')).toBe('21:05');
  expect(completedTime('7')).toBe('07:00');
  expect(completedTime('')).toBeUndefined();
});

test('what is no time stays for validation to name', () => {
  expect(completedTime('25:00')).toBe('25:00');
  expect(completedTime('soon')).toBe('soon');
});

test('the caret stays behind the same digit when dots appear', () => {
  expect(caretAfter('1.234', 4)).toBe(5);
  expect(caretAfter('12.345', 2)).toBe(2);
  expect(caretAfter('', 0)).toBe(0);
});

test('a pair of coordinates is read from what a map gives', () => {
  expect(coordinatesIn('21.0285, 105.8542')).toEqual({ lat: 21.0285, lng: 105.8542 });
  expect(coordinatesIn('21.0285 105.8542')).toEqual({ lat: 21.0285, lng: 105.8542 });
  expect(coordinatesIn('21.0285')).toBeUndefined();
});
