// @vitest-environment jsdom
import { describe, test } from 'vitest';
import { ownedSources } from './owned.ts';
import { expectSame, readPage } from './same-pages.ts';
import { comparable, open, printed, served, withAnswers } from './stage/pages.tsx';
import { idOf } from './stage/rows.ts';
import type { Ground } from './stage/stage.tsx';
import { states } from './stage/states.ts';

const grounds = { printed: await printed(), served: await served() };

describe.each(comparable('edit'))('the edit form of $name', (resource) => {
  const { name } = resource;
  test.each(states(resource))('asks the same, printed and server-driven, where %o', async (answers) => {
    const owned = await ownedSources(name, 'inputs');
    const form = async (ground: Ground) =>
      readPage(await open(withAnswers(ground, name, answers), name, 'edit', idOf(name, 1)));
    expectSame(await form(grounds.printed), await form(grounds.served), ({ source }) => owned.has(source));
  });
});
