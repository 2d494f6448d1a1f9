import { expect, test } from 'vitest';
import { layOutLine, withEllipsis } from './lay-out-line.ts';

const names = Array.from({ length: 25 }, (_, index) => `Bến ${index + 1}`);

test('a diagram of a transit line wraps into rows of similar length that fit the width', () => {
  const plan = layOutLine(names, 700);
  expect(plan.lines).toHaveLength(2);
  expect(plan.points).toHaveLength(25);
  expect(Math.max(...plan.points.map(({ x }) => x))).toBeLessThan(700);
  expect(plan.points.filter(({ y }) => y === plan.lines[1]?.from.y)).toHaveLength(12);
});

test('on a phone, the diagram of a transit line arranges its stops vertically', () => {
  const { upright, points, lines, height } = layOutLine(names, 330);
  expect(upright).toBe(true);
  expect(new Set(points.map(({ x }) => x)).size).toBe(1);
  expect(lines).toEqual([{ from: points[0], to: points.at(-1) }]);
  expect(height).toBeGreaterThan(points.at(-1)?.y ?? 0);
});

test('the diagram of a transit line supports zero or one stop and truncates long names', () => {
  expect(layOutLine([], 700).points).toEqual([]);
  expect(layOutLine([], 300).lines).toEqual([]);
  expect(layOutLine(['A'], 700)).toMatchObject({ points: [{ x: 20 }], lines: [{ from: { x: 20 }, to: { x: 20 } }] });
  expect(withEllipsis('Trung tâm Hội nghị Quốc gia')).toBe('Trung tâm Hội nghị Quốc…');
});
