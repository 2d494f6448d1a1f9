import { zoneNamed } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import { getOrThrow } from '../get-or-throw.ts';
import { type MessageParams, Problem } from '../problem.ts';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { parseQuery } from './parse.ts';
import { EVERY_RECORD, type Filter, type Query } from './query.ts';
import { type View, viewOf } from './view.ts';

const model = libraryModel();
const zone = zoneNamed('Asia/Ho_Chi_Minh');
const viewNamed = (wanted: string) =>
  viewOf(model, getOrThrow(new Map(model.resources.map((one) => [one.name, one])), wanted), zone);
const books = viewNamed('books');

const json = (name: string, value: unknown) => `${name}=${encodeURIComponent(JSON.stringify(value))}`;

function refusal(query: string, view: View = books): [status: number, code: string, params: MessageParams] | undefined {
  try {
    parseQuery(view, query);
    return undefined;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return [error.status, error.code, error.params];
  }
}
const refused = (reason: string, params: MessageParams = {}) => [400, 'bad_query', { reason, ...params }];
const times = <T>(count: number, text: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => text(index));

const title = (value: string): Filter => ({ field: 'title', operator: '$eq', value });

describe('List requests in the crud query dialect', () => {
  it.each<[string, Partial<Query>]>([
    ['', {}],
    ['q=&limit=&cache=0', {}],
    ['sort=title,ASC&sort[]=pages,DESC', { sort: [asc('title'), { field: 'pages', descending: true }] }],
    ['limit=1', { limit: 1 }],
    ['per_page=7', { limit: 7 }],
    ['limit=10000', { limit: 10_000 }],
    ['page=1', { envelope: true }],
    ['page=1&limit=5', { limit: 5, envelope: true }],
    ['page=3&limit=5', { limit: 5, offset: 10, envelope: true }],
    ['page=2&limit=5&offset=1', { limit: 5, offset: 5, envelope: true }],
    ['offset=0', { envelope: true }],
    ['offset=4', { offset: 4, envelope: true }],
    ['offset=999999999', { offset: 999_999_999, envelope: true }],
    ['fields=title,pages&select=title', { fields: ['id', 'title', 'pages'] }],
    ['q=%20S%E1%BB%91%20%C4%91%E1%BB%8F%20so', { words: [['so'], ['do']] }],
    ['can=1', { can: true }],
    ['tab=new', { tab: 'new' }],
    ['filter=title||$eq||a', { where: title('a') }],
    ['filter=title||eq||a||b', { where: title('a||b') }],
    ['filter[0]=title||$eq||a&filter[1]=title||$eq||b', { where: { all: [title('a'), title('b')] } }],
    ['or=title||$eq||a', { where: title('a') }],
    ['or=title||$eq||a&or=title||$eq||b', { where: { any: [title('a'), title('b')] } }],
    ['filter=title||$eq||a&or=title||$eq||b', { where: { any: [title('a'), title('b')] } }],
    [
      'filter=title||$eq||a&filter=title||$eq||b&or=title||$eq||c&or=title||$eq||d',
      { where: { any: [{ all: [title('a'), title('b')] }, { all: [title('c'), title('d')] }] } },
    ],
    ['join=author', { join: [author(undefined)] }],
    ['join=author_id||name,born_on', { join: [author(['name', 'born_on'])] }],
    [
      'join=related_ids',
      { join: [{ field: 'related_ids', as: 'relateds', resource: 'books', many: true, select: undefined }] },
    ],
  ])('the query parser accepts %j', (query, asked) => {
    expect(parseQuery(books, query)).toEqual({ ...EVERY_RECORD, tab: undefined, ...asked });
  });

  it.each([
    ['titel=a', refused('unknown_parameter', { parameter: 'titel' })],
    [`${'p'.repeat(150)}=a`, refused('unknown_parameter', { parameter: 'p'.repeat(100) })],
    ['can=2', refused('not_one', { parameter: 'can', value: '2' })],
    [`can=${'2'.repeat(150)}`, refused('not_one', { parameter: 'can', value: '2'.repeat(100) })],
    ['can=1&can=1', refused('repeated', { parameter: 'can' })],
    ['tab=a&tab=b', refused('repeated', { parameter: 'tab' })],
    ['limit=1&limit=2', refused('repeated', { parameter: 'limit' })],
    ['limit=1&per_page=2', refused('repeated', { parameter: 'limit' })],
    ['limit=0', refused('not_a_number', { parameter: 'limit', value: '0' })],
    ['limit=-1', refused('not_a_number', { parameter: 'limit', value: '-1' })],
    ['limit=1.5', refused('not_a_number', { parameter: 'limit', value: '1.5' })],
    ['page=0', refused('not_a_number', { parameter: 'page', value: '0' })],
    ['offset=-1', refused('not_a_number', { parameter: 'offset', value: '-1' })],
    ['offset=1000000000', refused('not_a_number', { parameter: 'offset', value: '1000000000' })],
    [`offset=${'x'.repeat(150)}`, refused('not_a_number', { parameter: 'offset', value: 'x'.repeat(100) })],
    ['limit=10001', refused('limit_too_high', { limit: 10_001, most: 10_000 })],
    ['page=2', refused('page_without_limit', { page: 2 })],
    ['s={}&filter=title||$eq||a', refused('s_with_filter')],
    ['s={}&or=title||$eq||a', refused('s_with_filter')],
    ['filter=title', refused('invalid_condition', { parameter: 'filter', value: 'title' })],
    ['or=title||', refused('invalid_condition', { parameter: 'or', value: 'title||' })],
    [`or=${'t'.repeat(150)}`, refused('invalid_condition', { parameter: 'or', value: 't'.repeat(100) })],
    ['sort=title', refused('unknown_order', { field: 'title', order: '' })],
    ['sort=title,asc', refused('unknown_order', { field: 'title', order: 'asc' })],
    ['sort=title,ASC,DESC', refused('unknown_order', { field: 'title', order: 'ASC,DESC' })],
    ['sort=chapters,ASC', refused('not_sortable', { field: 'chapters' })],
    ['sort=vault_code,ASC', refused('unknown_field', { parameter: 'sort', field: 'vault_code', resource: 'books' })],
    ['fields=title,nope', refused('unknown_field', { parameter: 'fields', field: 'nope', resource: 'books' })],
    ['select=vault_code', refused('unknown_field', { parameter: 'fields', field: 'vault_code', resource: 'books' })],
    [
      `fields=${'n'.repeat(150)}`,
      refused('unknown_field', { parameter: 'fields', field: 'n'.repeat(100), resource: 'books' }),
    ],
    ['join=title', refused('unknown_join', { field: 'title', resource: 'books' })],
    [`join=${'n'.repeat(150)}`, refused('unknown_join', { field: 'n'.repeat(100), resource: 'books' })],
    ['join=author||name||$eq', refused('join_condition', { field: 'author' })],
    ['join=author||age', refused('unknown_field', { parameter: 'join', field: 'age', resource: 'authors' })],
    ['q=a&q=b', refused('repeated', { parameter: 'q' })],
    [`q=${times(31, (index) => `w${index}`).join('+')}`, refused('too_many_words', { parameter: 'q', most: 30 })],
    ['title%00[0]=a%00', refused('invalid_character', { parameter: 'title\0' })],
    [`${'n'.repeat(150)}=%00`, refused('invalid_character', { parameter: 'n'.repeat(100) })],
    ['filter={"title":"a"}&limit=1', refused('mixed_dialects', { parameter: 'limit' })],
    ['filter={"title":"a"}&sort=title,ASC', refused('mixed_dialects', { parameter: 'filter' })],
    ['range=[0,1]&page=1', refused('mixed_dialects', { parameter: 'page' })],
    ['for=1', refused('not_chosen_there', { parameter: 'for', resource: 'books' })],
  ])('the query parser rejects %j and names the cause', (query, expected) => {
    expect(refusal(query)).toEqual(expected);
  });

  it('a list query cannot select secret fields of a joined resource', () => {
    const loans = viewNamed('loans');
    expect(refusal('join=clerk||username', loans)).toBeUndefined();
    expect(refusal('join=clerk||password', loans)).toEqual(
      refused('unknown_field', { parameter: 'join', field: 'password', resource: 'users' }),
    );
  });

  it('a search may have 30 words, and is rejected if the resource has no searchable field', () => {
    expect(parseQuery(books, `q=${times(30, (index) => `w${index}`).join('+')}`).words).toHaveLength(30);
    expect(refusal('q=a', viewNamed('users'))).toEqual(refused('not_searchable', { resource: 'users' }));
    expect(refusal('q=', viewNamed('users'))).toBeUndefined();
  });
});

describe('Limits on repeated query parameters', () => {
  it.each([
    ['filter', 'title||$eq||a', 100],
    ['or', 'title||$eq||a', 100],
    ['sort', 'title,ASC', 10],
    ['join', 'author', 20],
    ['fields', 'title', 30],
  ])(
    "a list query may repeat a parameter only as often as that parameter's own limit allows: %s",
    (name, value, most) => {
      const asked = (count: number) => times(count, () => `${name}=${value}`).join('&');
      expect(refusal(asked(most))).toBeUndefined();
      expect(refusal(asked(most + 1))).toEqual(refused('too_many_values', { parameter: name, most }));
    },
  );

  it('the total length of a query string is limited, however often its parameters are repeated', () => {
    const long = (characters: number) => `q=a&s[0]=${'b'.repeat(characters - 9)}`;
    expect(refusal(long(16_384))).toEqual(refused('invalid_json', { parameter: 's', value: 'b'.repeat(100) }));
    expect(refusal(long(16_385))).toEqual(refused('too_long', { parameter: 's', most: 16_384 }));
    expect(refusal(`${'n'.repeat(17_000)}=1&q=2`)).toEqual(
      refused('too_long', { parameter: 'n'.repeat(100), most: 16_384 }),
    );
  });
});

describe('List requests in the simple-rest query dialect', () => {
  it.each<[string, Partial<Query>]>([
    ['filter={}', {}],
    ['range=[0,0]', { limit: 1 }],
    ['range=[10,19]', { limit: 10, offset: 10 }],
    ['range=[0,9999]', { limit: 10_000 }],
    ['sort=["title","DESC"]', { sort: [{ field: 'title', descending: true }] }],
    ['embed="author"', { join: [author(undefined)] }],
    ['embed=["author"]&can=1&tab=new', { join: [author(undefined)], can: true, tab: 'new' }],
    ['filter={"q":"Vang bóng"}', { words: [['vang'], ['bong']] }],
    ['range=[0,0]&q=Vang', { limit: 1, words: [['vang']] }],
    ['filter={"title":"a"}', { where: title('a') }],
    ['filter={"title":"a","pages":3}', { where: { all: [title('a'), { field: 'pages', operator: '$eq', value: 3 }] } }],
    ['filter={"title":["a","b"]}', { where: { field: 'title', operator: '$in', values: ['a', 'b'] } }],
    ['filter={"tags":"a"}', { where: { field: 'tags', operator: '$cont', value: 'a' } }],
    [
      'filter={"tags":["a","b"]}',
      { where: { any: ['a', 'b'].map((value) => ({ field: 'tags', operator: '$cont', value })) } },
    ],
  ])('the query parser accepts %j', (query, asked) => {
    expect(parseQuery(books, query)).toEqual({ ...EVERY_RECORD, dialect: 'simple-rest', tab: undefined, ...asked });
  });

  it.each([
    ['sort=["title"]', refused('invalid_json', { parameter: 'sort' })],
    ['sort=["title","ASC","DESC"]', refused('invalid_json', { parameter: 'sort' })],
    ['sort={"title":"ASC"}', refused('invalid_json', { parameter: 'sort' })],
    ['sort=["title","up"]', refused('unknown_order', { field: 'title', order: 'up' })],
    ['filter=[1]', refused('invalid_json', { parameter: 'filter' })],
    ['filter={"q":1}', refused('invalid_value', { parameter: 'filter', field: 'q', operator: '', value: '1' })],
    ['range=[1]', refused('invalid_json', { parameter: 'range' })],
    ['range=[0,1,2]', refused('invalid_json', { parameter: 'range' })],
    ['range={"0":1}', refused('invalid_json', { parameter: 'range' })],
    ['range=["0",1]', refused('invalid_json', { parameter: 'range' })],
    ['range=[0,"1"]', refused('invalid_json', { parameter: 'range' })],
    ['range=[0.5,1]', refused('invalid_json', { parameter: 'range' })],
    ['range=[0,1.5]', refused('invalid_json', { parameter: 'range' })],
    ['range=[-1,1]', refused('invalid_json', { parameter: 'range' })],
    ['range=[2,1]', refused('invalid_json', { parameter: 'range' })],
    ['range=[0,10000]', refused('limit_too_high', { limit: 10_001, most: 10_000 })],
    ['embed=["title"]', refused('unknown_join', { field: 'title', resource: 'books' })],
    [
      'filter={"vault_code":"a"}',
      refused('unknown_field', { parameter: 'filter', field: 'vault_code', resource: 'books' }),
    ],
    [
      'filter={"chapters":"a"}',
      refused('operator_not_allowed', { parameter: 'filter', field: 'chapters', operator: '$eq' }),
    ],
  ])('the query parser rejects %j and names the cause', (query, expected) => {
    expect(refusal(query)).toEqual(expected);
  });

  it('a simple-rest query may embed 20 references and compare with 500 values', () => {
    const embed = (count: number) =>
      json(
        'embed',
        times(count, () => 'author'),
      );
    expect(parseQuery(books, embed(20)).join).toHaveLength(20);
    expect(refusal(embed(21))).toEqual(refused('too_many_values', { parameter: 'embed', most: 20 }));
    for (const field of ['tags', 'title']) {
      const filter = (count: number) => json('filter', { [field]: times(count, () => 'a') });
      expect(refusal(filter(500))).toBeUndefined();
      expect(refusal(filter(501))).toEqual(refused('too_many_values', { parameter: 'filter', most: 500 }));
    }
  });
});

describe('The query parameter s (a condition as JSON)', () => {
  const pages = (operator: string, value: unknown) => ({ field: 'pages', operator, value });

  it.each([
    [{}, undefined],
    [{ pages: 3 }, pages('$eq', 3)],
    [{ pages: null }, { field: 'pages', operator: '$isnull' }],
    [{ pages: { $gt: 1, $lt: 9 } }, { all: [pages('$gt', 1), pages('$lt', 9)] }],
    [{ pages: { $or: { $lt: 1, $gt: 9 } } }, { any: [pages('$lt', 1), pages('$gt', 9)] }],
    [{ $and: [{ pages: 1 }, { title: 'a' }] }, { all: [pages('$eq', 1), title('a')] }],
    [
      { $or: [{ pages: 1 }, { title: 'a', pages: 2 }] },
      { any: [{ all: [pages('$eq', 1)] }, { all: [title('a'), pages('$eq', 2)] }] },
    ],
    [{ $not: [{ pages: 1 }, { title: 'a' }] }, { not: { all: [pages('$eq', 1), title('a')] } }],
    [{ title: 'a', $or: [{ pages: 1 }] }, { all: [title('a'), { any: [{ all: [pages('$eq', 1)] }] }] }],
  ])('the query parser accepts %j', (value, where) => {
    expect(parseQuery(books, json('s', value)).where).toEqual(where);
  });

  it.each<[unknown, unknown]>([
    [[1], refused('invalid_search', { parameter: 's', value: '[1]' })],
    ['x'.repeat(150), refused('invalid_search', { parameter: 's', value: `"${'x'.repeat(99)}` })],
    [{ $and: [] }, refused('invalid_group', { parameter: 's', operator: '$and' })],
    [{ $or: { pages: 1 } }, refused('invalid_group', { parameter: 's', operator: '$or' })],
    [{ $not: [{}, 1] }, refused('invalid_group', { parameter: 's', operator: '$not' })],
    [{ pages: { $or: {} } }, refused('invalid_group', { parameter: 's', operator: 'pages.$or' })],
    [{ pages: { $or: 1 } }, refused('invalid_group', { parameter: 's', operator: 'pages.$or' })],
    [{ pages: {} }, refused('invalid_value', { parameter: 's', field: 'pages', operator: '', value: '{}' })],
    [{ nope: 1 }, refused('unknown_field', { parameter: 's', field: 'nope', resource: 'books' })],
  ])('the query parser rejects %j and names the cause', (value, expected) => {
    expect(refusal(json('s', value))).toEqual(expected);
  });

  it.each(['$and', '$or', '$not'])('groups of %s in the query parameter s may nest eight levels', (operator) => {
    const nested = (depth: number): object => (depth === 1 ? { pages: 1 } : { [operator]: [nested(depth - 1)] });
    expect(refusal(json('s', nested(8)))).toBeUndefined();
    expect(refusal(json('s', nested(9)))).toEqual(refused('too_deep', { parameter: 's', most: 8 }));
  });

  it('the query parameter s may have 200 conditions and groups', () => {
    // The whole condition in `s` counts as one toward the limit of 200. Each member, such as `{ pages: 1 }`, counts as
    // two: a group and the comparison in it.
    const asked = (members: number, more: object) =>
      json('s', { $and: times(members, (index) => ({ pages: index })), ...more });
    expect(refusal(asked(99, { title: 'a' }))).toBeUndefined();
    expect(refusal(asked(99, { title: { $eq: 'a', $ne: 'b' } }))).toEqual(
      refused('too_many_conditions', { parameter: 's', most: 200 }),
    );
  });
});

describe('The query parameter where (conditions beside other filters)', () => {
  const either = json('where', { $or: [{ pages: 3 }, { title: 'a' }] });
  const nested = { any: [{ all: [{ field: 'pages', operator: '$eq', value: 3 }] }, { all: [title('a')] }] };

  it('each condition of the parameter where must hold beside the other filters, in both dialects', () => {
    expect(parseQuery(books, either).where).toEqual(nested);
    expect(parseQuery(books, `filter=title||$eq||b&${either}&${json('where', { title: 'c' })}`).where).toEqual({
      all: [title('b'), nested, title('c')],
    });
    expect(parseQuery(books, `${json('s', { title: 'b' })}&${either}`).where).toEqual({ all: [title('b'), nested] });
    expect(parseQuery(books, `${json('filter', { title: 'b' })}&${either}`)).toMatchObject({
      where: { all: [title('b'), nested] },
      dialect: 'simple-rest',
    });
  });

  it('errors in the parameter where name the parameter', () => {
    const deep = (depth: number): object => (depth === 1 ? { pages: 1 } : { $or: [deep(depth - 1)] });
    const loans = viewNamed('loans');
    expect(refusal(json('where', deep(9)))).toEqual(refused('too_deep', { parameter: 'where', most: 8 }));
    expect(refusal(json('where', { nope: 1 }), loans)).toEqual(
      refused('unknown_field', { parameter: 'where', field: 'nope', resource: 'loans' }),
    );
    expect(refusal(json('where', { title: { $in: 'a,b' } }))?.[2]).toMatchObject({ reason: 'invalid_value' });
    expect(refusal(times(11, () => either).join('&'))).toEqual(
      refused('too_many_values', { parameter: 'where', most: 10 }),
    );
  });
});

describe('The list parameter "for" (choices of a reference)', () => {
  const chosen = (value: object, view = books) => parseQuery(view, json('for', value)).choice;

  it.each([
    { resource: 'loans', field: 'book_id', beside: {} },
    { resource: 'loans', field: 'book_id', id: 'l1', beside: { note: 'a' } },
    { resource: 'books', field: 'related_ids', beside: {} },
  ])('the list parameter "for" accepts %j as the name of a reference', (value) => {
    expect(chosen(value)).toEqual(value);
  });

  it('the list parameter "for" may name a transition input or a field of nested rows', () => {
    const loans = viewNamed('loans');
    const asked = { resource: 'loans', field: 'with_id', transition: 'lend', beside: {} };
    expect(chosen(asked, loans)).toEqual(asked);
    expect(chosen({ resource: 'loans', field: 'parts.loan_id' }, loans)).toEqual({
      resource: 'loans',
      field: 'parts.loan_id',
      beside: {},
    });
  });

  it.each<object>([
    [[]],
    {},
    { resource: 'loans' },
    { field: 'book_id' },
    { resource: 'loans', field: 'reader' },
    { resource: 'loans', field: 'follows_id' },
    { resource: 'nothing', field: 'book_id' },
    { resource: 'loans', field: 'book_id', id: 1 },
    { resource: 'loans', field: 'book_id', transition: 1 },
    { resource: 'loans', field: 'book_id', operation: 1 },
    { resource: 'loans', field: 'book_id', beside: [] },
    { resource: 'loans', field: 'book_id', more: 1 },
  ])('the list parameter "for" on a list of books rejects %j, which names no reference to books', (value) => {
    expect(refusal(json('for', value))).toEqual(refused('not_chosen_there', { parameter: 'for', resource: 'books' }));
  });
});

function asc(field: string) {
  return { field, descending: false };
}

function author(select: readonly string[] | undefined) {
  return { field: 'author_id', as: 'author', resource: 'authors', many: false, select };
}
