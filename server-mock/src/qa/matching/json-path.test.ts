import { describe, expect, it } from 'vitest';
import { parseJsonPath, valuesAt } from './json-path.ts';
import { SyntaxFault } from './syntax-fault.ts';

const shelf = { name: 'A', books: [{ title: 'One', tags: ['x', 'y'] }, { title: 'Two' }], none: null, 'first name': 1 };

describe('Values that a JSON path selects', () => {
  it.each([
    ['$', [shelf]],
    ['$.name', ['A']],
    ['name', ['A']],
    ['books[1].title', ['Two']],
    ["['first name']", [1]],
    ['$.books[-1].title', ['Two']],
    ['$.books[*].title', ['One', 'Two']],
    ['$.books[0].*', ['One', ['x', 'y']]],
    ['$.books[*].tags[*]', ['x', 'y']],
    ['$.books[0:1].title', ['One']],
    ['$..title', ['One', 'Two']],
    ["$.books[?@.title == 'Two'].title", ['Two']],
    ['$.books[?count(@.tags[*]) == 2].title', ['One']],
    ["$.books[?match(@.title, 'T.*')].title", ['Two']],
    ["$.books[?match(@.title, 'T')].title", []],
    ["$.books[?search(@.title, 'n')].title", ['One']],
    ["$.books[?search(@.tags, 'n')].title", []],
    ['$.none', [null]],
    ['$.none.title', []],
    ['$.books[2].title', []],
    ['$.name.length', []],
    ['$.toString', []],
  ])('the JSON path %s selects the values %j', (path, values) => {
    expect(valuesAt(shelf, parseJsonPath(path))).toEqual(values);
  });

  it('a JSON path selects nothing if the request has no body', () => {
    expect(valuesAt(undefined, parseJsonPath('$'))).toEqual([]);
    expect(valuesAt(null, parseJsonPath('$'))).toEqual([null]);
  });

  it('a JSON path selects all 300,000 items of a long list', () => {
    const list = Array.from({ length: 300_000 }, (_, index) => index);
    expect(valuesAt({ list }, parseJsonPath('$.list[*]'))).toHaveLength(300_000);
  });

  it('a JSON path selects nothing in a value that is nested too deep', () => {
    let deep: unknown = 1;
    for (let level = 0; level < 5_000; level += 1) deep = [deep];
    expect(valuesAt(deep, parseJsonPath('$..a'))).toEqual([]);
    expect(valuesAt([deep], parseJsonPath('$[?@ == 1]'))).toEqual([]);
  });
});

it.each([
  ['$.', 'json_path', 2, ''],
  ['', 'json_path', 0, ''],
  ['$.items.0.price', 'json_path', 8, '0.price'],
  ['items.0.price', 'json_path', 6, '0.price'],
  ['[0', 'json_path', 2, ''],
  ["$[?match(@.a, '(')]", 'json_path', 15, "(')]"],
  ['$[?match(@.a, @.b)]', 'json_path', 14, '@.b)]'],
  ['$[?nope(@.a)]', 'json_path', 3, 'nope(@.a)]'],
  ['$..a..b', 'json_path_cost', 4, '..b'],
  ['$[?@..a || @..b]', 'json_path_cost', 12, '..b]'],
  ['$[?$.a]', 'json_path_cost', 3, '$.a]'],
  ['$[?length($.a) > 1]', 'json_path_cost', 10, '$.a) > 1]'],
  [`$[?${'@.a&&'.repeat(8)}@.b]`, 'json_path_cost', 43, '@.b]'],
  ['$[0,1,2][0,1,2]', 'json_path_cost', 8, '[0,1,2]'],
])('the JSON path %s is rejected with %s at position %i: %s', (path, code, position, part) => {
  let fault: unknown;
  try {
    parseJsonPath(path);
  } catch (error) {
    fault = error;
  }
  expect(fault).toBeInstanceOf(SyntaxFault);
  expect(fault).toMatchObject({ code, position, part });
});

describe('Duration of the evaluation of JSON paths', () => {
  const wide = Array.from({ length: 5_000 }, (_, index) => ({ a: { b: [index, index] }, t: 'a'.repeat(100) }));
  let deep: unknown = wide;
  for (let level = 0; level < 28; level += 1) deep = { a: deep, b: [1] };

  it.each([
    '$..[?@.a.b[?@ > 1]]',
    '$..[*,*,*,*]',
    "$..[?match(@.t, '(a*)*b')]",
    '$..*',
    `$..[?${'@.a.b[0] > 1 && '.repeat(7)}@.t]`,
    '$[?@[?@[?@[?@[?@[?@[?@]]]]]]]',
  ])('evaluating the JSON path %s takes at most a few seconds in a body of one megabyte', (path) => {
    const start = performance.now();
    valuesAt(deep, parseJsonPath(path));
    expect(performance.now() - start).toBeLessThan(4_000);
  });
});
