import { CondOperator, RequestQueryBuilder, RequestQueryParser } from '@dataui/crud-request';
import { kindOf, zoneNamed } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../server-mock/src/seed/random.ts';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { parseQuery } from './parse.ts';
import type { Comparison, Filter } from './query.ts';
import { viewOf } from './view.ts';

const model = libraryModel();
const books = model.resources.find(({ name }) => name === 'books');
if (!books) throw new Error('the library has books');
const view = viewOf(model, books, zoneNamed('Asia/Ho_Chi_Minh'));

function reference(text: string) {
  const query: Record<string, string | string[]> = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const name = key.replace(/\[\d*\]$/u, '');
    const before = query[name];
    query[name] = before === undefined ? value : [before, value].flat();
  }
  return RequestQueryParser.create().parseQuery(query).getParsed();
}

function comparisons(filter: Filter | undefined): unknown[] {
  if (!filter) return [];
  if ('all' in filter) return filter.all.flatMap(comparisons);
  if ('any' in filter) return filter.any.flatMap(comparisons);
  if ('not' in filter) return comparisons(filter.not);
  if ('unnamedBy' in filter || 'by' in filter) return [];
  return [[filter.field, filter.operator, valuesOf(filter).map(String)]];
}

function valuesOf(comparison: Comparison): readonly unknown[] {
  if ('values' in comparison) return comparison.values;
  if ('from' in comparison) return [comparison.from, comparison.to];
  return 'value' in comparison ? [comparison.value] : [];
}

const VALUES: Readonly<Record<string, string>> = {
  title: 'Số đỏ',
  pages: '12',
  weight: '1.5',
  price: '5000',
  isbn: 'x-1',
};

describe('Comparison of the server’s query parser with a reference parser', () => {
  it("the reference parser and the server's parser read every well-formed query in the same way", () => {
    const random = seededRandom(7);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    for (let round = 0; round < 300; round += 1) {
      const builder = RequestQueryBuilder.create();
      const condition = () => {
        const name = pick(Object.keys(VALUES));
        const field = view.fields.get(name);
        if (!field) throw new Error(name);
        const operator = pick(kindOf(field).operators);
        const value = VALUES[name] as string;
        if (operator === '$isnull' || operator === '$notnull') return { field: name, operator };
        const several = /^\$(?:in|notin|between)/u.test(operator);
        return { field: name, operator, value: several ? [value, value] : value };
      };
      for (let each = Math.floor(random() * 3); each > 0; each -= 1) builder.setFilter(condition() as never);
      for (let each = Math.floor(random() * 3); each > 0; each -= 1) builder.setOr(condition() as never);
      if (random() < 0.5) builder.sortBy({ field: pick(['title', 'pages']), order: pick(['ASC', 'DESC']) });
      if (random() < 0.5) builder.setLimit(1 + Math.floor(random() * 50));
      if (random() < 0.3) builder.setOffset(Math.floor(random() * 50));
      if (random() < 0.3) builder.select(['title', 'pages']);
      const text = builder.query(random() < 0.5);
      const ours = parseQuery(view, text);
      const theirs = reference(text);
      expect(comparisons(ours.where), text).toEqual(
        [...theirs.filter, ...theirs.or].map(({ field, operator, value }) => [
          field,
          operator,
          operator === '$isnull' || operator === '$notnull' ? [] : [value].flat().map(String),
        ]),
      );
      expect(ours.sort, text).toEqual(theirs.sort.map(({ field, order }) => ({ field, descending: order === 'DESC' })));
      expect(ours.limit, text).toBe(theirs.limit);
      expect(ours.offset, text).toBe(theirs.offset ?? 0);
      expect(ours.fields, text).toEqual(theirs.fields.length > 0 ? ['id', ...theirs.fields] : undefined);
    }
  });

  it("the reference parser and the server's parser have the same operators", () => {
    const ours = new Set(books.fields.flatMap((field) => kindOf(field).operators as readonly string[]));
    const theirs = new Set<string>(Object.values(CondOperator));
    expect([...ours].filter((operator) => !theirs.has(operator))).toEqual([]);
  });
});
