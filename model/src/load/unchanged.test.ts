import { expect, test } from 'vitest';
import { exampleTexts, loadTexts, property, replace, set, type Edit } from '../example/example.fixture.ts';

const BOOKS = 'schemas/resources/books.json';
const BRANCHES = 'schemas/resources/branches.json';
const NO_RESOURCE: Edit = property('shelf_id', { type: 'string', 'x-reference': 'shelves' });
const UNKNOWN_KEY: Edit = set(['lable'], 'misspelled');

const codesIn = (edits: Readonly<Record<string, Edit>>, unchanged: readonly string[] = []) =>
  loadTexts(exampleTexts(edits), { unchanged: new Set(unchanged), documents: new Map() }).diagnostics.map(
    ({ code, file }) => `${code} ${file}`,
  );

test('the content of an unchanged schema file without earlier problems is not checked again', () => {
  const edits = { [BOOKS]: UNKNOWN_KEY, [BRANCHES]: UNKNOWN_KEY };
  expect(codesIn(edits)).toEqual([`TUY301 ${BOOKS}`, `TUY301 ${BRANCHES}`]);
  expect(codesIn(edits, [BRANCHES])).toEqual([`TUY301 ${BOOKS}`]);
});

test('references from an unchanged schema file to other files are still checked', () => {
  expect(codesIn({ [BOOKS]: NO_RESOURCE }, [BOOKS])).toEqual([`TUY203 ${BOOKS}`]);
});

test('skipping the checks of unchanged schema files gives the same model', () => {
  const texts = exampleTexts({ [BOOKS]: replace('"Sách"', '"Quyển sách"') });
  const loaded = (unchanged: readonly string[]) =>
    loadTexts(texts, { unchanged: new Set(unchanged), documents: new Map() });
  expect(loaded(Object.keys(texts))).toEqual(loaded([]));
});
