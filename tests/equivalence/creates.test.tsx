import { fireEvent } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { ownedSources } from './owned.ts';
import { expectSame, readPage } from './same-pages.ts';
import { comparable, open, printed, served } from './stage/pages.tsx';
import type { Setup } from './stage/stage.tsx';

const setups = { printed: await printed(), served: await served() };

describe.each(comparable('create'))('The create form of $name', ({ name, schema }) => {
  test('the generated and the server-driven create form have the same inputs and required fields', async () => {
    const owned = await ownedSources(name, 'inputs');
    const one = await emptyAndRefused(setups.printed, name);
    const other = await emptyAndRefused(setups.served, name);
    for (const moment of ['empty', 'refused'] as const) {
      expectSame(one[moment], other[moment], ({ source }) => owned.has(source));
    }
    const invalid = one.refused.sections.flatMap(({ parts }) => parts.flatMap(({ controls }) => controls));
    if (schema.required?.length) expect(invalid.some((control) => control.invalid)).toBe(true);
  });
});

async function emptyAndRefused(setup: Setup, name: string) {
  const shown = await open(setup, name, 'create');
  const empty = readPage(shown);
  const button = shown.page.querySelector('button[type=submit]');
  if (!button) throw new Error('There is no button to save with.');
  fireEvent.click(button);
  await shown.settle();
  return { empty, refused: readPage(shown) };
}
