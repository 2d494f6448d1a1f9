import { textIn } from '@tuyen/model';
import { describe, expect, test } from 'vitest';
import { ownedSources } from './owned.ts';
import { expectSameList, findList } from './same-lists.ts';
import { comparable, printed, served } from './stage/pages.tsx';

const grounds = { printed: await printed(), served: await served() };

describe.each(comparable('list'))('The list of $name', (resource) => {
  test('the generated and the server-driven list have the same columns, cells and filters', async () => {
    const owned = {
      columns: await ownedSources(resource.name, 'columns'),
      filters: await ownedSources(resource.name, 'filters'),
    };
    const one = await findList(grounds.printed, resource);
    expectSameList(one, await findList(grounds.served, resource), owned);
    for (const { name, unit = {} } of resource.fields) {
      if (owned.columns.has(name)) continue;
      const cells = one.columns.find(({ source }) => source === name)?.cells ?? [];
      for (const cell of cells) expect(cell.endsWith(textIn(unit, 'vi')), `${name}: ${cell}`).toBe(true);
    }
    for (const { kind, name, schema } of resource.fields) {
      if (kind !== 'money' || owned.columns.has(name)) continue;
      const amount = Number(schema.minimum) < 0 ? /^right -?[\d.]+đ$/ : /^right [\d.]+(?:đ| [A-Z]{3})$/;
      for (const cell of one.columns.find(({ source }) => source === name)?.cells ?? []) expect(cell).toMatch(amount);
    }
  });
});
