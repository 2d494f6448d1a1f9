import { expect, test } from 'vitest';
import { readTree } from './read-tree.ts';
import { sourceText, type Tree } from './tree.ts';

type Outline = readonly [what: string, ...inside: Outline[]];

function outline({ kind, key, alias, attributes, value, children }: Tree): Outline {
  const name = `${kind} ${key}${alias === undefined ? '' : ` = ${alias}`}`;
  return [name, ...[...attributes, ...(value ? [value] : []), ...children].map(outline)];
}

const IMPORTS = `import { a, type b } from './parts.gen.tsx';
import { own } from './own.tsx';
import whole from './whole.tsx';
`;

function statementOf(code: string): Tree {
  const [statement] = readTree(IMPORTS + code).children;
  if (!statement) throw new Error('No statement');
  return statement;
}

test('a TypeScript file is parsed into its statements, without the imports', () => {
  const text = "import { a } from './a.tsx';\nconst x = 1, y = 2;\nfunction f() {}\nf(1);\nconst { z } = f();\n";
  const file = readTree(text);
  expect(outline(file)).toEqual([
    'file file',
    ['statement declares:x'],
    ['statement declares:f'],
    ['statement text:f ( 1 ) ;'],
    ['statement text:const { z } = f ( ) ;'],
  ]);
  const end = text.length;
  expect([file.frame, file.normalized, file.inside]).toEqual(['', '', { start: end, end }]);
});

test.each<[string, Outline]>([
  [
    '{ title: 1, isbn: 2 }',
    ['record record', ['property field:title', ['expression value']], ['property field:isbn', ['expression value']]],
  ],
  [
    "{ 'the title': 1, 2: 3 }",
    ['record record', ['property field:the title', ['expression value']], ['property field:2', ['expression value']]],
  ],
  ['{ title, isbn() {} }', ['record record', ['leaf field:title'], ['leaf field:isbn']]],
  ['{ ...a, ...own }', ['record record', ['leaf ...a = composes'], ['leaf ...own']]],
  [
    '{ title: { isbn: 1 } }',
    ['record record', ['property field:title', ['record record', ['property field:isbn', ['expression value']]]]],
  ],
  ['{ title: (<A b="c" />) }', ['record record', ['property field:title', ['element tag:A', ['attribute b']]]]],
  [
    '{ title: show(<A />, <A />) }',
    ['record record', ['property field:title', ['expression value', ['element tag:A#0'], ['element tag:A#1']]]],
  ],
])('the object literal %s is parsed into its parts', (code, expected) => {
  expect(outline(statementOf(`const x = ${code};`))).toEqual(['statement declares:x', expected]);
});

test.each(['withHints({ title: 1 })', '({ title: 1 }) satisfies T', 'f(1, { title: 1 })', 'f(g({ title: 1 }))'])(
  'the object that contains the fields is found inside the expression %s',
  (code) => {
    const statement = statementOf(`const x = ${code};`);
    expect(outline(statement)).toEqual([
      'statement declares:x',
      ['record record', ['property field:title', ['expression value']]],
    ]);
    expect(statement.frame).toContain('□');
    expect(statement.frame).not.toContain('title');
  },
);

test('an object literal of JSX elements is parsed into its parts, and an object literal of options is not', () => {
  expect(outline(statementOf('const x = f(<A />, { often: true });'))).toEqual([
    'statement declares:x',
    ['element tag:A#0'],
  ]);
  expect(outline(statementOf('const x = f({ title: <A /> });'))).toEqual([
    'statement declares:x',
    ['record record', ['property field:title', ['element tag:A']]],
  ]);
});

test.each<[string, Outline]>([
  ['<A source="title" />', ['element field:title', ['attribute source']]],
  ["<A source={'title'} />", ['element field:title', ['attribute source']]],
  ['<A source={title} />', ['element tag:A#0', ['attribute source']]],
  ['<A name="main" />', ['element name:main', ['attribute name']]],
  ['<A name="main" source="title" />', ['element field:title', ['attribute name'], ['attribute source']]],
  ['<A {...b} {...c} />', ['element tag:A#0', ['attribute ...{ ... b }'], ['attribute ...{ ... c }']]],
  ['<><A /><B /><A /></>', ['element tag:#0', ['element tag:A#0'], ['element tag:B#0'], ['element tag:A#1']]],
  ['<A> some  text </A>', ['element tag:A#0', ['leaf text:some text']]],
  ['<A>{/* note */}</A>', ['element tag:A#0', ['leaf text:{ /* note */ }']]],
  ['<A>\n</A>', ['element tag:A#0']],
  ['<A>{a.title}</A>', ['element tag:A#0 = field:title', ['expression field:title']]],
  ["<A>{own['title']}</A>", ['element tag:A#0 = field:title', ['expression field:title']]],
  ['<A>{a[title]}</A>', ['element tag:A#0', ['expression text:{ a [ title ] }']]],
  ["<p>{words.t('a.b')}</p>", ['element words:a.b', ['expression text:{ words . t ( "a.b" ) }']]],
  ['<A>{props.title}</A>', ['element tag:A#0', ['expression text:{ props . title }']]],
  ['<A>{whole.title}</A>', ['element tag:A#0', ['expression text:{ whole . title }']]],
  ['<A>{a.title}{a.isbn}</A>', ['element tag:A#0', ['expression field:title'], ['expression field:isbn']]],
  ['<When>{a.title}</When>', ['element field:title = field:title', ['expression field:title']]],
  ['<When>{a.title}{a.isbn}</When>', ['element tag:When#0', ['expression field:title'], ['expression field:isbn']]],
  [
    '<A>{show(a.title)}</A>',
    ['element tag:A#0 = field:title', ['expression text:{ show ( a . title ) } = field:title']],
  ],
  ['<A>{a.title ?? a.isbn}</A>', ['element tag:A#0', ['expression text:{ a . title ?? a . isbn }']]],
  [
    '<A>{open && <B>{a.title}</B>}</A>',
    [
      'element tag:A#0 = field:title',
      [
        'expression text:{ open && < B > { a . title } < / B > } = field:title',
        ['element tag:B#0 = field:title', ['expression field:title']],
      ],
    ],
  ],
])('the JSX code %s is parsed into its elements, fields and texts', (code, expected) => {
  expect(outline(statementOf(`const X = () => ${code};`))).toEqual(['statement declares:X', expected]);
});

test('a name with a capital letter is a component, so its properties do not count as fields', () => {
  expect(outline(statementOf('const Own = f(); const X = () => <A>{Own.title}</A>;'))).toEqual([
    'statement declares:Own',
  ]);
  const [, page] = readTree('const Own = f();\nconst X = () => <A>{Own.title}</A>;\n').children;
  expect(page && outline(page)).toEqual([
    'statement declares:X',
    ['element tag:A#0', ['expression text:{ Own . title }']],
  ]);
});

test('an expression such as own.title counts as a field if the file itself declares the variable', () => {
  const [, page] = readTree('const own = f();\nconst X = () => <A>{own.title}</A>;\n').children;
  expect(page && outline(page)).toEqual([
    'statement declares:X',
    ['element tag:A#0 = field:title', ['expression field:title']],
  ]);
});

test('a parsed JSX element has its tag, the positions of its names and the range of its content', () => {
  const page = statementOf('const X = () => <A b="c"><B /></A>;');
  const [a] = page.children;
  const [b] = a?.children ?? [];
  const texts = (tree: Tree | undefined) => ({
    tag: tree?.tag?.name,
    names: tree?.tag?.spans.map(({ start, end }) => tree.source.slice(start, end)),
    inside: tree?.source.slice(tree.inside.start, tree.inside.end),
    closesItself: tree?.closesItself,
    text: tree && sourceText(tree),
    frame: tree?.frame,
  });
  expect(texts(a)).toEqual({
    tag: 'A',
    names: ['A', 'A'],
    inside: '<B />',
    closesItself: false,
    text: '<A b="c"><B /></A>',
    frame: '',
  });
  expect(texts(b)).toEqual({ tag: 'B', names: ['B'], inside: '', closesItself: true, text: '<B />', frame: '' });
  expect(b?.inside).toEqual({ start: b?.end, end: b?.end });
  const [fragment] = statementOf('const X = () => <>text</>;').children;
  expect(texts(fragment)).toEqual({
    tag: '',
    names: [],
    inside: 'text',
    closesItself: false,
    text: '<>text</>',
    frame: '',
  });
  expect(fragment?.children.map(sourceText)).toEqual(['text']);
});

test('the frame of a parsed part is its code with placeholders for its child parts', () => {
  expect(statementOf('const X = () => <A />;').frame).toBe('const X = ( ) => □ ;');
  const record = statementOf('const x = { title: 1 };').value;
  expect(record?.frame).toBe('');
  expect(record && record.source.slice(record.inside.start, record.inside.end)).toBe(' title: 1 ');
  expect(record?.children.map(({ frame }) => frame)).toEqual(['title : □']);
});

test('a parsed text inside an element includes the white space at its start', () => {
  const [a] = statementOf('const X = () => <A>  text</A>;').children;
  expect(a?.children.map(sourceText)).toEqual(['  text']);
});
