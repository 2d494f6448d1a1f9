import { describe, test } from 'vitest';
import { ownedSources } from './owned.ts';
import { expectSame, readPage } from './same-pages.ts';
import { comparable, open, printed, served, withAnswers } from './stage/pages.tsx';
import { idOf } from './stage/rows.ts';
import type { Setup } from './stage/stage.tsx';
import { states } from './stage/states.ts';

const setups = { printed: await printed(), served: await served() };

describe.each(comparable('edit'))('The edit form of $name', (resource) => {
  const { name } = resource;
  test.each(states(resource))(
    'the generated and the server-driven edit form have the same inputs for a record with %o',
    async (answers) => {
      const owned = await ownedSources(name, 'inputs');
      const form = async (setup: Setup) =>
        readPage(await open(withAnswers(setup, name, answers), name, 'edit', idOf(name, 1)));
      expectSame(await form(setups.printed), await form(setups.served), ({ source }) => owned.has(source));
    },
  );
});
