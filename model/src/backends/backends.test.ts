import { describe, expect, test } from 'vitest';
import { exampleTexts, loadTexts, set } from '../example/example.fixture.ts';
import { SHIPPED_DIALECTS, shippedDialect } from '../load/dialects.ts';
import { checkShape } from '../load/checks/fields/shape.ts';
import { checkDialects } from '../load/checks/backends/dialects.ts';
import { catalogOf } from '../load/catalog.ts';
import type { Model } from '../model/model.ts';
import type { Dialect, Naming } from '../model/place.ts';
import { resourceNamed } from '../model/model.ts';
import { allowedCalls } from './allowed-calls.ts';
import { ownModel } from './own-model.ts';
import { wireName } from './wire.ts';

const label = { vi: 'Thử', en: 'Trial' };
const text = { type: 'string', maxLength: 100, 'x-label': label };

/** The example project with films on another back end, and books that refer to them. */
function withFilms(dialect: string | Dialect, film: object = {}): Model {
  const name = typeof dialect === 'string' ? dialect : 'schemas/backends/shop.json';
  const texts = exampleTexts({
    'tuyen.config.json': set(['backends'], { shop: { url: 'https://shop.example.org', dialect: name } }),
    'schemas/resources/books.json': (books) =>
      set(['schema', 'properties', 'film_id'], { type: 'string', 'x-reference': 'films', 'x-label': label })(
        set(['schema', 'properties', 'film_ids'], {
          type: 'array',
          items: { type: 'string', 'x-reference': 'films' },
          'x-label': label,
        })(books),
      ),
    'schemas/resources/films.json': () =>
      JSON.stringify({
        name: 'films',
        label,
        at: { backend: 'shop', path: '/Films', names: 'camel' },
        schema: { type: 'object', properties: { film_title: text, made_in: text } },
        ...film,
      }),
    ...(typeof dialect === 'object' && { 'schemas/backends/shop.json': () => JSON.stringify(dialect) }),
  });
  const { model, diagnostics } = loadTexts(texts);
  if (!model) throw new Error(JSON.stringify(diagnostics));
  return model;
}

const films = (dialect: string | Dialect, film?: object) => resourceNamed(withFilms(dialect, film), 'films');

describe('Shipped dialects', () => {
  test.each(SHIPPED_DIALECTS)('the dialect %s has the shape of a dialect file, and its paths can be filled', (name) => {
    const value = shippedDialect(name);
    const document = { kind: 'backend', name, file: `${name}.json`, text: '', value } as const;
    expect(checkShape(document)).toEqual([]);
    const config = { schemas: 'schemas', languages: ['en'] };
    expect([...checkDialects(catalogOf(config, [document], {}))]).toEqual([]);
  });

  test.each(SHIPPED_DIALECTS)('a resource on a back end of the dialect %s can be listed, read and written', (name) => {
    const resource = films(name);
    expect(resource?.actions).toEqual(['list', 'show', 'create', 'edit', 'delete']);
    expect(resource?.capabilities).toMatchObject({ sort: 'all', total: true, jump: true, history: false });
  });
});

describe('Resource on another back end', () => {
  test('a resource on another back end has no system field except the id, which is any text', () => {
    const names = films('simple-rest')?.fields.map((field) => field.name);
    expect(names).toEqual(['film_title', 'made_in', 'id']);
    expect(films('simple-rest')?.fields.at(-1)?.schema).toEqual({ type: 'string' });
  });

  test('a field of a resource on another back end may have the name of a system field or of a joined record', () => {
    const properties = { version: text, created_at: text, book_id: { ...text, 'x-reference': 'books' }, book: text };
    const resource = films('simple-rest', { schema: { type: 'object', properties } });
    expect(resource?.fields.map((field) => field.name)).toEqual(['version', 'created_at', 'book_id', 'book', 'id']);
  });

  test('an enum of a resource on another back end may have any text as a value', () => {
    const values = { 'viewer uploader': label, 'a.b': label };
    const state = { type: 'string', enum: Object.keys(values), 'x-values': values, 'x-label': label };
    const resource = films('simple-rest', { schema: { type: 'object', properties: { state } } });
    expect(resource?.fields[0]).toMatchObject({ kind: 'enum', values: ['viewer uploader', 'a.b'] });
  });

  test('the actions of a resource on another back end are those that the dialect describes', () => {
    expect(films({ lists: { films: { get: '/f' } } })?.actions).toEqual(['list']);
    const record = { get: '/f/{id}', update: { put: '/f/{id}' } };
    expect(films({ records: { films: record } })?.actions).toEqual(['show', 'edit']);
    expect(films({ records: { films: { update: record.update } } })?.actions).toEqual([]);
  });

  test('the default filters and order of a list on another back end are those that the dialect describes', () => {
    const properties = {
      sold: { type: 'boolean', 'x-label': label },
      lent: { type: 'boolean', 'x-label': label },
      film_title: text,
    };
    const list = { get: '/f', filters: { lent: 'Lent' }, sort: { param: 's', fields: ['lent'] } };
    const resource = films({ lists: { films: list } }, { schema: { type: 'object', properties } });
    expect(resource?.list).toMatchObject({ filters: ['lent'], sort: { field: 'lent', order: 'ASC' } });
  });

  test('a list with one page knows the number of its records without asking', () => {
    expect(films({ lists: { films: { get: '/f' } } })?.capabilities?.total).toBe(true);
    const paged = { get: '/f', page: { kind: 'page', page: 'p' } } as const;
    expect(films({ lists: { films: paged } })?.capabilities?.total).toBe(false);
  });
});

test('a project whose resources are all on other back ends needs no identity', () => {
  const config = {
    schemas: 'schemas',
    languages: ['vi', 'en'],
    backends: { shop: { url: 'https://shop.example.org', dialect: 'jsonapi' } },
  };
  const film = {
    name: 'films',
    label,
    at: { backend: 'shop' },
    schema: { type: 'object', properties: { name: text } },
  };
  const { model, diagnostics } = loadTexts({
    'tuyen.config.json': JSON.stringify(config),
    'schemas/resources/films.json': JSON.stringify(film),
  });
  expect(diagnostics).toEqual([]);
  expect(model?.identity.users).toMatchObject({ resource: '', signIn: [] });
});

describe('Model of the own server', () => {
  test('the model of the own server omits resources on other back ends and refers to their records by text', () => {
    const own = ownModel(withFilms('simple-rest'));
    expect(own.resources.some(({ name }) => name === 'films')).toBe(false);
    const fields = resourceNamed(own, 'books')?.fields.filter(({ name }) => name.startsWith('film_'));
    expect(fields?.map(({ kind }) => kind)).toEqual(['text-list', 'text']);
    expect(own.permissions.modules.some(({ name }) => name === 'films')).toBe(true);
  });

  test('the model of the own server is the same object if the own server stores every resource', () => {
    const { model } = loadTexts(exampleTexts());
    expect(model && ownModel(model)).toBe(model);
  });
});

describe('Names on another back end', () => {
  test.each<[Naming, string]>([
    ['same', 'unit_price_2'],
    ['camel', 'unitPrice2'],
    ['pascal', 'UnitPrice2'],
    ['kebab', 'unit-price-2'],
  ])('the rule %s names unit_price_2 "%s"', (rule, name) => {
    expect(wireName({ name: 'unit_price_2' }, rule)).toBe(name);
    expect(wireName({ name: 'unit_price_2', wire: { name: 'ABN' } }, rule)).toBe('ABN');
  });
});

describe('Requests that the proxy forwards', () => {
  const calls = (dialect: string | Dialect) => {
    const model = withFilms(dialect);
    const [backend] = model.backends ?? [];
    return backend ? allowedCalls(model, backend) : [];
  };

  test('each action has its method, its path and its permission', () => {
    const found = calls('simple-rest').map(({ method, path, slug }) => `${method} ${path.source} ${slug}`);
    expect(found).toEqual([
      'get ^\\/Films$ films.read',
      'get ^\\/Films\\/[^/]+$ films.read',
      'post ^\\/Films$ films.create',
      'put ^\\/Films\\/[^/]+$ films.update',
      'delete ^\\/Films\\/[^/]+$ films.delete',
    ]);
  });

  test('a list accepts the parameters of the dialect and the names of its fields only', () => {
    const [list] = calls('json-server');
    expect([...(list?.params.keys() ?? [])].toSorted()).toEqual(
      [
        '_end',
        '_order',
        '_sort',
        '_start',
        'q',
        ...['id', 'filmTitle', 'madeIn'].flatMap((name) => [name, `${name}_gte`, `${name}_lte`]),
      ].toSorted(),
    );
  });

  test('a write by a filter must name one record', () => {
    const removal = calls('postgrest').find(({ method }) => method === 'delete');
    expect(removal?.required).toEqual(['id']);
    const pattern = removal?.params.get('id');
    expect(['eq.7', 'eq.7,8', 'in.(7)', 'eq.'].map((value) => pattern?.test(value))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
