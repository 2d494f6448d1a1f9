import type { Model, ModelOperator } from '@tuyen/model';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { libraryModel, openLibrary } from '@tuyen/server-mock/testing/library';
import { afterEach, expect, it } from 'vitest';

type Sql = ModelOperator['sql'];
type Library = Awaited<ReturnType<typeof openLibrary>>;

function modelWith(condition: string, operand: ModelOperator['operand']): Model {
  const sql: Sql = { sqlite: condition, postgres: condition };
  const label = { en: 'divisible by' };
  const operator: ModelOperator = {
    name: '$by',
    plugin: 'numbers',
    kinds: ['integer'],
    operand,
    label,
    sql,
    matches: () => true,
  };
  const { resources, ...model } = libraryModel();
  return {
    ...model,
    operators: [operator],
    resources: resources.map((resource) => ({
      ...resource,
      fields: resource.fields.map((field) =>
        field.name === 'pages' ? { ...field, operators: [{ name: '$by', label, operand: operand.type }] } : field,
      ),
    })),
  };
}

onEachDatabase('Filter operators that plugins define', (databaseUrl) => {
  let library: Library | undefined;
  afterEach(async () => {
    await library?.app.close();
    library = undefined;
  });

  it('the SQL of a plugin operator may use its operand twice, and invalid operands are rejected', async () => {
    const condition = '{column} % {operand} = 0 AND {operand} > 1';
    const model = modelWith(condition, { type: 'integer', minimum: 1, maximum: 100 });
    library = await openLibrary({ model, databaseUrl: await databaseUrl() });
    const send = await library.as('root');
    for (const pages of [6, 7, 9]) await send('POST', 'books', { title: `Pages ${pages}`, pages });
    await send('POST', 'books', { title: 'Without pages' });
    const found = async (query: string) => {
      const { status, body } = await send('GET', `books?sort=pages,ASC&limit=9&page=1&${query}`);
      const { data } = body as { readonly data?: readonly { readonly pages: number }[] };
      return data?.map(({ pages }) => pages) ?? status;
    };
    expect(await found('filter=pages||$by||3')).toEqual([6, 9]);
    expect(await found('filter=pages||$by||1')).toEqual([]);
    expect(await found('filter=pages||$by||3&filter=pages||$gt||6')).toEqual([9]);
    for (const wrong of ['0', '101', '1.5', 'x', '']) expect(await found(`filter=pages||$by||${wrong}`)).toBe(400);
  });

  it('a server with a plugin operator whose SQL is wrong does not start, and names the plugin', async () => {
    const model = modelWith('no_such_function({column}, {operand})', { type: 'integer' });
    const url = await databaseUrl();
    await expect(openLibrary({ model, databaseUrl: url })).rejects.toThrow(
      /^The plugin "numbers" failed in the SQL of the operator "\$by" for (?:sqlite|postgres): .*no_such_function/u,
    );
  });
});
