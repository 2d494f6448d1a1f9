import { expect, it } from 'vitest';
import { drawnCode } from './codes.ts';
import { MM } from './papers.ts';

/** Millimeters, rounded as a printer would. */
const mm = (points: number) => Math.round((points / MM) * 100) / 100;

it('a bar code is dark at every other width, the first one included, and as wide as there is room', () => {
  const canvas = (widest: number) => {
    const drawn = drawnCode({ code: 'barcode', bars: [2, 1, 1, 3, 1] }, 10, widest * MM, 'center');
    if (typeof drawn !== 'object' || !('canvas' in drawn)) throw new Error('a code is drawn');
    return drawn.canvas.map((rect) => ('x' in rect && 'w' in rect ? [mm(rect.x), mm(rect.w), mm(rect.h)] : []));
  };
  expect(canvas(4)).toEqual([
    [0, 0.8, 10],
    [1.2, 0.4, 10],
    [2.8, 0.4, 10],
  ]);
  expect(canvas(2)).toEqual([
    [0, 0.5, 10],
    [0.75, 0.25, 10],
    [1.75, 0.25, 10],
  ]);
});
