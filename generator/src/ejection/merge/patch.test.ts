import { describe, expect, test } from 'vitest';
import { merge } from './merge.ts';

/**
 * Builds a page of sections with fields: `main: title [isbn] pages? / more: year`. `[isbn]` is a field that the
 * developer has wrapped in an element; `pages?` is one that the schema shows under a condition.
 */
function page(sections: string): string {
  const inside = sections
    .split(' / ')
    .filter(Boolean)
    .map((section) => {
      const [name = '', ...fields] = section.split(/:? /);
      const lines = fields.map((field) => {
        const input = `{books.${field.replace(/\W/g, '')}}`;
        if (field.startsWith('[')) return `      <b>${input}</b>\n`;
        return field.endsWith('?') ? `      <When is={1}>${input}</When>\n` : `      ${input}\n`;
      });
      return `    <Section name="${name.replace(':', '')}">\n${lines.join('')}    </Section>\n`;
    });
  return `import { books } from './books.tsx';\n\nconst Page = () => (\n  <Form>\n${inside.join('')}  </Form>\n);\n`;
}

function sectionsOf(text: string): string {
  const sections = [...text.matchAll(/<Section name="(\w+)"(?:>([^]*?)<\/Section>| \/>)/g)];
  return sections
    .map(([, name, inside = '']) => {
      const fields = inside
        .replaceAll(/<b>\{books\.(\w+)}<\/b>/g, '[$1]')
        .replaceAll(/<When is=\{1}>\{books\.(\w+)}<\/When>/g, '$1?')
        .replaceAll(/\{books\.(\w+)}/g, '$1');
      return `${name}: ${fields.trim().replaceAll(/\s+/g, ' ')}`.trim();
    })
    .join(' / ');
}

test.each([
  ['main: a b c', 'main: a b c', 'main: a x b c', 'main: a x b c', 'the schema adds a field'],
  ['main: a b c', 'main: c b a', 'main: a x b c', 'main: c b a x', 'it adds one to a list in the owner’s order'],
  ['main: a b', 'main: a b', 'main: b', 'main: b', 'the schema removes a field'],
  ['main: a b', 'main: b', 'main: b', 'main: b', 'both remove a field'],
  ['main: a b', 'main: [a] b', 'main: a b?', 'main: [a] b?', 'both change a field, each its own'],
  ['main: a b c', 'main: b c a', 'main: a b c?', 'main: b c? a', 'a field changes where the owner moved it'],
  ['main: a b', 'main: a b x', 'main: a b x', 'main: a b x', 'both add the same field'],
  [
    'main: a b / more: c',
    'main: a b / more: c',
    'main: a / more: b c',
    'main: a / more: b c',
    'a field changes its section',
  ],
  [
    'main: a b / more: c',
    'main: a [b] / more: c',
    'main: a / more: b c',
    'main: a / more: [b] c',
    'with what is around it',
  ],
  [
    'main: a b / more: c',
    'main: a [b] / more: c',
    'main: a / more: c b',
    'main: a / more: c [b]',
    'at the end of the other section',
  ],
  [
    'main: a b / more: c',
    'main: a / more: c',
    'main: a / more: b c',
    'main: a / more: c',
    'unless the owner removed it',
  ],
  [
    'main: a b / more: c',
    'main: a b / more: [c]',
    'main: a / more: b? c',
    'main: a / more: b? [c]',
    'changed by the schema on its way',
  ],
  [
    'main: a b / more: c',
    'main: a / more: c b',
    'main: a / more: b c',
    'main: a / more: c b',
    'both move it to one section',
  ],
  ['main: a b', 'main: a [b]', 'main: a / more: b', 'main: a / more: [b]', 'a field changes to a new section'],
  [
    'main: a b',
    'main: [a]',
    'main: a / more: b x',
    'main: [a] / more: x',
    'a new section comes without what the owner removed',
  ],
  ['main: a b', 'main: [a] x b', 'main: a b / more: x', 'main: [a] x b / more:', 'nor with what the owner has already'],
  ['main: a b', 'main: [a] b', 'main: a b / more: x y', 'main: [a] b / more: x y', 'a new section'],
  ['main: a / more: b', 'main: [a] / more: b', 'main: a', 'main: [a]', 'the schema removes a section'],
  ['main: a / more: b', 'main: a', 'main: a / more: b', 'main: a', 'the owner removes a section'],
  [
    'main: a / more: b',
    'main: a b',
    'main: a / more: b x',
    'main: a b x',
    'a field of a section that the owner dissolved',
  ],
  [
    'main: a / more: b c',
    'main: c a b',
    'main: a / more: b? c',
    'main: c a b?',
    'a change in a section that the owner dissolved',
  ],
  [
    'main: a / more: b',
    'more: b / main: a',
    'main: a x / more: b',
    'more: b / main: a x',
    'the owner reordered the sections',
  ],
  [
    'main: a / more: b',
    'main: [a] / more: b',
    'more: b / main: a',
    'more: b / main: [a]',
    'the schema reorders the sections',
  ],
  ['main: a b c', 'main: [a] b c', 'main: c a b', 'main: c [a] b', 'the schema reorders the fields'],
  ['main: a b c', 'main: a b c', 'main: c a b x', 'main: c a b x', 'the schema reorders the fields and adds one'],
  ['main: a b c', 'main: a c', 'main: c x a', 'main: c x a', 'the schema reorders and adds, the owner removed one'],
  [
    'main: a b / more: c',
    'main: b / more: a c',
    'main: a b x / more: c',
    'main: b x / more: a c',
    'the owner moved a field',
  ],
  [
    'main: a b / more: c',
    'more: c a b',
    'main: b a / more: c',
    'more: c a b',
    'a new order of a section that the owner dissolved',
  ],
  [
    'main: a / more: b / last: c',
    'more: b / last: c a',
    'more: b a / last: c',
    'more: b a / last: c',
    'both dissolve a section',
  ],
])(
  'the merge keeps the developer’s edit and the schema change: generated %s, edited %s, regenerated %s, merged %s: %s',
  (base, mine, next, expected) => {
    const merged = merge(page(base), page(mine), page(next));
    expect([sectionsOf(merged.text), merged.conflicts]).toEqual([expected, []]);
    expect(merged.theirs).toBe(merged.text);
  },
);

type Conflict = readonly [why: string, was: string | undefined, next: string | undefined];

test.each<[string, string, string, string, string, ...Conflict]>([
  ['main: a b', 'main: a [b]', 'main: a', 'main: a [b]', 'main: a', 'removed', '{books.b}', undefined],
  [
    'main: a b? / more: c',
    'main: a [b] / more: c',
    'main: a / more: b c',
    'main: a [b] / more: c',
    'main: a b / more: c',
    'changed',
    '<When is={1}>{books.b}</When>',
    '{books.b}',
  ],
  [
    'main: a b? / more: c',
    'main: a b / more: c',
    'main: a / more: b c',
    'main: a b / more: c',
    'main: a b / more: c',
    'changed',
    '<When is={1}>{books.b}</When>',
    '{books.b}',
  ],
  [
    'main: a b c / more: d',
    'main: b c / more: a d',
    'main: b c a / more: d',
    'main: b c / more: a d',
    'main: b c a / more: d',
    'moved',
    '{books.a}',
    'in "main", behind {books.c}',
  ],
  [
    'main: a b c / more: d',
    'main: b c / more: a d',
    'main: b a c / more: d',
    'main: b c / more: a d',
    'main: b a c / more: d',
    'moved',
    '{books.a}',
    'in "main", behind {books.b}',
  ],
  [
    'main: a b c / more: d',
    'main: a b / more: c d',
    'main: c a b / more: d',
    'main: a b / more: c d',
    'main: c a b / more: d',
    'moved',
    '{books.c}',
    'in "main", before {books.a}',
  ],
  [
    'main: a b c / more: d',
    'main: b c a / more: d',
    'main: b c / more: d a',
    'main: b c a / more: d',
    'main: b c / more: d a',
    'moved',
    '{books.a}',
    'in "more", behind {books.d}',
  ],
  [
    'main: a b / more: c',
    'main: b / more: c a',
    'main: b / more: c / last: a',
    'main: b / more: c a / last:',
    'main: b / more: c a / last:',
    'moved',
    '{books.a}',
    'in "last"',
  ],
  [
    'main: a b?',
    'main: a [b]',
    'main: a / more: b',
    'main: a [b] / more: b',
    'main: a b / more: b',
    'changed',
    '<When is={1}>{books.b}</When>',
    '{books.b}',
  ],
  ['main: a / more: b', 'main: a', 'main: a / more: b x', 'main: a', 'main: a', 'orphaned', undefined, '{books.x}'],
])(
  'a conflict keeps the developer’s version: generated %s, edited %s, regenerated %s, merged %s, schema’s version %s: %s',
  (base, mine, next, text, theirs, why, was, wanted) => {
    const merged = merge(page(base), page(mine), page(next));
    expect(merged.conflicts.map((each) => [each.why, each.was, each.next])).toEqual([[why, was, wanted]]);
    expect([sectionsOf(merged.text), sectionsOf(merged.theirs)]).toEqual([text, theirs]);
  },
);

test('a change that the schema makes to a section removed by the developer is a conflict', () => {
  const before = page('main: a / more: b');
  const next = before.replace('name="more"', 'name="more" open');
  const { conflicts } = merge(before, page('main: a'), next);
  expect(conflicts.map((each) => [each.why, each.was, each.next])).toEqual([
    [
      'orphaned',
      '<Section name="more">\n      {books.b}\n    </Section>',
      '<Section name="more" open>\n      {books.b}\n    </Section>',
    ],
  ]);
});

const record = (part: string) => `const inputs = {\n  title: ${part},\n};\n`;

describe('Merging the attributes of an element', () => {
  test.each([
    [
      '<A a="1" b="2" />',
      '<A a="1" c="3" b="2" />',
      '<A a="1" b="3" />',
      '<A a="1" c="3" b="3" />',
      'the schema changes one',
    ],
    ['<A a="1" b="2" />', '<A a="0" b="2" />', '<A a="1" />', '<A a="0" />', 'the schema removes one'],
    ['<A a="1" b="2" />', '<A a="0" />', '<A a="1" />', '<A a="0" />', 'both remove one'],
    ['<A a="1" />', '<A a="0" />', '<A a="1" b="2" />', '<A a="0" b="2" />', 'the schema adds one behind another'],
    ['<A a="1" />', '<A a="0" />', '<A b="2" a="1" />', '<A b="2" a="0" />', 'the schema adds one before another'],
    ['<A a="1" />', '<A />', '<A a="1" b="2" />', '<A b="2" />', 'the schema adds one where none is left'],
    ['<A a="1" />', '<A a="0" b="2" />', '<A a="1" b="2" />', '<A a="0" b="2" />', 'both add the same'],
    [
      '<A a={[1, 2, 3]} />',
      '<A a={[0, 2, 3]} />',
      '<A a={[1, 2, 4]} />',
      '<A a={[0, 2, 4]} />',
      'both change one, each another word',
    ],
    ['<A a="1">x</A>', '<A a="0">x</A>', '<B a="1">x</B>', '<B a="0">x</B>', 'the schema takes another component'],
    ['<A a="1" />', '<B a="1" />', '<B a="2" />', '<B a="2" />', 'both take the same component'],
    [
      '<A a="1" />',
      '<A a="0" />',
      '<B a="1" b="2" />',
      '<B a="0" b="2" />',
      'the schema takes another component, with one more',
    ],
    ['<A a="1" />', '<B a="0" />', '<B a="1" b="2" />', '<B a="0" b="2" />', 'both take it, the schema with one more'],
    [
      '<A a="1" />',
      '<C a="1" d="1" />',
      '<A a="2" />',
      '<C a="2" d="1" />',
      'the owner takes another component with the attribute',
    ],
    ['<A a="1" />', '<p><A a="1" /></p>', '<A a="2" />', '<p><A a="2" /></p>', 'the owner puts an element around it'],
    ['show(a, b, c)', 'show(z, b, c)', 'show(a, b, d)', 'show(z, b, d)', 'a value that is no element'],
    ['{ a: 1, b: 2 }', '{ a: 0, b: 2 }', '{ a: 1, b: 3 }', '{ a: 0, b: 3 }', 'a record inside the record'],
    ['{}', '{ b: 2 }', '{ a: 1 }', '{\n    a: 1, b: 2 }', 'the first part of such a record'],
  ])(
    'the merge keeps the developer’s edit and the schema change: generated %s, edited %s, regenerated %s, merged %s: %s',
    (base, mine, next, expected) => {
      const merged = merge(record(base), record(mine), record(next));
      expect(merged).toEqual({ text: record(expected), theirs: record(expected), conflicts: [] });
    },
  );

  test.each<[string, string, string, string, ...Conflict]>([
    ['<A a="1" />', '<A a="0" />', '<A a="2" />', '<A a="2" />', 'changed', 'a="1"', 'a="2"'],
    ['<A a="1" b="1" />', '<A a="0" b="1" />', '<A b="1" />', '<A b="1" />', 'removed', 'a="1"', undefined],
    ['<A />', '<A a="1" />', '<A a="2" />', '<A a="2" />', 'taken', undefined, 'a="2"'],
    ['<A a="1" />', '<C />', '<A a="2" />', '<A a="2" />', 'changed', '<A a="1" />', '<A a="2" />'],
    ['<A a="1" />', '<C a="1" />', '<B a="1" />', '<B a="1" />', 'changed', '<A a="1" />', '<B a="1" />'],
    ['show(a)', 'show(b)', 'show(c)', 'show(c)', 'changed', 'show(a)', 'show(c)'],
    [
      'show(<A a="1" />)',
      '<C />',
      'show(<A a="2" />)',
      'show(<A a="2" />)',
      'changed',
      'show(<A a="1" />)',
      'show(<A a="2" />)',
    ],
    ['<A a="1" />', 'show(b)', '<A a="2" />', '<A a="2" />', 'changed', '<A a="1" />', '<A a="2" />'],
  ])(
    'a conflict records the schema’s version: generated %s, edited %s, regenerated %s, schema’s version %s: %s',
    (base, mine, next, theirs, why, was, wanted) => {
      const merged = merge(record(base), record(mine), record(next));
      expect(merged.conflicts.map((each) => [each.why, each.was, each.next])).toEqual([[why, was, wanted]]);
      expect([merged.text, merged.theirs]).toEqual([record(mine), record(theirs)]);
    },
  );
});

describe('Merging the statements of a file', () => {
  test.each([
    [
      'a statement of the schema',
      'const a = 1;\n',
      'const a = 1;\nconst own = 2;\n',
      'const a = 1;\nconst b = 3;\n',
      'const a = 1;\n\nconst b = 3;\nconst own = 2;\n',
    ],
    [
      'a statement that the schema removed',
      'const a = 1;\nconst b = 3;\n',
      'const a = 2;\nconst b = 3;\n',
      'const a = 1;\n',
      'const a = 2;\n',
    ],
    [
      'a statement that the schema changed',
      'const a = 1;\n',
      'const own = 2;\nconst a = 1;\n',
      'const a = 3;\n',
      'const own = 2;\nconst a = 3;\n',
    ],
    [
      'a declaration of another kind in the schema, with another value of the owner',
      'const a = { x: 1 };\n',
      'const a = { x: 2 };\n',
      'let a = { x: 1 };\n',
      'let a = { x: 2 };\n',
    ],
    [
      'a field that the owner removed from one of two records',
      'const a = { x: 1 };\nconst b = { x: 2 };\n',
      'const a = { x: 1 };\nconst b = { own: 3 };\n',
      'const a = { x: 4 };\nconst b = { x: 2 };\n',
      'const a = { x: 4 };\nconst b = { own: 3 };\n',
    ],
  ])(
    'an ejected file and the schema’s changes are merged statement by statement: %s',
    (_, base, mine, next, expected) => {
      expect(merge(base, mine, next)).toEqual({ text: expected, theirs: expected, conflicts: [] });
    },
  );

  test('if the developer and the schema give a variable different values, the merge reports a conflict', () => {
    const { text, theirs, conflicts } = merge('let a;\n', 'let a = 2;\n', 'let a = 1;\n');
    expect([text, theirs]).toEqual(['let a = 2;\n', 'let a = 1;\n']);
    expect(conflicts.map((each) => [each.why, each.was, each.next])).toEqual([['changed', 'let a;', 'let a = 1;']]);
  });

  test('conflicts are listed in the order of the developer’s file, with their positions', () => {
    const text = (a: number, b: number) => `const a = ${a};\nconst b = ${b};\n`;
    const { conflicts } = merge(text(1, 1), `const b = 2;\nconst a = 2;\n`, text(3, 3));
    expect(conflicts).toEqual([
      {
        why: 'changed',
        start: 0,
        end: 12,
        was: 'const b = 1;',
        next: 'const b = 3;',
        edits: [{ start: 0, end: 12, text: 'const b = 3;' }],
      },
      {
        why: 'changed',
        start: 13,
        end: 25,
        was: 'const a = 1;',
        next: 'const a = 3;',
        edits: [{ start: 13, end: 25, text: 'const a = 3;' }],
      },
    ]);
  });

  test('a developer’s file that does not parse is a single conflict over the whole file', () => {
    const [mine, next] = ['const a = ;\n', 'const a = 2;\n'];
    expect(merge('const a = 1;\n', mine, next)).toEqual({
      text: mine,
      theirs: next,
      conflicts: [
        { why: 'changed', start: 0, end: 12, was: undefined, next, edits: [{ start: 0, end: 12, text: next }] },
      ],
    });
  });

  test('the developer’s own code causes a conflict only if this code uses a field that the schema removed', () => {
    const own = (code: string) => page('main: a b').replace('const Page', `${code}\n\nconst Page`);
    const mine = own('const label = books.b;\nconst other = books.a;');
    const { conflicts, text } = merge(page('main: a b'), mine, page('main: a'));
    const start = mine.indexOf('books.b;');
    expect(conflicts).toEqual([{ why: 'used', start, end: start + 7, was: '{books.b}', next: undefined, edits: [] }]);
    expect(sectionsOf(text)).toBe('main: a');
    expect(merge(page('main: a b'), own('const label = mine.b;'), page('main: a')).conflicts).toEqual([]);
  });
});

const BOOKS = "import { books } from './books.tsx';\n\n";

describe('Component that the developer uses instead of the generated component', () => {
  const table = (tag: string, click: string, ...fields: readonly string[]) =>
    `<${tag} click="${click}">${fields.map((field) => `{books.${field}}`).join('')}</${tag}>`;
  const list = (...parts: readonly string[]) => `${BOOKS}const Page = () => (<List>${parts.join('')}</List>);\n`;
  const [base, next] = [list(table('Table', 'show', 'a', 'b')), list(table('Table', 'edit', 'a', 'b'))];

  test.each([
    ['with all fields', [], ['a', 'b']],
    ['with one of the fields, beside another component', ['<Note />'], ['b']],
    ['with one of the fields, beside the other field', ['{books.a}'], ['b']],
  ])('the developer’s replacement for a generated component receives the schema’s changes: %s', (_, beside, fields) => {
    const { text, conflicts } = merge(base, list(...beside, table('Own', 'show', ...fields)), next);
    expect([text, conflicts]).toEqual([list(...beside, table('Own', 'edit', ...fields)), []]);
  });

  test('a change of a component conflicts if its fields are in two of the developer’s components, or in none', () => {
    for (const parts of [[table('Own', 'show', 'a'), table('More', 'show', 'b')], ['<Note />']]) {
      const { text, conflicts } = merge(base, list(...parts), next);
      expect([text, conflicts.map(({ why }) => why)]).toEqual([list(...parts), ['orphaned']]);
    }
  });
});

test('a field that the developer only reformatted is replaced by the schema’s new version', () => {
  const [base, next] = [record('<A a="1" b="2" />'), record('<A a="3" b="2" />')];
  expect(merge(base, record('<A a="1"   b="2" />'), next)).toEqual({ text: next, theirs: next, conflicts: [] });
});

describe('Conflict over a part that the developer deleted and the schema changed', () => {
  const form = (parts: string) => `${BOOKS}const Page = () => (<Form>${parts}</Form>);\n`;
  test.each<[title: string, base: string, mine: string, next: string, was: string, wanted: string, theirs: string]>([
    [
      'an input',
      'const inputs = { a: <A source="a" />, b: <B source="b" /> };\n',
      'const inputs = { a: <A source="a" /> };\n',
      'const inputs = { a: <A source="a" />, b: <B source="b" isRequired /> };\n',
      'b: <B source="b" />',
      'b: <B source="b" isRequired />',
      'const inputs = { a: <A source="a" />,\nb: <B source="b" isRequired /> };\n',
    ],
    [
      'a prop',
      record('<A a="1" b="2" />'),
      record('<A a="0" />'),
      record('<A a="1" b="3" />'),
      'b="2"',
      'b="3"',
      record('<A a="0" b="3" />'),
    ],
    [
      'a statement',
      'const a = 1;\nconst b = 2;\n',
      'const b = 3;\n',
      'const a = 4;\nconst b = 2;\n',
      'const a = 1;',
      'const a = 4;',
      'const a = 4;\n\nconst b = 3;\n',
    ],
    [
      'a part without fields',
      form('<Section name="m" /><Other />'),
      form('<Other />'),
      form('<Section name="m" open /><Other />'),
      '<Section name="m" />',
      '<Section name="m" open />',
      form('<Section name="m" open />\n<Other />'),
    ],
    [
      'a field of one of two records',
      'const a = { x: 1 };\nconst b = { x: 2 };\n',
      'const a = { x: 1 };\nconst b = { own: 3 };\n',
      'const a = { x: 1 };\nconst b = { x: 4 };\n',
      'x: 2',
      'x: 4',
      'const a = { x: 1 };\nconst b = {\n  x: 4, own: 3 };\n',
    ],
    [
      'a column',
      form('{books.a}{books.b}'),
      form('{books.a}'),
      form('{books.a}<When is={1}>{books.b}</When>'),
      '{books.b}',
      '<When is={1}>{books.b}</When>',
      form('{books.a}\n<When is={1}>{books.b}</When>'),
    ],
  ])(
    'the merge reports a conflict if the developer deleted a part that the schema changed: %s',
    (_, base, mine, next, was, wanted, theirs) => {
      const merged = merge(base, mine, next);
      expect(merged.conflicts.map((each) => [each.why, each.was, each.next])).toEqual([['deleted', was, wanted]]);
      expect([merged.text, merged.theirs]).toEqual([mine, theirs]);
    },
  );

  test.each([
    ['to another section', 'main: a b / more: c', 'main: a / more: c', 'main: a / more: c b?'],
    ['to a new section', 'main: a b', 'main: a', 'main: a / more: b?'],
    ['within a section that the owner deleted too', 'main: a / more: b', 'main: a', 'main: a / more: b?'],
  ])(
    'the merge reports a conflict if the developer deleted a field that the schema changed and moved %s',
    (_, base, mine, next) => {
      const { conflicts } = merge(page(base), page(mine), page(next));
      expect(conflicts.map((each) => [each.why, each.next])).toEqual([['deleted', '<When is={1}>{books.b}</When>']]);
    },
  );

  test('a schema change of a field causes no conflict if a custom object literal copies the field with a spread (...)', () => {
    const own = "import { bookInputs } from '../generated/inputs.gen.tsx';\nconst inputs = { ...bookInputs, a: 2 };\n";
    expect(merge('const inputs = { a: 1, b: 1 };\n', own, 'const inputs = { a: 1, b: 3 };\n').conflicts).toEqual([]);
  });
});

test('a field that the schema adds to a section removed by the developer is a conflict', () => {
  const text = (parts: string) => `${BOOKS}const Page = () => (<Form>${parts}</Form>);\n`;
  const mine = text('<Other />');
  const next = text('<Section name="m">{books.x}</Section><Other />');
  const { text: merged, conflicts } = merge(text('<Section name="m" /><Other />'), mine, next);
  expect([merged, conflicts.map((each) => [each.why, each.next])]).toEqual([mine, [['orphaned', '{books.x}']]]);
});
