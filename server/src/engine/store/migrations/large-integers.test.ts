import { expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { numberProperty, project, storedDatabase, textProperty } from './stored-database.fixture.ts';

const LARGEST = '9223372036854775807';

onEachDatabase('Integers beyond 2^53 that another program has stored', (emptyDatabase) => {
  const { open, fill } = storedDatabase(emptyDatabase);

  it.each([
    ['is written anew', { code: textProperty(), size: numberProperty(), weight: numberProperty({ default: 3 }) }],
    ['gets another search text', { code: textProperty({ 'x-searchable': true }), size: numberProperty() }],
    ['gets another type', { code: textProperty(), size: textProperty() }],
  ])('a server start that migrates a table with integers beyond 2^53 succeeds if the table %s', async (_, fields) => {
    const { database } = await fill(project({ code: textProperty(), size: numberProperty() }), [
      { code: 'A', size: 1 },
      { code: 'B', size: 2 },
    ]);
    for (const [id, size] of [
      ['t0', '10000000000000000'],
      ['t1', LARGEST],
    ])
      await database.script(
        `UPDATE "tools" SET "size" = ${size}, "_doc" = replace(replace("_doc", '"size":1', '"size":${size}'), '"size":2', '"size":${size}') WHERE "id" = '${id}'`,
      );
    const { reader, database: changed } = await open(project(fields));
    expect((await reader.find('tools', {}, { sort: 'id' })).map(({ size }) => Number(size))).toEqual([1e16, 2 ** 63]);
    const [, stored] = await changed.texts('SELECT CAST("size" AS text) FROM "tools" ORDER BY "id"');
    expect(stored).toMatch('type' in fields.size && fields.size.type === 'string' ? /^\d+$/u : LARGEST);
    expect(await changed.rows('SELECT "size" FROM "tools"')).toHaveLength(2);
  });
});
