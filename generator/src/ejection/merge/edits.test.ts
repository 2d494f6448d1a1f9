import { describe, expect, test } from 'vitest';
import { apply, insertingAfter, insertingBefore, insertingInto, outermost, removing, replacing } from './edits.ts';
import { readTree } from './read-tree.ts';
import { find, type Tree } from './tree.ts';

const IMPORT = "import { bookInputs } from './inputs.tsx';\n";
const edit = (start: number, end: number, text = '') => ({ start, end, text });

function partOf(text: string, key: string): Tree {
  const found = find(readTree(text), key, new Set(['p']));
  if (!found) throw new Error(`No ${key}`);
  return found;
}

function attributeOf(text: string, key: string, name: string): Tree {
  const found = partOf(text, key).attributes.find((each) => each.key === name);
  if (!found) throw new Error(`No ${name}`);
  return found;
}

function statementAt(text: string, index: number): Tree {
  const found = readTree(text).children[index];
  if (!found) throw new Error(`No statement ${index}`);
  return found;
}

test('a text edit inside a larger edit is dropped, even if both edits begin or end at the same position', () => {
  const [whole, overlapping] = [edit(0, 10), edit(2, 12)];
  expect(outermost([edit(0, 4), whole, edit(6, 10), edit(3, 5), overlapping])).toEqual([whole, overlapping]);
});

describe('Applying text edits', () => {
  test('text edits are applied by their positions, regardless of the order in which they are listed', () => {
    expect(apply('abcdef', [edit(4, 5, 'E'), edit(0, 1, 'A')])).toBe('AbcdEf');
    expect(apply('abc', [])).toBe('abc');
  });

  test('insertions at one position keep their order and come before a replacement at that position', () => {
    expect(apply('abc', [edit(1, 2, 'B'), edit(1, 1, '1'), edit(1, 1, '2')])).toBe('a12Bc');
  });

  test('an edit inside a removed range is dropped, and an edit at the end of the range is applied', () => {
    expect(apply('abcdef', [edit(1, 4), edit(3, 3, 'x'), edit(4, 4, 'y')])).toBe('ayef');
  });

  test('the edit that replaces a part of the code covers the part’s text from start to end', () => {
    expect(replacing({ start: 2, end: 5 }, 'x')).toEqual({ start: 2, end: 5, text: 'x' });
  });
});

describe('Removing a part of the code', () => {
  test.each([
    [
      'a property with its comma and its line',
      'const a = {\n  title: 1,\n  isbn: 2,\n};\n',
      'const a = {\n  isbn: 2,\n};\n',
    ],
    [
      'a property whose comma stands on the next line',
      'const a = {\n  title: 1\n  ,\n  isbn: 2,\n};\n',
      'const a = {\n  isbn: 2,\n};\n',
    ],
    ['a last property without a comma', 'const a = {\n  isbn: 2,\n  title: 1\n};\n', 'const a = {\n  isbn: 2,\n};\n'],
    ['a property that shares its line', 'const a = { title: 1, isbn: 2 };\n', 'const a = {  isbn: 2 };\n'],
    ['a property behind the bracket at the start of a line', 'const a =\n{title: 1,\n};\n', 'const a =\n{\n};\n'],
    [
      'a property beside a comment, which stays',
      'const a = {\n  title: 1, // mine\n};\n',
      'const a = {\n   // mine\n};\n',
    ],
    ['a property with white space behind it', 'const a = {\n  title: 1, \t\n};\n', 'const a = { \t\n};\n'],
    ['a shorthand property', 'const a = {\n  title,\n  isbn,\n};\n', 'const a = {\n  isbn,\n};\n'],
  ])('a property is removed without changing the other code: %s', (_, before, after) => {
    expect(apply(before, [removing(partOf(before, 'field:title'))])).toBe(after);
  });

  test('removing a spread from an object also removes the comma after it', () => {
    const text = 'const a = {\n  ...parts,\n  isbn: 2,\n};\n';
    expect(apply(text, [removing(partOf(text, '...parts'))])).toBe('const a = {\n  isbn: 2,\n};\n');
  });

  test('removing a statement also removes its line break, except at the start of the text', () => {
    const text = 'const a = 1;\nconst b = 2;\n';
    expect(apply(text, [removing(statementAt(text, 1))])).toBe('const a = 1;\n');
    expect(apply(text, [removing(statementAt(text, 0))])).toBe('\nconst b = 2;\n');
    expect(apply(`\n${text}`, [removing(statementAt(`\n${text}`, 0))])).toBe('\nconst b = 2;\n');
  });

  test('a statement that consists of one letter is removed with its line', () => {
    const text = 'a\nb\nc\n';
    expect(apply(text, [removing(statementAt(text, 1))])).toBe('a\nc\n');
  });

  test('removing a child of a JSX element keeps a following comma as text', () => {
    const text = `${IMPORT}const a = (\n  <p>\n    {bookInputs.title}, {bookInputs.isbn}\n  </p>\n);\n`;
    expect(apply(text, [removing(partOf(text, 'field:title'))])).toBe(text.replace('{bookInputs.title}', ''));
  });

  test('removing a JSX attribute also removes the white space before it', () => {
    const text = 'const a = <A source="x"  min={1} max={2} />;\n';
    expect(apply(text, [removing(attributeOf(text, 'field:x', 'min'))])).toBe('const a = <A source="x" max={2} />;\n');
  });

  test('removing a JSX attribute on a line of its own removes the whole line', () => {
    const text = 'const a = (\n  <A\n    source="x"\n    min={1}\n  />\n);\n';
    expect(apply(text, [removing(attributeOf(text, 'field:x', 'min'))])).toBe(text.replace('    min={1}\n', ''));
  });
});

describe('Inserting a part beside another part of the code', () => {
  const lift = partOf('const a = {\n    pages: [\n      1,\n    ],\n};\n', 'field:pages');

  test.each([
    ['with a comma', '  title: 1,\n', '  title: 1,\n  pages: [\n    1,\n  ],\n'],
    ['without a comma', '  title: 1\n', '  title: 1,\n  pages: [\n    1,\n  ]\n'],
    ['with a comment behind it', '  title: 1, // mine\n', '  title: 1, // mine\n  pages: [\n    1,\n  ],\n'],
    [
      'with a block comment behind it',
      '  title: 1, /* mine */ \n',
      '  title: 1, /* mine */ \n  pages: [\n    1,\n  ],\n',
    ],
    [
      'with a comment that belongs to the next',
      '  title: 1, /* of isbn */ isbn: 2,\n',
      '  title: 1,\n  pages: [\n    1,\n  ], /* of isbn */ isbn: 2,\n',
    ],
  ])('a new property is inserted after an existing property %s', (_, before, after) => {
    const text = `const a = {\n${before}};\n`;
    expect(apply(text, [insertingAfter(partOf(text, 'field:title'), lift)])).toBe(`const a = {\n${after}};\n`);
  });

  test('a new property is inserted on its own lines before an existing property', () => {
    const text = 'const a = {\n  title: 1,\n};\n';
    expect(apply(text, [insertingBefore(partOf(text, 'field:title'), lift)])).toBe(
      'const a = {\n  pages: [\n    1,\n  ],\n  title: 1,\n};\n',
    );
  });

  test('children of a JSX element are inserted on their own lines without commas', () => {
    const text = `${IMPORT}const a = (\n  <p>\n    {bookInputs.title}\n  </p>\n);\n`;
    const [title, isbn] = [partOf(text, 'field:title'), partOf(text.replace('title', 'isbn'), 'field:isbn')];
    const line = '    {bookInputs.title}\n';
    expect(apply(text, [insertingAfter(title, isbn)])).toBe(text.replace(line, `${line}    {bookInputs.isbn}\n`));
    expect(apply(text, [insertingBefore(title, isbn)])).toBe(text.replace(line, `    {bookInputs.isbn}\n${line}`));
  });

  test('an inserted statement is separated by an empty line and follows the comment of the preceding statement', () => {
    const text = 'const a = 1; // mine\n';
    const [a, b] = [statementAt(text, 0), statementAt('const b = {\n  c,\n};\n', 0)];
    expect(apply(text, [insertingAfter(a, b)])).toBe('const a = 1; // mine\n\nconst b = {\n  c,\n};\n');
    expect(apply(text, [insertingBefore(a, b)])).toBe('const b = {\n  c,\n};\n\nconst a = 1; // mine\n');
  });

  test('a JSX attribute is inserted next to another attribute, on the same line', () => {
    const text = 'const a = <A source="x" />;\n';
    const [source, min] = [
      attributeOf(text, 'field:x', 'source'),
      attributeOf('const b = <B source="y" min={1} />;', 'field:y', 'min'),
    ];
    expect(apply(text, [insertingAfter(source, min)])).toBe('const a = <A source="x" min={1} />;\n');
    expect(apply(text, [insertingBefore(source, min)])).toBe('const a = <A min={1} source="x" />;\n');
  });

  test('inserting a part keeps the indentation of any line that is indented less than the first line of the part', () => {
    const text = 'const a = {\n  title: 1,\n};\n';
    const ragged = partOf('const a = {\n    pages: `\n x`,\n};\n', 'field:pages');
    expect(apply(text, [insertingAfter(partOf(text, 'field:title'), ragged)])).toBe(
      'const a = {\n  title: 1,\n  pages: `\n x`,\n};\n',
    );
  });
});

describe('Inserting a part into an element or object', () => {
  const child = partOf(`${IMPORT}const b = <p>{bookInputs.isbn}</p>;\n`, 'field:isbn');

  test('a part can be inserted as the first or last child of a JSX element', () => {
    const text = 'const a = (\n  <p>\n    <b>Mine</b>\n  </p>\n);\n';
    const owner = partOf(text, 'tag:p#0');
    const line = '    <b>Mine</b>\n';
    expect(apply(text, [insertingInto(owner, child, 'first')])).toBe(
      text.replace(line, `    {bookInputs.isbn}\n${line}`),
    );
    expect(apply(text, [insertingInto(owner, child, 'last')])).toBe(
      text.replace(line, `${line}    {bookInputs.isbn}\n`),
    );
  });

  test('inserting a child into a self-closing element adds a closing tag to the element', () => {
    const text = 'const a = (\n  <Form name="main"   />\n);\n';
    expect(apply(text, [insertingInto(partOf(text, 'name:main'), child, 'last')])).toBe(
      'const a = (\n  <Form name="main">\n    {bookInputs.isbn}\n  </Form>\n);\n',
    );
  });

  test('a property that is inserted into an empty object gets a comma', () => {
    const text = 'const a = {\n  // Mine.\n};\n';
    const record = statementAt(text, 0).value;
    const property = partOf('const a = { title: 1 };', 'field:title');
    if (!record) throw new Error('No record');
    expect(apply(text, [insertingInto(record, property, 'first')])).toBe('const a = {\n  title: 1,\n  // Mine.\n};\n');
    expect(apply(text, [insertingInto(record, property, 'last')])).toBe('const a = {\n  // Mine.\n  title: 1,\n};\n');
  });

  test('the first attribute of a JSX element is inserted after the element’s name', () => {
    const text = 'const a = <A>text</A>;\n';
    const min = attributeOf('const b = <B source="y" min={1} />;', 'field:y', 'min');
    expect(apply(text, [insertingInto(partOf(text, 'tag:A#0'), min, 'first')])).toBe(
      'const a = <A min={1}>text</A>;\n',
    );
  });
});
