import { expect, test } from 'vitest';
import { valuesInLine } from './values-in-line.ts';

const text = (en: string, vi: string) => ({ en, vi });
const DAYS = {
  ordered: true,
  allLabel: text('Every day', 'Hằng ngày'),
  values: [
    { value: 'MON', label: text('Monday', 'Thứ Hai'), shortLabel: text('Mon', 'T2') },
    { value: 'TUE', label: text('Tuesday', 'Thứ Ba'), shortLabel: text('Tue', 'T3') },
    { value: 'WED', label: text('Wednesday', 'Thứ Tư'), shortLabel: text('Wed', 'T4') },
    { value: 'THU', label: text('Thursday', 'Thứ Năm'), shortLabel: text('Thu', 'T5') },
    { value: 'FRI', label: text('Friday', 'Thứ Sáu'), shortLabel: text('Fri', 'T6') },
    { value: 'SAT', label: text('Saturday', 'Thứ Bảy'), shortLabel: text('Sat', 'T7') },
    { value: 'SUN', label: text('Sunday', 'Chủ nhật'), shortLabel: text('Sun', 'CN') },
  ],
} as const;
const label = (value: unknown) => `label of ${String(value)}`;

test.each([
  ['MON TUE WED THU FRI', 'T2–T6', 'Mon–Fri'],
  ['SAT SUN', 'T7, CN', 'Sat, Sun'],
  ['SUN MON', 'T2, CN', 'Mon, Sun'],
  ['MON TUE WED SAT SUN', 'T2–T4, T7, CN', 'Mon–Wed, Sat, Sun'],
  ['MON WED FRI', 'T2, T4, T6', 'Mon, Wed, Fri'],
  ['FRI SAT SUN', 'T6–CN', 'Fri–Sun'],
  ['SUN SAT FRI THU WED TUE MON', 'Hằng ngày', 'Every day'],
])('the selected days %s are shown as %s in Vietnamese and %s in English', (days, vi, en) => {
  expect(valuesInLine(days.split(' '), DAYS, 'vi', label)).toBe(vi);
  expect(valuesInLine(days.split(' '), DAYS, 'en', label)).toBe(en);
});

test('three adjacent values of an unordered enumeration are shown as two values and a count', () => {
  const { values } = DAYS;
  expect(valuesInLine(['MON', 'TUE', 'WED'], { values }, 'en', label)).toBe('Mon, Tue +1');
});

test('enumeration values without a short label are shown with their full label', () => {
  const values = DAYS.values.map(({ value, label: own }) => ({ value, label: own }));
  expect(valuesInLine(['MON', 'TUE'], { values }, 'en', label)).toBe('label of MON, label of TUE');
  expect(valuesInLine(['MON', 'TUE', 'WED'], { values, ordered: true }, 'en', label)).toBe('label of MON–label of WED');
});

test('enumeration values that the app build does not know are shown with full labels', () => {
  expect(valuesInLine(['A', 'B', 'C', 'D', 'E'], {}, 'en', label)).toBe('label of A, label of B +3');
});
