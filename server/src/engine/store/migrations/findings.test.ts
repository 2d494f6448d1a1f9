import { describe, expect, it } from 'vitest';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { openFindings, titleIn } from './findings.ts';

const [books] = libraryModel().resources.filter(({ name }) => name === 'books');
if (!books) throw new Error('no books');

describe('Title that identifies a row', () => {
  it.each([
    ['{title}', { id: 'b1', title: 'A' }, 'A'],
    ['{title} ({pages})', { id: 'b1', title: 'A', pages: 0 }, 'A (0)'],
    ['{title} {isbn}', { id: 'b1', title: 'A', isbn: null }, 'A'],
    ['{title}', { id: 'b1' }, 'b1'],
    ['{title} ', { id: 7, title: ' ' }, '7'],
  ])('the title template %j for the row %j produces %j', (title, row, expected) => {
    expect(titleIn({ ...books, title }, row)).toBe(expected);
  });
});

describe('Report of rows that do not fit a schema change', () => {
  it('rows that do not fit a schema change are counted by field and reason, with three examples', () => {
    const findings = openFindings(books);
    expect(findings.all()).toEqual([]);
    for (const title of ['A', 'B', 'C', 'D']) findings.note('pages', 'value', { id: title, title }, 7);
    findings.note('pages', 'empty', { id: 'e', title: 'E' });
    findings.note('isbn', 'value', { id: 'f', title: 'F' }, 'x'.repeat(50));
    expect(findings.all()).toEqual([
      { resource: 'books', field: 'pages', reason: 'value', count: 4, first: ['A = 7', 'B = 7', 'C = 7'] },
      { resource: 'books', field: 'pages', reason: 'empty', count: 1, first: ['E'] },
      { resource: 'books', field: 'isbn', reason: 'value', count: 1, first: [`F = "${'x'.repeat(39)}`] },
    ]);
  });
});
