// @module-tag process
import { expect, test } from 'vitest';
import { type AnyJson, editJson } from '../../testing/in-git.ts';
import { Library } from '../../testing/library.ts';
import { runSql, SHOP } from './shop.fixture.ts';

/** Edit of a drafted file by the project's owner. `kept` returns `value` while the edit is still in the file. */
type OwnerEdit = readonly [
  resource: string,
  edit: (file: AnyJson) => void,
  kept: (file: AnyJson) => unknown,
  value: unknown,
];

const label = { vi: 'Của tôi', en: 'Mine' };
const fieldsOf = (file: AnyJson) => file.schema.properties;

/** Edits of files that both sources draft: the resources `customers` and `products`. */
function ownerEdits(text: string): readonly OwnerEdit[] {
  return [
    ['customers', (file) => (file.label = label), (file) => file.label, label],
    ['customers', (file) => (file.plural = label), (file) => file.plural, label],
    ['customers', (file) => (file.icon = 'Person'), (file) => file.icon, 'Person'],
    ['customers', (file) => (file.menu = null), (file) => file.menu, null],
    ['customers', (file) => (file.title = '{name} ({city})'), (file) => file.title, '{name} ({city})'],
    ['customers', (file) => (file.module = 'buyer'), (file) => file.module, 'buyer'],
    ['customers', (file) => (fieldsOf(file).email.format = 'email'), (file) => fieldsOf(file).email.format, 'email'],
    ['customers', (file) => (fieldsOf(file).name['x-label'] = label), (file) => fieldsOf(file).name['x-label'], label],
    ['customers', (file) => (fieldsOf(file).name['x-help'] = label), (file) => fieldsOf(file).name['x-help'], label],
    [
      'customers',
      (file) => (fieldsOf(file).vip = { type: 'boolean', 'x-label': label }),
      (file) => fieldsOf(file).vip.type,
      'boolean',
    ],
    ['customers', (file) => delete fieldsOf(file).notes, (file) => Object.hasOwn(fieldsOf(file), 'notes'), false],
    [
      'customers',
      (file) => (file.schema.required = ['name', 'city']),
      (file) => file.schema.required.slice(0, 2),
      ['name', 'city'],
    ],
    [
      'customers',
      (file) => (file.list = { columns: ['name', 'fax'], sort: 'name' }),
      (file) => file.list,
      { columns: ['name', 'fax'], sort: 'name' },
    ],
    [
      'customers',
      (file) => (file.form = { sections: [{ name: 'main', label, fields: ['name', 'city'] }] }),
      (file) => file.form.sections[0].fields,
      ['name', 'city'],
    ],
    [
      'products',
      (file) => (fieldsOf(file).weight['x-unit'] = { vi: 'kg', en: 'kg' }),
      (file) => fieldsOf(file).weight['x-unit'],
      { vi: 'kg', en: 'kg' },
    ],
    [
      'products',
      (file) => (fieldsOf(file).size['x-values'].S = { ...label, color: 'info' }),
      (file) => fieldsOf(file).size['x-values'].S,
      { ...label, color: 'info' },
    ],
    [
      'products',
      (file) => (fieldsOf(file).name['x-multiline'] = true),
      (file) => fieldsOf(file).name['x-multiline'],
      true,
    ],
    [
      'products',
      (file) => (file.tabs = [{ name: 'small', filter: { size: 'S' } }]),
      (file) => file.tabs[0].name,
      'small',
    ],
    [
      'products',
      (file) => (file.schema.properties = Object.fromEntries(Object.entries(fieldsOf(file)).toReversed())),
      (file) => Object.keys(fieldsOf(file)).filter((name) => ['weight', 'size', 'name', 'code'].includes(name)),
      ['weight', 'size', 'name', 'code'],
    ],
    ['products', (file) => (file.schema.description = text), (file) => file.schema.description, text],
  ];
}

/** Returns what lint reports, except for fields that the owner has put into no section (TUY505). */
async function problemsOf(library: Library): Promise<readonly string[]> {
  const { out, error } = await library.run('lint');
  return `${out}\n${error}`.split('\n').filter((line) => /^(?:error|warning) (?!TUY505)/u.test(line));
}

async function edited(library: Library, edits: readonly OwnerEdit[]): Promise<void> {
  for (const [resource, edit] of edits) editJson(library, `schemas/resources/${resource}.json`, edit);
  expect(await problemsOf(library)).toEqual([]);
}

function lost(library: Library, edits: readonly OwnerEdit[]): readonly string[] {
  return edits.flatMap(([resource, edit, kept, value]) => {
    const found = kept(read(library, resource));
    return JSON.stringify(found) === JSON.stringify(value)
      ? []
      : [`${resource}: ${String(edit)}: ${JSON.stringify(found)}`];
  });
}

function read(library: Library, resource: string): AnyJson {
  return JSON.parse(library.read(`schemas/resources/${resource}.json`));
}

test('after 20 edits of the owner, the import of a newer database loses none of them', async () => {
  const library = new Library();
  runSql(library, SHOP);
  expect(await library.run('import', 'shop.sqlite')).toMatchObject({ code: 0, error: '' });
  const edits = ownerEdits('Things on shelves.');
  expect(edits).toHaveLength(20);
  await edited(library, edits);
  library.remove('schemas/resources/log-levels.json');
  expect(await library.run('rename', 'field', 'purchases.quantity', 'pieces')).toMatchObject({ code: 0 });

  runSql(
    library,
    `ALTER TABLE customer ADD COLUMN phone VARCHAR(20);
     ALTER TABLE customer DROP COLUMN fax;
     ALTER TABLE product DROP COLUMN color;
     ALTER TABLE product ADD COLUMN stars INTEGER CHECK (stars BETWEEN 1 AND 5);
     ALTER TABLE purchase ADD COLUMN note VARCHAR(200);
     ALTER TABLE log_level ADD COLUMN rank INTEGER;
     DROP TABLE product_tag;
     DROP TABLE tag;
     CREATE TABLE supplier (supplier_id INTEGER PRIMARY KEY, name VARCHAR(40) NOT NULL,
       product_id INTEGER REFERENCES product (product_id));`,
  );
  expect((await library.run('import', '--check')).code).toBe(1);
  const { code, out, error } = await library.run('import');
  expect({ code, error }).toEqual({ code: 0, error: '' });
  expect(lost(library, edits)).toEqual([]);
  expect(library.has('schemas/resources/log-levels.json')).toBe(false);
  expect(out).toContain(
    'The source no longer has fax: schemas/resources/customers.json keeps it, because schemas/resources/customers.json:',
  );
  expect(out).toContain('The source no longer has color: it is removed from schemas/resources/products.json.');
  expect(out).toContain('The import no longer has schemas/resources/tags.json. The file stays');
  expect(fieldsOf(read(library, 'customers'))).toMatchObject({ phone: { maxLength: 20 }, fax: { maxLength: 20 } });
  expect(fieldsOf(read(library, 'products'))).toMatchObject({ stars: { minimum: 1, maximum: 5 } });
  expect(fieldsOf(read(library, 'purchases'))).toMatchObject({
    pieces: { 'x-renamed-from': 'quantity' },
    note: { maxLength: 200 },
  });
  expect(read(library, 'suppliers')).toMatchObject({ menu: null });
  expect(await problemsOf(library)).toEqual([]);
  expect((await library.run('import')).out).toBe('shop: shop.sqlite has not changed since the last import.\n');
});

test('after 20 edits of the owner, the import of newer CSV files loses none of them', async () => {
  const library = new Library();
  const names = Array.from({ length: 20 }, (_, row) => `Customer ${row}`);
  const customers = (fax: string, more: string) =>
    [`name,email,${fax}city,notes${more}`, ...names.map((name) => `${name},,${fax && '1,'}Huế,x${more && ',y'}`)].join(
      '\n',
    );
  const sizes = ['S', 'M', 'L'];
  const products = (more: readonly string[]) =>
    ['code,name,size,weight', ...names.map((name, row) => `P-${row},${name},${sizes[row % 3]},"1.5"`), ...more].join(
      '\n',
    );
  library.write('data/customers.csv', customers('fax,', ''));
  library.write('data/products.csv', products([]));
  expect(await library.run('import', 'data')).toMatchObject({ code: 0, error: '' });
  const edits = ownerEdits('Things on shelves.');
  await edited(library, edits);

  library.write('data/customers.csv', customers('', ',phone'));
  library.write('data/products.csv', products(Array.from({ length: 10 }, (_, row) => `P-9${row},More,XL,2.25`)));
  const { code, out, error } = await library.run('import');
  expect({ code, error }).toEqual({ code: 0, error: '' });
  expect(lost(library, edits)).toEqual([]);
  expect(out).toContain('The source no longer has fax: schemas/resources/customers.json keeps it');
  expect(fieldsOf(read(library, 'customers'))).toHaveProperty('phone');
  expect(fieldsOf(read(library, 'products'))).toMatchObject({
    weight: { multipleOf: 0.01 },
    size: { enum: ['L', 'M', 'S', 'XL'] },
  });
  expect(await problemsOf(library)).toEqual([]);
  expect((await library.run('import', '--check')).code).toBe(0);
});
