import { expect, it } from 'vitest';
import { inside, MM, SHEETS } from './papers.ts';

const mm = (points: number) => Math.round((points / MM) * 100) / 100;

it.each([
  ['A4', { width: 210, height: 297, inside: 174, fontSize: 10.5, roll: false }],
  ['A5', { width: 148, height: 210, inside: 124, fontSize: 9.5, roll: false }],
  ['80mm', { width: 80, height: 'auto', inside: 72, fontSize: 9, roll: true }],
] as const)(
  'the paper %s has the expected size and inner width in millimeters, and font size in points',
  (paper, expected) => {
    const { width, height, fontSize, roll } = SHEETS[paper];
    expect({
      width: mm(width),
      height: height === 'auto' ? height : mm(height),
      inside: mm(inside(SHEETS[paper])),
      fontSize,
      roll,
    }).toEqual(expected);
  },
);

it('an inch of paper equals 72 PDF points', () => {
  expect(MM * 25.4).toBe(72);
});
