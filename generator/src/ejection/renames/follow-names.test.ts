import type { Field, Model } from '@tuyen/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { library } from '../../testing/library.ts';
import { apply } from '../merge/edits.ts';
import { earlierNamesIn, earlierResources } from './earlier-names.ts';
import { followNamesInFile } from './follow-names.ts';

const FIELDS: Readonly<Record<string, string>> = { isbn: 'number', pages: 'length', heading: 'name' };

function renamed(field: Field): Field {
  const name = FIELDS[field.name];
  const now = 'fields' in field ? { ...field, fields: field.fields.map(renamed) } : field;
  return name === undefined ? now : { ...now, name, renamedFrom: field.name };
}

let model: Model;

beforeAll(async () => {
  const { model: before } = await library();
  model = {
    ...before,
    resources: before.resources.map((resource) =>
      resource.name === 'authors'
        ? { ...resource, name: 'writers', renamedFrom: 'authors' }
        : { ...resource, fields: resource.name === 'books' ? resource.fields.map(renamed) : resource.fields },
    ),
    enums: before.enums.map((each) =>
      each.name === 'book-state'
        ? {
            ...each,
            values: each.values.map((one) => (one.value === 'LENT' ? { ...one, value: 'AWAY' } : one)),
            renamedValues: { AWAY: 'LENT' },
          }
        : each,
    ),
  };
});

function follow(text: string, resource = 'books') {
  const { edits, unclear } = followNamesInFile(model, resource, text);
  return { text: apply(text, edits), unclear: unclear.map(({ offset, from, to }) => [text.slice(offset), from, to]) };
}

test.each([
  ['a source', '<A source="isbn" />', '<A source="number" />'],
  ['a source in braces', "<A source={'isbn'} />", "<A source={'number'} />"],
  ['a source inside a list', '<A source="chapters.heading" />', '<A source="chapters.name" />'],
  ['a source that has its name of today', '<A source="number" />', '<A source="number" />'],
  ['a source of another resource', '<A source="other" />', '<A source="other" />'],
  ['a path below a field without fields', '<A source="isbn.heading" />', '<A source="number.heading" />'],
  [
    'a source inside an element of the list',
    '<A source="chapters"><B source="heading" /></A>',
    '<A source="chapters"><B source="name" /></A>',
  ],
  [
    'a source inside an element of a field without fields',
    '<A source="isbn"><B source="pages" /></A>',
    '<A source="number"><B source="length" /></A>',
  ],
  ['a source inside an element without a source', '<A><B source="isbn" /></A>', '<A><B source="number" /></A>'],
  ['a resource', '<A reference="authors" resource="authors" />', '<A reference="writers" resource="writers" />'],
  ['a resource that was not renamed', '<A reference="books" />', '<A reference="books" />'],
  [
    'a source of a referenced resource',
    '<A source="pages" reference="authors"><B source="isbn" /></A>',
    '<A source="length" reference="writers"><B source="isbn" /></A>',
  ],
  [
    'a field by which rows are found',
    '<A reference="books" target="isbn" />',
    '<A reference="books" target="number" />',
  ],
  [
    'a field of another resource by which rows are found',
    '<A reference="branches" target="isbn" />',
    '<A reference="branches" target="isbn" />',
  ],
  [
    'the field of a sorting',
    "<A sort={{ field: 'isbn', order: 'ASC' }} />",
    "<A sort={{ field: 'number', order: 'ASC' }} />",
  ],
  [
    'the field of a sorting of another resource',
    "<A reference='branches' sort={{ field: 'isbn' }} />",
    "<A reference='branches' sort={{ field: 'isbn' }} />",
  ],
  ['a kind and a format, which are no fields', '<A kind="isbn" format="isbn" />', '<A kind="isbn" format="isbn" />'],
])('after a rename in the schemas, custom files use the current names: %s', (_, before, after) => {
  expect(follow(`const a = ${before};`)).toEqual({ text: `const a = ${after};`, unclear: [] });
});

test.each([
  ['{ isbn: 1, pages: 2 }', '{ number: 1, length: 2 }'],
  ["{ 'isbn': 1 }", "{ 'number': 1 }"],
  ['({ isbn: 1 }) satisfies T', '({ number: 1 }) satisfies T'],
  ['{ isbn: 1 } as T', '{ number: 1 } as T'],
  ['{ ...more, other: 1 }', '{ ...more, other: 1 }'],
  ['make()', 'make()'],
])('renaming fields also renames the matching keys of the record in a custom file: %s', (before, after) => {
  for (const name of ['columns', 'fields', 'filters', 'inputs']) {
    expect(follow(`export const ${name} = ${before};`)).toEqual({
      text: `export const ${name} = ${after};`,
      unclear: [],
    });
  }
});

test('renaming fields changes only the keys of objects that hold page parts, such as inputs and columns', () => {
  expect(follow('const others = { isbn: 1 };\nlet inputs;\n').text).toBe('const others = { isbn: 1 };\nlet inputs;\n');
});

test.each([
  ['../../generated/books/columns.gen.tsx', 'books', 'a.number'],
  ['../../generated/books/columns.gen.tsx', 'writers', 'a.number'],
  ['./inputs.tsx', 'books', 'a.number'],
  ['./inputs.tsx', 'branches', 'a.isbn'],
  ['../inputs.tsx', 'books', 'a.number'],
  ['../books/fields.tsx', 'writers', 'a.number'],
  ['../../generated/authors/columns.gen.tsx', 'books', 'a.isbn'],
])(
  'in code that imports from %s in a custom file of %s, fields of the imported resource are renamed',
  (from, resource, expected) => {
    const head = `import { a } from '${from}';\n`;
    expect(follow(`${head}show(a.isbn);\n`, resource)).toEqual({ text: `${head}show(${expected});\n`, unclear: [] });
  },
);

describe('Possible earlier names that a person must check', () => {
  test.each([
    ['a property of a record', 'show(record.isbn);', ['isbn);', 'isbn', 'number']],
    [
      'a property of what is no record of parts',
      "import { a } from './short.tsx';\nshow(a.isbn);",
      ['isbn);', 'isbn', 'number'],
    ],
    ['a text', "show('isbn');", ["'isbn');", 'isbn', 'number']],
    ['a text in backticks', 'show(`isbn`);', ['`isbn`);', 'isbn', 'number']],
    ['a value of an enum', "show('LENT');", ["'LENT');", 'LENT', 'AWAY']],
    ['a resource', "show('authors');", ["'authors');", 'authors', 'writers']],
    ['a field inside another', 'show(chapter.heading);', ['heading);', 'heading', 'name']],
    ['a binding', 'const { isbn } = record;', ['isbn } = record;', 'isbn', 'number']],
    ['a binding under another name', 'const { isbn: own } = record;', ['isbn: own } = record;', 'isbn', 'number']],
    ['a source that is no text', "show(<A source={open ? 'isbn' : x} />);", ["'isbn' : x} />);", 'isbn', 'number']],
    ['a target that is no text', "show(<A target={open ? 'isbn' : x} />);", ["'isbn' : x} />);", 'isbn', 'number']],
    [
      'a resource that is no text',
      "show(<A resource={open ? 'authors' : x} />);",
      ["'authors' : x} />);", 'authors', 'writers'],
    ],
    ['a sorting that is no record', "show(<A sort={by('isbn')} />);", ["'isbn')} />);", 'isbn', 'number']],
    ['another attribute', 'show(<A label="isbn" />);', ['"isbn" />);', 'isbn', 'number']],
  ])('an earlier name used as %s in a custom file is reported as unclear', (_, text, expected) => {
    expect(follow(text)).toEqual({ text, unclear: [expected] });
  });

  test('every unclear use of an earlier name is reported, in the order of the text', () => {
    expect(follow("show(a.pages, 'isbn', a.title);").unclear).toEqual([
      ["pages, 'isbn', a.title);", 'pages', 'length'],
      ["'isbn', a.title);", 'isbn', 'number'],
    ]);
  });

  test('replaced names, earlier names of other resources and import paths are not reported as unclear', () => {
    expect(follow("import './isbn';\nexport const inputs = { 'isbn': 1 };").unclear).toEqual([]);
    expect(follow('show(record.isbn);', 'branches').unclear).toEqual([]);
  });
});

test('the earlier names of a renamed resource, field or enum value are known at any depth', () => {
  expect([...earlierResources(model)]).toEqual([['authors', 'writers']]);
  expect([...earlierNamesIn(model, 'books')].toSorted()).toEqual([
    ['LENT', 'AWAY'],
    ['heading', 'name'],
    ['isbn', 'number'],
    ['pages', 'length'],
  ]);
  expect([...earlierNamesIn(model, 'branches')]).toEqual([]);
  expect([...earlierNamesIn(model, 'unknown')]).toEqual([]);
});

test('an earlier name that another field uses today no longer counts as an earlier name', () => {
  const resources = model.resources.map((resource) => ({
    ...resource,
    fields: resource.fields.map((field) => (field.name === 'title' ? { ...field, name: 'isbn' } : field)),
  }));
  expect(earlierNamesIn({ ...model, resources }, 'books').has('isbn')).toBe(false);
});
