import { describe, expect, it } from 'vitest';
import { parametersOf } from './parameters.ts';

const refused = (reason: string, params: object) =>
  expect.objectContaining({ status: 400, code: 'bad_query', params: { reason, ...params } });

describe('Query string parameters', () => {
  it('repeated query parameters are read in order in every notation, and empty parameters are ignored', () => {
    const { names, all, one } = parametersOf('b=1&a[]=2&a=3&a[0]=4&a[12]=5&c=&d[x]=6&e=%C3%A1+%26');
    expect([...names]).toEqual(['b', 'a', 'd[x]', 'e']);
    expect(['a', 'b', 'c', 'd[x]', 'e', 'f'].map(all)).toEqual([['2', '3', '4', '5'], ['1'], [], ['6'], ['á &'], []]);
    expect(['b', 'c', 'd[x]', 'e', 'f'].map(one)).toEqual(['1', undefined, '6', 'á &', undefined]);
    expect(() => one('a')).toThrow(refused('repeated', { parameter: 'a' }));
  });

  it('an empty query string has no parameters', () => {
    const { names, all, one } = parametersOf('');
    expect([names.size, all('a'), one('a')]).toEqual([0, [], undefined]);
  });

  it.each([
    ['filter', 100],
    ['or', 100],
    ['sort', 10],
    ['join', 20],
    ['anything', 30],
  ])('the query parameter %s may occur up to %i times, in every notation for repeated parameters', (name, most) => {
    const asked = (count: number) => Array.from({ length: count }, (_, index) => `${name}[${index}]=1`).join('&');
    expect(parametersOf(asked(most)).all(name)).toHaveLength(most);
    expect(() => parametersOf(asked(most + 1))).toThrow(refused('too_many_values', { parameter: name, most }));
  });

  it('a query string may have 16,384 characters, and the error for a longer one names the longest parameter', () => {
    const text = (length: number) => `a=1&b[]=${'x'.repeat(length - 8)}`;
    expect(parametersOf(text(16_384)).one('b')).toHaveLength(16_376);
    expect(() => parametersOf(text(16_385))).toThrow(refused('too_long', { parameter: 'b', most: 16_384 }));
    const half = 'x'.repeat(9000);
    expect(() => parametersOf(`one=${half}&two=${half}`)).toThrow(
      refused('too_long', { parameter: 'one', most: 16_384 }),
    );
    expect(() => parametersOf('&'.repeat(16_385))).toThrow(refused('too_long', { parameter: '', most: 16_384 }));
  });

  it('a query with a NUL character is rejected, and the error shortens a long parameter name', () => {
    const long = 'n'.repeat(101);
    expect(() => parametersOf('a[]=x%00')).toThrow(refused('invalid_character', { parameter: 'a' }));
    expect(() => parametersOf(`${long}=%00`)).toThrow(refused('invalid_character', { parameter: 'n'.repeat(100) }));
    const often = Array.from({ length: 31 }, () => `${long}=1`).join('&');
    expect(() => parametersOf(often)).toThrow(refused('too_many_values', { parameter: 'n'.repeat(100), most: 30 }));
  });
});
