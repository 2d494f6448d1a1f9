import { expect, it } from 'vitest';
import { seededRandom } from './random.ts';

it('gives the published numbers of mulberry32', () => {
  const random = seededRandom(0);
  expect([random(), random(), random()]).toEqual([0.26642920868471265, 0.0003297457005828619, 0.2232720274478197]);
});
