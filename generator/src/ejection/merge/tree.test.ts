import { expect, test } from 'vitest';
import { readTree } from './read-tree.ts';
import { fieldsOf, find, holdersIn, encloses, isField, sourceText } from './tree.ts';

const PAGE = readTree(`import { bookInputs } from './inputs.tsx';
const Form = () => (
  <Form>
    <Section name="main">
      <b>{bookInputs.title}</b>
      <Many source="chapters">{bookInputs.page}</Many>
    </Section>
    <Table>{bookInputs.page}</Table>
  </Form>
);
`);
const HOLDERS = new Set(['Form', 'Section', 'Table']);

test.each([
  ['a section by its name', 'name:main', '<Section name="main">'],
  ['a field by the element around it, where that holds nothing else', 'field:title', '<b>{bookInputs.title}</b>'],
  ['a field outside another field', 'field:page', '{bookInputs.page}'],
  ['a list of one field', 'field:chapters', '<Many source="chapters">{bookInputs.page}</Many>'],
])('searching a parsed page by key finds %s', (_, key, text) => {
  const found = find(PAGE, key, HOLDERS);
  expect(found && sourceText(found).startsWith(text)).toBe(true);
});

test('searching a page for a field that is alone in its table finds the field’s column, not the table', () => {
  const [page, table] = [find(PAGE, 'field:page', HOLDERS), find(PAGE, 'field:page', new Set(['Form', 'Section']))];
  expect([page?.kind, table?.kind]).toEqual(['expression', 'element']);
});

test('a search in a parsed page finds neither a missing field nor the page itself', () => {
  expect(find(PAGE, 'file', HOLDERS)).toBeUndefined();
  expect(find(PAGE, 'field:year', HOLDERS)).toBeUndefined();
});

test('each field of a parsed page is listed once, without fields inside another field', () => {
  expect([...fieldsOf(PAGE).keys()]).toEqual(['field:title', 'field:chapters', 'field:page']);
  const twice = readTree("import { p } from './p.tsx';\nconst a = <A>{p.x}<b>{p.x}</b></A>;\n");
  expect([...fieldsOf(twice)].map(([key, tree]) => [key, tree.start])).toEqual([
    ['field:x', twice.source.indexOf('{p.x}')],
  ]);
});

test('the containers of a page are the elements that contain fields and are not fields themselves', () => {
  expect([...holdersIn(PAGE)].toSorted()).toEqual(['Form', 'Section', 'Table', 'b']);
});

test('a text range encloses equal and smaller ranges, but no range that extends beyond either end', () => {
  const outer = { start: 2, end: 6 };
  expect([
    encloses(outer, { start: 2, end: 6 }),
    encloses(outer, { start: 1, end: 6 }),
    encloses(outer, { start: 2, end: 7 }),
    encloses(outer, { start: 3, end: 5 }),
  ]).toEqual([true, false, false, true]);
});

test('a part of a parsed page is recognized as a field by its key', () => {
  expect(PAGE.children.map(isField)).toEqual([false]);
  expect([...fieldsOf(PAGE).values()].every(isField)).toBe(true);
});
