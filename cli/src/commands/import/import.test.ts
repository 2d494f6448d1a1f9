// @module-tag process
import { describe, expect, test } from 'vitest';
import { editJson } from '../../testing/in-git.ts';
import { Library } from '../../testing/library.ts';
import { runSql, SHOP } from './shop.fixture.ts';

const CUSTOMERS = 'schemas/resources/customers.json';

function shop(): Library {
  const library = new Library();
  runSql(library, SHOP);
  return library;
}

async function imported(): Promise<Library> {
  const library = shop();
  expect(await library.run('import', 'shop.sqlite')).toMatchObject({ code: 0, error: '' });
  return library;
}

describe('the first import', () => {
  test('the first import creates resources that lint and generate without a problem', async () => {
    const library = shop();
    const { code, out, error } = await library.run('import', 'shop.sqlite');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toContain('TUY889 product_tag: becomes the list products.tag_ids\n');
    expect(out).toContain(`✓ ${CUSTOMERS}\n`);
    expect(out).toContain('Next: npx tuyen generate\n');
    expect(JSON.parse(library.read('tuyen.config.json')).imports).toEqual({ shop: { from: 'shop.sqlite' } });
    expect(JSON.parse(library.read('schemas/.imported/shop.json')).files).toHaveProperty([CUSTOMERS]);
    expect(await library.run('generate')).toMatchObject({ code: 0, error: '' });
    expect(library.has('web/desk/generated/purchases/list.gen.tsx')).toBe(true);
  });

  test('an import with --list shows what each table becomes, and writes nothing', async () => {
    const library = shop();
    const { code, out } = await library.run('import', 'shop.sqlite', '--list');
    expect(code).toBe(0);
    expect(out).toContain('✓ customer     customers, 5 fields (list, show, create, edit, delete)\n');
    expect(out).toContain('– product_tag  becomes the list products.tag_ids\n');
    expect(out).toContain('shop: 5 resources. Nothing was written.\n');
    expect([library.has(CUSTOMERS), library.read('tuyen.config.json').includes('imports')]).toEqual([false, false]);
  });

  test('an import with --dry-run names the files and writes nothing', async () => {
    const library = shop();
    const { code, out } = await library.run('import', 'shop.sqlite', '--dry-run');
    expect([code, out.includes(`· ${CUSTOMERS}\n`), library.has(CUSTOMERS)]).toEqual([0, true, false]);
  });

  test('an import stores --only, --except, --rename and --as in tuyen.config.json', async () => {
    const library = shop();
    const flags = [
      '--only',
      'customers,purch*',
      '--except',
      'purchases',
      '--rename',
      'customers=buyers',
      '--as',
      'legacy',
    ];
    expect(await library.run('import', 'shop.sqlite', ...flags)).toMatchObject({ code: 0 });
    expect(JSON.parse(library.read('tuyen.config.json')).imports.legacy).toEqual({
      from: 'shop.sqlite',
      only: ['customers', 'purch*'],
      except: ['purchases'],
      rename: { customers: 'buyers' },
    });
    expect([library.has('schemas/resources/buyers.json'), library.has(CUSTOMERS)]).toEqual([true, false]);
    expect((await library.run('import', 'legacy', '--check')).code).toBe(0);
  });

  test('an import never overwrites a file of the project, and says how to avoid the conflict', async () => {
    const library = shop();
    runSql(library, 'CREATE TABLE book (book_id INTEGER PRIMARY KEY, title TEXT NOT NULL);');
    const before = library.read('schemas/resources/books.json');
    const { code, error } = await library.run('import', 'shop.sqlite');
    expect(code).toBe(1);
    expect(error).toContain(
      'schemas/resources/books.json exists and is not from this import. Add --rename books=legacy-books',
    );
    expect(error).toContain('Nothing was written.');
    expect([library.read('schemas/resources/books.json'), library.has(CUSTOMERS)]).toEqual([before, false]);
    const other = await library.run('import', 'shop.sqlite', '--rename', 'books=authors');
    expect(other.error).toContain('Add --rename books=legacy-authors, or --except books.');
    expect(await library.run('import', 'shop.sqlite', '--rename', 'books=legacy-books')).toMatchObject({ code: 0 });
  });

  test.each([
    [['nothing.sqlite'], 'There is no file nothing.sqlite.'],
    [['README.md'], 'Nothing can read README.md. Sources are of the kinds'],
    [['postgres://me:secret@localhost/shop'], 'The address of the database contains a password.'],
    [['env:NO_SUCH_URL'], 'The environment has no variable NO_SUCH_URL.'],
    [['mysql://localhost/shop'], 'Addresses such as mysql:// cannot be imported.'],
    [[], 'The project has no imports yet.'],
    [['shop.sqlite', '--rename', 'customers'], '"customers" is not a rename. Write users=customers.'],
    [['shop.sqlite', '--rename', 'customers=My Customers'], '"My Customers" is not a resource name.'],
    [['shop.sqlite', '--accept', 'ours'], '"ours" decides nothing.'],
    [['shop.sqlite', '--backend', 'old'], 'A project copies the records of a database'],
  ])('tuyen import %j is refused with a message', async (args, message) => {
    const library = shop();
    library.write('README.md', '# Shop\n');
    const { code, error } = await library.run('import', ...args);
    expect([code, error.includes(message), error.includes('secret')]).toEqual([2, true, false]);
    expect(library.has(CUSTOMERS)).toBe(false);
  });

  test('an import writes nothing if the project would have an error', async () => {
    const library = shop();
    library.edit('tuyen.config.json', '"schemas": "schemas"', '"schemas": "schemas", "colour": "red"');
    const broken = await library.run('import', 'shop.sqlite');
    expect([broken.code, library.has(CUSTOMERS)]).toEqual([0, true]);
    library.write('schemas/enums/size.json', '{ "type": "string", "enum": [] }');
    runSql(library, 'CREATE TABLE flow (flow_id INTEGER PRIMARY KEY, "Constructor" TEXT NOT NULL);');
    expect((await library.run('import')).code).toBe(0);
  });
});

describe('a later import', () => {
  test('an import of an unchanged source changes no file', async () => {
    const library = await imported();
    const before = library.read(CUSTOMERS);
    expect(await library.run('import')).toEqual({
      code: 0,
      out: 'shop: shop.sqlite has not changed since the last import.\n',
      error: '',
    });
    expect(library.read(CUSTOMERS)).toBe(before);
    expect((await library.run('import', '--check')).code).toBe(0);
  });

  test('an import reports a conflict with its line and both values, until the owner decides', async () => {
    const library = await imported();
    library.edit(CUSTOMERS, '"maxLength": 40', '"maxLength": 99');
    runSql(
      library,
      'DROP TABLE customer; CREATE TABLE customer (customer_id INTEGER PRIMARY KEY, name VARCHAR(50) NOT NULL, email VARCHAR(60), fax VARCHAR(20), city VARCHAR(30), notes TEXT);',
    );
    const before = library.read(CUSTOMERS);
    const { code, error } = await library.run('import');
    const place = `${CUSTOMERS}#/schema/properties/name/maxLength`;
    const line = before.split('\n').findIndex((text) => text.includes('"maxLength": 99')) + 1;
    expect(code).toBe(1);
    expect(error).toContain(
      `${CUSTOMERS}:${line}: /schema/properties/name/maxLength is 99 here and 50 in shop.sqlite. Add --accept mine:${place} or --accept theirs:${place}.`,
    );
    expect(library.read(CUSTOMERS)).toBe(before);
    expect((await library.run('import')).code).toBe(1);
    expect((await library.run('import', '--accept', `mine:${place}`)).code).toBe(0);
    expect(library.read(CUSTOMERS)).toBe(before);
    expect((await library.run('import')).code).toBe(0);
  });

  test('an import refuses --accept of a place that is not in conflict, and names the places in conflict', async () => {
    const library = await imported();
    library.edit(CUSTOMERS, '"maxLength": 40', '"maxLength": 99');
    runSql(
      library,
      'DROP TABLE customer; CREATE TABLE customer (customer_id INTEGER PRIMARY KEY, name VARCHAR(50) NOT NULL, email VARCHAR(60), fax VARCHAR(20), city VARCHAR(30), notes TEXT);',
    );
    const before = library.read(CUSTOMERS);
    const place = `${CUSTOMERS}#/schema/properties/name/maxLength`;
    expect(await library.run('import', '--accept', `mine:${place}s`)).toMatchObject({
      code: 2,
      error: expect.stringContaining(
        `--accept names ${place}s, which is not in conflict. Places in conflict: ${place}.`,
      ),
    });
    expect(library.read(CUSTOMERS)).toBe(before);
    expect((await library.run('import', '--accept', `mine:${place}`)).code).toBe(0);
    expect(await library.run('import', '--accept', `mine:${place}`)).toMatchObject({
      code: 2,
      error: expect.stringContaining('No place is in conflict; leave --accept out.'),
    });
  });

  test('an import refuses --rename of a resource that the source does not have, and names those that it has', async () => {
    const library = shop();
    const { code, error } = await library.run('import', 'shop.sqlite', '--rename', 'custmers=buyers');
    expect([code, error]).toEqual([
      2,
      expect.stringContaining('--rename names custmers, but shop.sqlite has no such resource. Did you mean'),
    ]);
    expect(error).toContain('The resources are customers, ');
    expect([library.has(CUSTOMERS), library.read('tuyen.config.json').includes('imports')]).toEqual([false, false]);
  });

  test('an import takes the value of the source where the owner accepts this value', async () => {
    const library = await imported();
    library.edit(CUSTOMERS, '"maxLength": 40', '"maxLength": 99');
    runSql(
      library,
      'DROP TABLE customer; CREATE TABLE customer (customer_id INTEGER PRIMARY KEY, name VARCHAR(50) NOT NULL, email VARCHAR(60), fax VARCHAR(20), city VARCHAR(30), notes TEXT);',
    );
    expect((await library.run('import', '--accept', 'theirs')).code).toBe(0);
    expect(library.read(CUSTOMERS)).toContain('"maxLength": 50');
  });

  test('an import asks whether a column was renamed, and applies the rename in the whole project', async () => {
    const library = await imported();
    editJson(library, CUSTOMERS, (file) => {
      file.list = { columns: ['name', 'fax'] };
      file.schema.properties.fax['x-label'] = { vi: 'Máy fax', en: 'Fax' };
    });
    runSql(library, 'ALTER TABLE customer RENAME COLUMN fax TO fax_number;');
    const { code, error } = await library.run('import');
    expect(code).toBe(1);
    expect(error).toContain(
      'shop.sqlite no longer has fax, and has fax_number of the same type. Add --rename customers.fax=customers.fax_number',
    );
    expect(await library.run('import', '--rename', 'customers.fax=customers.fax_number')).toMatchObject({ code: 0 });
    const file = JSON.parse(library.read(CUSTOMERS));
    expect(file.list.columns).toEqual(['name', 'fax_number']);
    expect(file.schema.properties.fax_number).toMatchObject({
      'x-renamed-from': 'fax',
      'x-label': { vi: 'Máy fax', en: 'Fax' },
    });
    expect(file.schema.properties).not.toHaveProperty('fax');
    expect((await library.run('import', '--check')).code).toBe(0);
  });

  test('an import with --rename renames a resource of an earlier import and all references to it', async () => {
    const library = await imported();
    expect(await library.run('import', '--rename', 'customers=buyers')).toMatchObject({ code: 0, error: '' });
    expect(JSON.parse(library.read('schemas/resources/buyers.json'))).toMatchObject({ 'x-renamed-from': 'customers' });
    expect([library.has(CUSTOMERS), library.read('schemas/resources/purchases.json').includes('"buyers"')]).toEqual([
      false,
      true,
    ]);
    expect((await library.run('import', '--check')).code).toBe(0);
    expect(await library.run('import', '--rename', 'customers=clients')).toMatchObject({ code: 0, error: '' });
    expect([library.has('schemas/resources/clients.json'), library.has('schemas/resources/buyers.json')]).toEqual([
      true,
      false,
    ]);
    expect((await library.run('import', '--check')).code).toBe(0);
  });

  test('an import with --json reports everything as JSON', async () => {
    const library = await imported();
    runSql(library, 'ALTER TABLE customer ADD COLUMN phone VARCHAR(20);');
    const { code, out } = await library.run('--json', 'import', '--check');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      imports: [
        {
          name: 'shop',
          source: 'database',
          changed: [CUSTOMERS],
          created: [],
          conflicts: [],
          isMoved: true,
          written: false,
        },
      ],
    });
  });

  test('a run with options must name one import if the project has several imports', async () => {
    const library = await imported();
    library.write('visits.csv', 'Place\nHuế\n');
    expect(await library.run('import', 'visits.csv')).toMatchObject({ code: 0 });
    expect((await library.run('import', '--check')).out.match(/has not changed/gu)).toHaveLength(2);
    const { code, error } = await library.run('import', '--except', 'visits');
    expect([code, error]).toEqual([2, expect.stringContaining('The project has 2 imports. Name one: shop, visits.')]);
  });

  test('an import is found by its name in tuyen.config.json, and writes the meta-schemas that editors read', async () => {
    const library = await imported();
    expect((await library.run('import', 'shop')).code).toBe(0);
    expect(library.has('.tuyen/meta/resource.schema.json')).toBe(true);
  });
});

test('a draft of a plugin cannot write outside of the schemas', async () => {
  const library = new Library();
  library.write(
    'plugins/escape.js',
    `export default { api: 1, name: 'escape', sources: [{
      name: 'escape', recognizes: () => true, read: async () => 0, list: () => [],
      draft: () => ({ notes: [], files: [{ path: 'schemas/../package.json', value: {} }] }),
    }] };\n`,
  );
  library.edit('tuyen.config.json', '"schemas": "schemas"', '"schemas": "schemas", "plugins": ["./plugins/escape.js"]');
  library.write('x.txt', 'x');
  const { code, error } = await library.run('import', 'x.txt');
  expect([code, error]).toEqual([2, expect.stringContaining('schemas/../package.json, which is outside of schemas.')]);
  expect(library.has('package.json')).toBe(false);
});

test('a plugin can add a kind of source', async () => {
  const library = new Library();
  library.write(
    'plugins/notes.js',
    `export default { api: 1, name: 'notes', sources: [{
      name: 'notes',
      recognizes: ({ from }) => from.endsWith('.notes'),
      read: async ({ bytes }) => new TextDecoder().decode(bytes).trim().split('\\n'),
      list: (names) => names.map((name) => ({ place: name, resource: name, fields: 1, actions: ['list'] })),
      draft: (names, { schemas }) => ({
        notes: [],
        files: names.map((name) => ({
          path: schemas + '/resources/' + name + '.json',
          value: { name, label: { en: name, vi: name }, title: '{text}', schema: { type: 'object', properties: { text: { type: 'string', 'x-label': { en: 'Text', vi: 'Chữ' } } } } },
        })),
      }),
    }] };\n`,
  );
  library.edit('tuyen.config.json', '"schemas": "schemas"', '"schemas": "schemas", "plugins": ["./plugins/notes.js"]');
  library.write('shopping.notes', 'errands\nideas\n');
  expect(await library.run('import', 'shopping.notes')).toMatchObject({ code: 0, error: '' });
  expect(library.has('schemas/resources/errands.json')).toBe(true);
});
