// @module-tag process
import { describe, expect, test } from 'vitest';
import { editJson } from '../../testing/in-git.ts';
import { Library } from '../../testing/library.ts';
import { STORE } from './store.fixture.ts';

const PRODUCTS = 'schemas/resources/products.json';

function store(document: object = STORE): Library {
  const library = new Library();
  library.write('store.json', JSON.stringify(document));
  return library;
}

describe('an import of an OpenAPI document', () => {
  test('an import leaves the records on the back end, and its resources lint and generate without a problem', async () => {
    const library = store();
    const { code, out, error } = await library.run('import', 'store.json');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toContain(`✓ ${PRODUCTS}\n`);
    expect(out).toContain('The server signs in to "store" with the environment variable STORE_TOKEN: set it');
    expect(JSON.parse(library.read('tuyen.config.json')).backends).toEqual({
      store: {
        url: 'https://store.example/v1',
        dialect: 'schemas/backends/store.json',
        auth: { kind: 'bearer', secret: 'env:STORE_TOKEN' },
      },
    });
    expect(await library.run('lint')).toMatchObject({ code: 0, error: '' });
    expect(await library.run('generate')).toMatchObject({ code: 0, error: '' });
    expect(library.has('web/desk/generated/products/list.gen.tsx')).toBe(true);
  });

  test('a second import of an unchanged document changes nothing', async () => {
    const library = store();
    await library.run('import', 'store.json');
    const before = library.read(PRODUCTS);
    expect(await library.run('import', '--check')).toMatchObject({ code: 0 });
    expect(await library.run('import', 'store')).toMatchObject({ code: 0, error: '' });
    expect(library.read(PRODUCTS)).toBe(before);
  });

  test('an import with --list names the paths that become no resource', async () => {
    const { code, out } = await store().run('import', 'store.json', '--list');
    expect(code).toBe(0);
    expect(out).toMatch(/✓ \/products +products, 5 fields \(list, show, create, edit, archive\)/u);
    expect(out).toMatch(/– \/login +It has only POST, so it is no list\./u);
  });

  test('an import keeps edits of the owner when the document changes', async () => {
    const library = store();
    await library.run('import', 'store.json');
    editJson(library, PRODUCTS, (file) => {
      file.schema.properties.name['x-label'] = { vi: 'Sản phẩm', en: 'Product name' };
    });
    const changed = structuredClone(STORE);
    Object.assign(changed.components.schemas.Product.properties, { weight: { type: 'number' } });
    library.write('store.json', JSON.stringify(changed));
    expect(await library.run('import', 'store')).toMatchObject({ code: 0, error: '' });
    expect(JSON.parse(library.read(PRODUCTS)).schema.properties).toMatchObject({
      name: { 'x-label': { en: 'Product name' } },
      weight: { type: 'number' },
    });
  });

  test('an import removes the requests of a resource whose file the owner deleted', async () => {
    const library = store();
    await library.run('import', 'store.json');
    library.remove(PRODUCTS);
    const dialect = () => JSON.parse(library.read('schemas/backends/store.json'));
    expect(dialect().lists).toHaveProperty('products');
    const linted = await library.run('lint');
    expect(linted.out + linted.error).toContain('`npx tuyen import` removes it');
    const { out } = await library.run('import', 'store');
    expect(out).toContain('schemas/backends/store.json (merged)');
    expect([dialect().lists.products, dialect().records.products]).toEqual([undefined, undefined]);
    const after = await library.run('lint');
    expect(after.out + after.error).not.toContain('TUY203  schemas/backends');
    expect(await library.run('import', 'store', '--check')).toMatchObject({ code: 0 });
  });

  test('an import names its last draft if it is missing, and --accept mine writes it again', async () => {
    const library = store();
    await library.run('import', 'store.json');
    editJson(library, PRODUCTS, (file) => {
      file.title = '{id}';
    });
    const edited = library.read(PRODUCTS);
    library.remove('schemas/.imported/store.json');
    const { code, error } = await library.run('import', 'store');
    expect(code).toBe(2);
    expect(error).toContain('schemas/.imported/store.json is missing.');
    expect(error).toContain('npx tuyen import store --accept mine');
    expect(await library.run('import', 'store', '--accept', 'mine')).toMatchObject({ code: 0, error: '' });
    expect(library.read(PRODUCTS)).toBe(edited);
    expect(await library.run('import', '--check')).toMatchObject({ code: 0 });
  });

  test('an import cannot have the files of another import, even if both drafts are the same', async () => {
    const library = store();
    await library.run('import', 'store.json', '--own');
    const { code, error } = await library.run('import', 'store.json', '--own', '--as', 'second');
    expect(code).toBe(1);
    expect(error).toContain(`${PRODUCTS} exists and is not from this import. Add --rename products=`);
    expect(library.has('schemas/.imported/second.json')).toBe(false);
  });

  test.each([
    [['--as', '../../evil'], '"../../evil" is not a valid name of an import.'],
    [['--as', '__proto__'], '"__proto__" is not a valid name of an import.'],
    [['--only', 'nothing'], 'No resource of store.json is named nothing.'],
  ])('an import with %j is refused and writes nothing', async (options, message) => {
    const library = store();
    const { code, error } = await library.run('import', 'store.json', ...options);
    expect(code).toBe(2);
    expect(error).toContain(message);
    expect(library.has('schemas/.imported')).toBe(false);
  });

  test('an import of a document without resources is refused with a summary of its operations, and --list names its paths', async () => {
    const library = store({ openapi: '3.0.0', paths: { '/a': { post: {} } } });
    const { out } = await library.run('import', 'store.json', '--list');
    expect(out).toMatch(/– \/a +It has only POST, so it is no list\./u);
    const { code, error } = await library.run('import', 'store.json');
    expect(code).toBe(2);
    expect(error).toContain('1 operation, of which 1 are POST, and 0 have an address of one record;');
  });
});

test('an import of a JSON Schema creates a resource of the own server', async () => {
  const library = new Library();
  const schema = { type: 'object', required: ['name'], properties: { name: { type: 'string', maxLength: 40 } } };
  library.write('supplier.schema.json', JSON.stringify(schema));
  expect(await library.run('import', 'supplier.schema.json')).toMatchObject({ code: 0, error: '' });
  expect(JSON.parse(library.read('schemas/resources/suppliers.json'))).not.toHaveProperty('at');
  expect(await library.run('lint')).toMatchObject({ code: 0, error: '' });
});
