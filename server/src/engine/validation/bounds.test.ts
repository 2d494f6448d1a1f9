import { describe, expect, it } from 'vitest';
import type { Row } from '../domain.ts';
import { getOrThrow } from '../get-or-throw.ts';
import { MAX_FINDINGS, Problem } from '../problem.ts';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { checkBounds, mostCharacters } from './bounds.ts';

const byName = new Map(libraryModel().resources.map((one) => [one.name, one]));
const { fields } = getOrThrow(byName, 'books');
const field = (name: string) => {
  const found = fields.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};

function errors(values: Row, of = fields) {
  try {
    checkBounds(of, values);
    return undefined;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    expect([error.status, error.code, error.params]).toEqual([422, 'validation_failed', {}]);
    return error.errors;
  }
}
const text = (length: number) => 'x'.repeat(length);
const tooLong = (limit: number) => ({ code: 'maxLength', params: { limit } });

describe('Maximum text length checked before validation', () => {
  it('a text is rejected early if it exceeds twice its schema limit plus a hundred characters', () => {
    expect(mostCharacters(field('title'))).toBe(340);
    expect(errors({ title: text(340) })).toBeUndefined();
    expect(errors({ title: text(341) })).toEqual({ title: tooLong(120) });
  });

  it('a text without a limit in its schema is rejected early above the limit of its field kind', () => {
    const most = mostCharacters(field('published_on')) ?? 0;
    expect(most).toBeGreaterThan(10);
    const long = Math.max(most, 100);
    expect(errors({ published_on: text(long) })).toBeUndefined();
    expect(errors({ published_on: text(long + 1) })).toEqual({ published_on: tooLong(most) });
  });

  it('the early length check ignores texts of up to a hundred characters, values that are no texts, and unknown keys', () => {
    const most = Math.min(mostCharacters(field('published_on')) ?? 0, 99);
    expect(errors({ published_on: text(most + 1) })).toBeUndefined();
    expect(errors({ title: 5, pages: null, unknown: text(10_000) })).toBeUndefined();
  });

  it('overlong texts are ignored in fields that clients cannot write', () => {
    expect(errors({ created_at: text(1000) })).toBeUndefined();
  });

  it('an overlong text in a list or object is reported with its path', () => {
    const loans = getOrThrow(byName, 'loans').fields;
    const id = mostCharacters(field('author_id')) ?? 0;
    const long = text(Math.max(id, 100) + 1);
    expect(errors({ beside_ids: ['a', long], parts: [{}, { loan_id: long }] }, loans)).toEqual({
      'beside_ids.1': tooLong(id),
      'parts.1.loan_id': tooLong(id),
    });
  });
});

it('a list with more entries than its schema allows is rejected as a whole', () => {
  const loans = getOrThrow(byName, 'loans').fields;
  expect(errors({ photos: ['a', 'b', 'c', 'd'] }, loans)).toBeUndefined();
  expect(errors({ photos: ['a', 'b', 'c', 'd', text(5000)] }, loans)).toEqual({
    photos: { code: 'maxItems', params: { limit: 4 } },
  });
});

it('at most a hundred overlong texts are reported for a list', () => {
  const ids = Array.from({ length: 150 }, () => text(5000));
  const found = Object.keys(errors({ related_ids: ids, title: text(1000) }) ?? {});
  expect(found.filter((path) => path.startsWith('related_ids.'))).toHaveLength(MAX_FINDINGS);
  expect(MAX_FINDINGS).toBe(100);
});

it('after a hundred errors, the remaining objects of a list are not checked', () => {
  const chapters = Array.from({ length: 150 }, () => ({ written_by: text(5000) }));
  expect(Object.keys(errors({ chapters }) ?? {})).toHaveLength(MAX_FINDINGS);
});
