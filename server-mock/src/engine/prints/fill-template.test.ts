import { expect, it } from 'vitest';
import { fillTemplate } from './fill-template.ts';
import type { Filling } from './filling.ts';

/** A template without placeholders asks nothing of it. */
const NOTHING = {} as Filling;

it.each([
  ['left', 'left'],
  ['center', 'center'],
  ['right', 'right'],
  ['justify', 'left'],
] as const)('a paragraph that is written %s is printed %s', async (written, printed) => {
  const parts = await fillTemplate(NOTHING, `<p style="text-align: ${written}">Đã thu</p>`);
  expect(parts).toMatchObject([{ align: printed }]);
});
