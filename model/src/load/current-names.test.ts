import { expect, test } from 'vitest';
import { replace, type Edit } from '../example/example.fixture.ts';
import { reported } from './checks/reported.fixture.ts';

const BOOKS = 'schemas/resources/books.json';
const LOANS = 'schemas/resources/loans.json';
const STATE = 'schemas/enums/loan-state.json';
const renamed =
  (from: string, to: string): Edit =>
  (text) =>
    replace(`"${from}": {`, `"${to}": {\n"x-renamed-from": "${from}",`)(text);

test('every hint about an earlier field name suggests the current name', () => {
  const lines = reported({ [LOANS]: renamed('by_post', 'posted') });
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) expect(line).toMatch(/ "(?:loans\.)?by_post" was renamed\. Write "(?:loans\.)?posted"\.$/);
});

test("hints about a renamed field prefer the rename declared in the same file over another file's", () => {
  const lines = reported({
    [LOANS]: renamed('due_on', 'ends_on'),
    [BOOKS]: replace('"bought_on": {', '"bought_on": {\n"x-renamed-from": "due_on",'),
  });
  const own = lines.filter((line) => line.includes(' loans.json') && !line.includes(' TUY505 '));
  expect(own.length).toBeGreaterThan(1);
  for (const line of own) expect(line).toMatch(/ "due_on" was renamed\. Write "ends_on"\.$/);
  const others = lines.filter((line) => !line.includes(' loans.json'));
  expect(others.length).toBeGreaterThan(1);
  for (const line of others)
    expect(line).toMatch(/ was renamed\. Write "(?:\w+\.)?bought_on" or "(?:\w+\.)?ends_on"\.$/);
});

test('a hint about an earlier enum value suggests the current value', () => {
  const lines = reported({
    [STATE]: (text) =>
      text.replaceAll('"LOST"', '"GONE"').replace('"x-label"', '"x-renamed-values": { "GONE": "LOST" }, "x-label"'),
  }).filter((line) => line.includes('"LOST"'));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toMatch(/ "LOST" was renamed\. Write "GONE"\.$/);
});
