import { type Field, kindOf, type Model, type Operator, zoneNamed } from '@tuyen/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '../domain.ts';
import type { Table } from '../store/tables/columns.ts';
import { openStore } from '../store/open-store.ts';
import { type Store } from '../store/store.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { compile } from './compile.ts';
import { parseQuery } from './parse.ts';
import { viewOf } from './view.ts';

function model(): Model {
  const library = libraryModel();
  const added = (isbn: Field) =>
    (['email', 'phone', 'url', 'time'] as const).map((kind) => ({ ...isbn, kind, name: `a_${kind}`, unique: false }));
  return {
    ...library,
    resources: library.resources.map((resource) => {
      if (resource.name !== 'books') return resource;
      const isbn = resource.fields.find(({ name }) => name === 'isbn') as Field;
      return { ...resource, fields: [...resource.fields, ...(added(isbn) as unknown as Field[])] };
    }),
  };
}

const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  title: ['An', 'Ánh', 'Ân', 'an', 'Đào', 'dũng', 'a_b%c', 'x,y'],
  isbn: ['978-1', '978-10', '978_2', '978', 'x', 'X'],
  pages: [0, 1, -5, 10, 200],
  weight: [0, 0.5, -1.25, 1e6],
  price: [0, 5000, 95_000],
  rare: [true, false],
  published_on: ['1937-05-01', '2020-02-29', '2026-03-16'],
  read_at: [
    '2026-03-15T16:59:59.999Z',
    '2026-03-15T17:00:00.000Z',
    '2026-03-16T16:59:59.999Z',
    '2026-03-16T17:00:00.000Z',
  ],
  status: ['ACTIVE', 'INACTIVE'],
  author_id: ['a1', 'a2', 'B1'],
  tags: [['a'], ['a', 'b'], ['B'], []],
  a_email: ['a_b@x.vn', 'ab@x.vn', 'B@x.vn', 'a.b@x.vn', 'A@x.vn'],
  a_phone: ['+84912345678', '0912345678', '(024) 3825'],
  a_url: ['https://x.vn/a', 'https://x.vn/B', 'http://x.vn/_'],
  a_time: ['05:30', '17:00', '23:59'],
};

const ASKED: Readonly<Record<string, readonly string[]>> = {
  read_at: ['2026-03-15', '2026-03-16', '2026-03-15T17:00:00.000Z', '2026-03-16T23:59:59.999+07:00'],
};

const DAY = 86_400_000;

onEachDatabase('Results of a list query', (databaseUrl) => {
  let store: Store;
  let table: Table;
  let rows: Row[];
  const books = () => table.resource;
  const view = () => viewOf(store.model, books(), zoneNamed('Asia/Ho_Chi_Minh'));
  beforeAll(async () => {
    store = await openStore({ model: model(), databaseUrl: await databaseUrl() });
    table = store.tables.get('books') as Table;
    const most = Math.max(...Object.values(VALUES).map(({ length }) => length));
    rows = Array.from({ length: most + 2 }, (_, index) => ({
      id: `b${String(index).padStart(2, '0')}`,
      version: 1,
      ...Object.fromEntries(
        Object.entries(VALUES)
          .map(([name, values]) => [name, values[index]])
          .filter(([, value]) => value !== undefined),
      ),
    }));
    await store.transaction(async (writer) => {
      for (const row of rows) await writer.insert('books', row);
    });
  });
  afterAll(() => store.close());

  async function answered(query: string): Promise<string[]> {
    const { ids } = compile(table, parseQuery(view(), query), { offices: undefined }, store.database.engine);
    return store.database.texts(ids.sql, ids.params);
  }

  it('query results equal a simple evaluation in JavaScript for each operator and kind of value', async () => {
    const differing: string[] = [];
    let compared = 0;
    for (const [name, values] of Object.entries(VALUES)) {
      const field = view().fields.get(name) as Field;
      const asked = ASKED[name] ?? [...new Set(values.flat().map(String))].filter((value) => !value.includes(','));
      for (const operator of kindOf(field).operators) {
        for (const operand of operandsOf(operator, asked)) {
          const query = `filter=${encodeURIComponent(`${name}||${operator}||${operand}`)}&sort=id,ASC`;
          const ours = await answered(query);
          const expected = rows.filter((row) => holds(field, operator, row[name], operand)).map(({ id }) => id);
          compared += 1;
          if (ours.join() !== expected.join())
            differing.push(`${name} ${operator} ${operand}: ${ours} not ${expected}`);
        }
      }
    }
    expect(differing).toEqual([]);
    expect(compared).toBeGreaterThan(500);
  });

  it('texts in a list are sorted by language rules in both directions, empty values first', async () => {
    const { compare } = new Intl.Collator('vi');
    for (const [name, values] of Object.entries(VALUES)) {
      if (!view().sortable.has(name)) continue;
      const text = typeof values[0] === 'string';
      const order = (one: Row, other: Row) => {
        const [a, b] = [one[name], other[name]];
        if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
        if (text && name !== 'author_id') return compare(String(a), String(b));
        return (a as number) < (b as number) ? -1 : Number(a !== b);
      };
      const expected = rows.toSorted((a, b) => order(a, b) || compare(String(a['id']), String(b['id'])));
      const ids = expected.map(({ id }) => id);
      expect(await answered(`sort=${name},ASC`), name).toEqual(ids);
      expect(await answered(`sort=${name},DESC`), name).toEqual(ids.toReversed());
      const found = await store.reader.find('books', {}, { sort: name });
      expect(
        found.map(({ id }) => id),
        name,
      ).toEqual(ids);
    }
  });

  it('a search text with any kind of whitespace finds the stored text', async () => {
    await store.transaction(async (writer) => {
      await writer.insert('books', { id: 'blanks', version: 1, title: 'Na b' });
    });
    const asked = async (operator: string, text: string) =>
      answered(`filter=${encodeURIComponent(`title||${operator}||${text}`)}`);
    for (const text of ['Na\u00a0b', 'Na\tb', 'Na  b', ' Na b '])
      for (const operator of ['$eq', '$in', '$eqL', '$inL'])
        expect(await asked(operator, text), operator).toEqual(['blanks']);
    expect(await asked('$starts', 'Na\u00a0')).toEqual(['blanks']);
    expect(await asked('$ends', '\t b')).toEqual(['blanks']);
    expect(await asked('$cont', 'a  b')).toEqual(['blanks']);
    expect(await asked('$cont', 'b ')).toEqual([]);
  });
});

function operandsOf(operator: Operator, asked: readonly string[]): readonly string[] {
  if (operator === '$isnull' || operator === '$notnull') return [''];
  if (operator === '$between') return asked.flatMap((from) => asked.map((to) => `${from},${to}`));
  if (/^\$(?:not)?in/u.test(operator)) return [...asked, asked.slice(0, 2).join(), asked.join()];
  return asked;
}

function holds(field: Field, operator: Operator, value: unknown, operand: string): boolean {
  if (operator === '$isnull') return value === undefined;
  if (operator === '$notnull') return value !== undefined;
  if (Array.isArray(value)) return value.includes(operand) === (operator === '$cont');
  if (value === undefined) return operator === '$excl' && kindOf(field).sql.postgres === 'jsonb';
  const caseless = operator.endsWith('L');
  const plain = (text: string) => (caseless ? text.toLowerCase() : text);
  const own = plain(String(value));
  const wanted = plain(operand);
  const list = wanted.split(',');
  const [first, last] = [list[0] as string, list.at(-1) as string];
  switch (caseless ? operator.slice(0, -1) : operator) {
    case '$eq':
      return within(field, value, own, wanted);
    case '$ne':
      return !within(field, value, own, wanted);
    case '$in':
      return list.some((each) => within(field, value, own, each));
    case '$notin':
      return !list.some((each) => within(field, value, own, each));
    case '$gt':
      return compared(field, own, wanted, 'end') > 0;
    case '$gte':
      return compared(field, own, wanted, 'start') >= 0;
    case '$lt':
      return compared(field, own, wanted, 'start') < 0;
    case '$lte':
      return compared(field, own, wanted, 'end') <= 0;
    case '$between':
      return compared(field, own, first, 'start') >= 0 && compared(field, own, last, 'end') <= 0;
    case '$cont':
      return own.includes(wanted);
    case '$excl':
      return !own.includes(wanted);
    case '$starts':
      return own.startsWith(wanted);
    case '$ends':
      return own.endsWith(wanted);
    default:
      throw new Error(operator);
  }
}

function within(field: Field, value: unknown, own: string, wanted: string): boolean {
  if (field.kind === 'date-time')
    return compared(field, own, wanted, 'start') >= 0 && compared(field, own, wanted, 'end') <= 0;
  return typeof value === 'number' ? value === Number(wanted) : own === wanted;
}

function compared(field: Field, own: string, wanted: string, edge: 'start' | 'end'): number {
  if (field.kind === 'date-time') {
    const day = /^\d{4}-\d{2}-\d{2}$/u.test(wanted);
    const start = Date.parse(day ? `${wanted}T00:00:00+07:00` : wanted);
    return Date.parse(own) - (day && edge === 'end' ? start + DAY - 1 : start);
  }
  if (['integer', 'decimal', 'money'].includes(field.kind)) return Number(own) - Number(wanted);
  return Buffer.compare(Buffer.from(own), Buffer.from(wanted));
}
