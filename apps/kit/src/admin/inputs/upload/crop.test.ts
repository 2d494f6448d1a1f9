import { expect, test } from 'vitest';
import { shownPart } from './crop.ts';

const middle = { zoom: 1, x: 0.5, y: 0.5 };

test('a wide picture is cut at its sides', () => {
  expect(shownPart({ width: 1600, height: 800 }, 3 / 4, middle)).toEqual({
    width: 600,
    height: 800,
    left: 500,
    top: 0,
  });
});

test('a high picture is cut above and below', () => {
  expect(shownPart({ width: 600, height: 1600 }, 3 / 4, middle)).toEqual({
    width: 600,
    height: 800,
    left: 0,
    top: 400,
  });
});

test('zooming shows less, around the chosen middle', () => {
  expect(shownPart({ width: 600, height: 800 }, 3 / 4, { ...middle, zoom: 2 })).toEqual({
    width: 300,
    height: 400,
    left: 150,
    top: 200,
  });
});

test('the frame never leaves the picture', () => {
  expect(shownPart({ width: 600, height: 800 }, 3 / 4, { zoom: 2, x: 0, y: 1 })).toMatchObject({ left: 0, top: 400 });
});
