import { expect, it } from 'vitest';
import { drawnCode } from './codes.ts';
import { MM } from './papers.ts';

const mm = (points: number) => Math.round((points / MM) * 100) / 100;

it('a drawn bar code starts with a dark bar, alternates bars and gaps, and fits the width', () => {
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

it('a bar code without bars is not drawn', () => {
  expect(drawnCode({ code: 'barcode', bars: [] }, 10, 100, 'left')).toEqual({
    canvas: [],
    alignment: 'left',
    margin: [0, 4, 0, 2],
  });
});

it('adjacent dark squares in a row of a QR code are drawn as one rectangle', () => {
  const modules = [
    [true, true, false, true],
    [false, false, false, false],
    [false, true, true, true],
    [true, true, true, true],
  ];
  const dark = (x: number, y: number, w: number) => ({ type: 'rect', x, y, w, h: MM, color: 'black' });
  expect(drawnCode({ code: 'qr', modules }, 4, 1, 'right')).toEqual({
    canvas: [dark(0, 0, 2 * MM), dark(3 * MM, 0, MM), dark(MM, 2 * MM, 3 * MM), dark(0, 3 * MM, 4 * MM)],
    alignment: 'right',
    margin: [0, 4, 0, 2],
  });
  expect(drawnCode({ code: 'qr', modules: [] }, 4, 1, 'center')).toMatchObject({ canvas: [], alignment: 'center' });
});
