import { expect, test } from 'vitest';
import { changedPosition, positionOf } from './field-position.ts';
import { readTree } from './read-tree.ts';

test.each([
  ['nothing moved', 'a', ['a', 'b'], ['a', 'b'], false],
  ['two were swapped, so both moved', 'a', ['a', 'b'], ['b', 'a'], true],
  ['the other one moved', 'b', ['a', 'b', 'c'], ['b', 'c', 'a'], false],
  ['it moved to the end', 'a', ['a', 'b', 'c'], ['b', 'c', 'a'], true],
  ['another was added before it', 'a', ['a', 'b'], ['x', 'a', 'b'], false],
  ['another was removed before it', 'b', ['a', 'b', 'c'], ['b', 'c'], false],
  ['it moved to the front behind a new one', 'c', ['a', 'b', 'c'], ['x', 'c', 'a', 'b'], true],
  ['the order was reversed, so each moved', 'b', ['a', 'b', 'c'], ['c', 'b', 'a'], true],
])('the merge detects whether the schema moved a part within its list: %s', (_, key, before, after, expected) => {
  expect(changedPosition(key, before, after)).toBe(expected);
});

const FORM = readTree(`import { bookInputs } from './inputs.tsx';
const Form = () => (
  <Form>
    <Section name="main">
      {bookInputs.title}
      <b>{bookInputs.isbn}</b>
      <p>Text</p>
    </Section>
    <Section name="more">{bookInputs.pages}</Section>
  </Form>
);
`);
const SECTIONS = new Set(['Section', 'Form']);

test('the position of a field is its section and its place there, even if an added element encloses the field', () => {
  const main = positionOf(FORM, 'field:title', SECTIONS);
  expect([main?.holder.key, main?.order]).toEqual(['name:main', ['field:title', 'field:isbn', 'tag:p#0']]);
  const wrapped = positionOf(FORM, 'field:isbn', SECTIONS);
  expect([wrapped?.holder.key, wrapped?.order]).toEqual(['name:main', ['field:title', 'field:isbn', 'tag:p#0']]);
});

test('the position of the only field of a section names the section and no neighboring field', () => {
  const more = positionOf(FORM, 'field:pages', SECTIONS);
  expect([more?.holder.key, more?.order]).toEqual(['name:more', ['field:pages']]);
});

test('in the order of a form, an element around one field counts as that field, but a section keeps its own name', () => {
  const form = positionOf(FORM, 'field:pages', new Set(['Form']));
  expect([form?.holder.key, form?.order]).toEqual(['tag:Form#0', ['name:main', 'field:pages']]);
});

test('a field that the page does not contain has no position', () => {
  expect(positionOf(FORM, 'field:year', SECTIONS)).toBeUndefined();
});

test('a field directly in a record object has a position, and a field inside another field has none', () => {
  const record = readTree("const fields = { title: <A source='title' />, chapters: <L><A source='page' /></L> };\n");
  const title = positionOf(record, 'field:title', new Set());
  expect([title?.holder.kind, title?.order]).toEqual(['record', ['field:title', 'field:chapters']]);
  expect(positionOf(record, 'field:page', new Set())).toBeUndefined();
});

test('a reference that contains one field is listed under its own name, and the inner field has no position', () => {
  const page = readTree(
    'const a = <Section><Reference source="author_id"><Text source="name" /></Reference><Text source="pages" /></Section>;\n',
  );
  const author = positionOf(page, 'field:author_id', SECTIONS);
  expect([author?.holder.tag?.name, author?.order]).toEqual(['Section', ['field:author_id', 'field:pages']]);
  expect(positionOf(page, 'field:name', SECTIONS)).toBeUndefined();
});
