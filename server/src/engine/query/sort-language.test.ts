import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, libraryModel, openLibrary } from '@tuyen/server-mock/testing/library';

onEachDatabase('Sort order of texts', (databaseUrl) => {
  let library: Library;
  beforeAll(async () => {
    const model = { ...libraryModel(), languages: ['sv', 'en'] };
    library = await openLibrary({ model, databaseUrl: await databaseUrl() });
  });
  afterAll(() => library.app.close());

  it('lists sort texts by the default language of the project', async () => {
    const root = await library.as('root');
    for (const title of ['Öl', 'Zebra', 'Ärta', 'Ask', 'Åker', 'apa']) await root('POST', 'books', { title });
    const { body } = await root('GET', 'books?sort=title,ASC&fields=title');
    expect((body as unknown as { title: string }[]).map(({ title }) => title)).toEqual([
      'apa',
      'Ask',
      'Zebra',
      'Åker',
      'Ärta',
      'Öl',
    ]);
  });
});
