import { describe, expect, it } from 'vitest';
import { CENTERED, cutOut, dragged, isTooSmall } from './crop.ts';

const ASPECT = 3 / 4;

describe('Cropping of pictures to 3:4', () => {
  it.each([
    [
      'a wide picture',
      { width: 1600, height: 800 },
      { zoom: 1, x: 0.5, y: 0.5 },
      { x: 500, y: 0, width: 600, height: 800 },
    ],
    [
      'a tall picture',
      { width: 600, height: 1600 },
      { zoom: 1, x: 0.5, y: 0.25 },
      { x: 0, y: 200, width: 600, height: 800 },
    ],
    ['closer', { width: 600, height: 800 }, { zoom: 2, x: 0, y: 1 }, { x: 0, y: 400, width: 300, height: 400 }],
    [
      'never beyond the edges',
      { width: 600, height: 800 },
      { zoom: 0.1, x: 7, y: -7 },
      { x: 0, y: 0, width: 600, height: 800 },
    ],
  ])('a picture is cropped to 3:4: %s', (_what, image, framing, cut) =>
    expect(cutOut(image, framing, ASPECT)).toEqual(cut),
  );

  it('dragging a picture moves the crop with the finger and stops at the edge', () => {
    const wide = { width: 1600, height: 800 };
    expect(dragged(wide, { zoom: 1, x: 0.5, y: 0.5 }, ASPECT, { dx: 0.5, dy: 0 }).x).toBeCloseTo(0.2);
    expect(dragged(wide, { zoom: 1, x: 0.5, y: 0.5 }, ASPECT, { dx: 5, dy: 5 })).toEqual({ zoom: 1, x: 0, y: 0.5 });
  });

  it('a crop with too few pixels to print is detected', () => {
    const portrait = { width: 600, height: 800 };
    expect(isTooSmall(portrait, CENTERED, portrait)).toBe(false);
    expect(isTooSmall(portrait, { ...CENTERED, zoom: 3 }, portrait)).toBe(true);
  });
});
