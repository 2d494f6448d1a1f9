// @module-tag process
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editJson } from '../../testing/in-git.ts';
import { Library } from '../../testing/library.ts';
import { runSql, SHOP } from './shop.fixture.ts';

const ROWS = `
INSERT INTO customer (customer_id, name, email, city) VALUES (1, 'Ann', 'ann@example.org', 'Huế'), (2, 'Bo', NULL, NULL);
INSERT INTO product (product_id, code, name, size, weight) VALUES (10, 'A', 'Lamp', 'S', 1.5), (11, 'B', 'Desk', NULL, NULL);
INSERT INTO tag VALUES (5, 'new'), (6, 'old');
INSERT INTO product_tag VALUES (10, 5), (10, 6);
INSERT INTO purchase VALUES (100, 1, 10, '2024-02-01', 3), (101, 2, 11, '2024-02-02', 1);
CREATE TABLE node (node_id INTEGER PRIMARY KEY, name VARCHAR(20) NOT NULL, parent_id INTEGER REFERENCES node (node_id));
INSERT INTO node VALUES (1, 'leaf', 2), (2, 'root', NULL);
`;

const DATABASE = ['--rows', '--database-url'];

function shop(): {
  readonly library: Library;
  readonly flags: readonly string[];
  records(table: string): readonly object[];
} {
  const library = new Library();
  runSql(library, SHOP + ROWS);
  const path = join(library.root, 'data.db');
  return {
    library,
    flags: [...DATABASE, `file:${path}`],
    records(table) {
      const database = new DatabaseSync(path, { readOnly: true });
      const rows = database.prepare(`SELECT _doc FROM "${table}" ORDER BY _row`).all();
      database.close();
      return rows.map((row) => JSON.parse(String(row['_doc'])));
    },
  };
}

test('--rows copies the records of a database with their references, and a second run adds none', async () => {
  const { library, flags, records } = shop();
  const first = await library.run('import', 'shop.sqlite', ...flags);
  expect([first.code, first.error]).toEqual([0, '']);
  expect(first.out).toContain('✓ 10 records of 5 resources copied.\n');
  const [lamp, desk] = records('products');
  const [fresh, old] = records('tags') as readonly { readonly id: string }[];
  expect(lamp).toMatchObject({ code: 'A', name: 'Lamp', size: 'S', weight: 1.5, tag_ids: [fresh?.id, old?.id] });
  expect(records('purchases')).toMatchObject([
    { bought_on: '2024-02-01', quantity: 3, product_id: (lamp as { readonly id: string }).id },
    { bought_on: '2024-02-02', quantity: 1, product_id: (desk as { readonly id: string }).id },
  ]);
  const [leaf, root] = records('nodes') as readonly { readonly id: string; readonly parent_id?: string }[];
  expect([leaf?.parent_id, root?.parent_id]).toEqual([root?.id, undefined]);
  const again = await library.run('import', ...flags);
  expect(again.out).toContain('✓ 0 records of 0 resources copied. 10 were there already.\n');
  expect(records('nodes')).toEqual([leaf, root]);
});

test('--rows names the table, the key and the field of a record that the rules refuse, and copies the others', async () => {
  const { library, flags, records } = shop();
  expect(await library.run('import', 'shop.sqlite')).toMatchObject({ code: 0 });
  editJson(library, 'schemas/resources/customers.json', (file) => file.schema.required.push('email'));
  const { code, error } = await library.run('import', ...flags);
  expect(code).toBe(1);
  expect(error).toMatch(/^error {2}customer 2: email: .+$/mu);
  expect(error).toMatch(/^error {2}purchase 101: customer_id: .+$/mu);
  expect(records('customers')).toMatchObject([{ name: 'Ann' }]);
  expect(records('purchases')).toHaveLength(1);
  runSql(library, "UPDATE customer SET email = 'bo@example.org' WHERE customer_id = 2");
  expect((await library.run('import', ...flags)).out).toContain(
    '✓ 2 records of 2 resources copied. 8 were there already.\n',
  );
});

test('--rows uses the names that the owner has given to resources and fields, and leaves out deleted fields', async () => {
  const { library, flags, records } = shop();
  expect(await library.run('import', 'shop.sqlite')).toMatchObject({ code: 0 });
  expect(await library.run('rename', 'resource', 'customers', 'buyers')).toMatchObject({ code: 0 });
  expect(await library.run('rename', 'field', 'products.weight', 'mass')).toMatchObject({ code: 0 });
  editJson(library, 'schemas/resources/buyers.json', (file) => delete file.schema.properties.city);
  const { code, error } = await library.run('import', ...flags);
  expect([code, error]).toEqual([0, '']);
  expect(records('buyers')[0]).toMatchObject({ name: 'Ann' });
  expect(records('buyers')[0]).not.toHaveProperty('city');
  expect(records('products')[0]).toMatchObject({ mass: 1.5 });
});

test('--rows reads CSV files as the project writes days and numbers', async () => {
  const { library, flags, records } = shop();
  library.edit(
    'tuyen.config.json',
    '"schemas": "schemas"',
    '"schemas": "schemas", "region": { "dates": "dd/MM/yyyy", "numbers": { "group": ".", "decimal": "," } }',
  );
  library.write('visits.csv', 'Code,Day,Distance\nV-1,31/12/2026,"1.234,5"\nV-2,,\n');
  const { code, error } = await library.run('import', 'visits.csv', ...flags);
  expect([code, error]).toEqual([0, '']);
  expect(records('visits')).toMatchObject([{ code: 'V-1', day: '2026-12-31', distance: 1234.5 }, { code: 'V-2' }]);
});

test('--rows without a database is refused before anything is written', async () => {
  const { library } = shop();
  const { code, error } = await library.run('import', 'shop.sqlite', '--rows', '--database-url', 'shop');
  expect([code, error]).toEqual([2, expect.stringContaining('No database was given.')]);
  expect(library.has('schemas/resources/customers.json')).toBe(false);
});
