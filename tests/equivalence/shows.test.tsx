import { textIn } from '@tuyen/model';
import { describe, test } from 'vitest';
import { ownedSources } from './owned.ts';
import { expectSame, readPage } from './same-pages.ts';
import { comparable, open, printed, served, withAnswers } from './stage/pages.tsx';
import { idOf } from './stage/rows.ts';
import type { Setup } from './stage/stage.tsx';
import { states } from './stage/states.ts';

const setups = { printed: await printed(), served: await served() };

describe.each(comparable('show'))('The show page of $name', (resource) => {
  const { name, fields } = resource;
  test.each(states(resource))(
    'the generated and the server-driven show page are the same for a record with %o',
    async (answers) => {
      const owned = await ownedSources(name, 'fields');
      const labels = new Set(fields.filter((field) => owned.has(field.name)).map(({ label }) => textIn(label, 'vi')));
      const record = async (setup: Setup) =>
        readPage(await open(withAnswers(setup, name, answers), name, 'show', idOf(name, 1)));
      expectSame(await record(setups.printed), await record(setups.served), ({ label }) => labels.has(label));
    },
  );
});
