import { expect, test } from 'vitest';
import { attributeNamed, composes, hasChangedAttributes, holdsFields, wrappedPart } from './compare.ts';
import { readTree } from './read-tree.ts';
import { sourceText, type Tree } from './tree.ts';

function valueOf(code: string): Tree {
  const text = `import { inputs } from './inputs.gen.tsx';\nconst parts = { title: ${code} };\n`;
  const value = readTree(text).children[0]?.value?.children[0]?.value;
  if (!value) throw new Error('No value');
  return value;
}

function childOf(code: string): Tree {
  const [child] = valueOf(`<Root>${code}</Root>`).children;
  if (!child) throw new Error('No child');
  return child;
}

test.each([
  ['an element around the same component', '<A b={1} />', '<p><A b={1} c={2} /></p>', '<A b={1} c={2} />'],
  ['a function around the same component', '<A b={1} />', 'show(<A b={1} />)', '<A b={1} />'],
  ['an element of the same name with the same component', '<A b={1} />', '<A><A b={1} /></A>', undefined],
  ['an element around another component', '<A b={1} />', '<p><B /></p>', undefined],
  ['the element itself', '<A b={1} />', '<A b={2} />', undefined],
  ['a text', '<A b={1} />', "'text'", undefined],
  ['an object', '<A b={1} />', '{ a: <A b={1} /> }', undefined],
])('the merge detects whether the developer’s code wraps the generated component: %s', (_, base, mine, expected) => {
  const found = wrappedPart(valueOf(base), valueOf(mine));
  expect(found && sourceText(found)).toBe(expected);
});

test.each([
  ['an element around it', '{inputs.isbn}', '<b>{inputs.isbn}</b>', '{inputs.isbn}'],
  ['two elements around it', '{inputs.isbn}', '<b><i>{inputs.isbn}</i></b>', '<i>{inputs.isbn}</i>'],
  ['an element with another field', '{inputs.isbn}', '<b>{inputs.title}</b>', undefined],
  ['the field itself', '{inputs.isbn}', '{inputs.isbn}', undefined],
  ['a condition around it', '{inputs.isbn}', '{shown && <b>{inputs.isbn}</b>}', '<b>{inputs.isbn}</b>'],
])('the merge detects whether the developer’s code wraps the generated field: %s', (_, base, mine, expected) => {
  const found = wrappedPart(childOf(base), childOf(mine));
  expect(found && sourceText(found)).toBe(expected);
});

test.each([
  ['nothing changed', '<A b={1} />', '<B />', '<A b={1} />', true],
  ['an attribute changed that the owner’s has', '<A b={1} />', '<B b={1} />', '<A b={2} />', true],
  ['an attribute changed that the owner’s does not have', '<A b={1} />', '<B c={1} />', '<A b={2} />', false],
  ['an attribute was added that the owner’s does not have', '<A />', '<B />', '<A b={2} />', false],
  ['an attribute was removed', '<A b={1} />', '<B />', '<A />', true],
  ['one of two does not exist there', '<A b={1} c={1} />', '<B b={1} />', '<A b={2} c={2} />', false],
])(
  'the merge detects whether the developer’s component has the attributes that the schema changed: %s',
  (_, base, mine, next, expected) => {
    expect(hasChangedAttributes(valueOf(base), valueOf(mine), valueOf(next))).toBe(expected);
  },
);

test('an attribute of a JSX element is found by its name', () => {
  const element = valueOf('<A b={1} c={2} />');
  expect(attributeNamed(element, 'c')).toBe(element.attributes[1]);
  expect(attributeNamed(element, 'd')).toBeUndefined();
});

test('JSX elements count as containing fields if at least one of them contains a field', () => {
  const [without, holding] = [valueOf('<A>text</A>'), valueOf('<A>{inputs.isbn}</A>')];
  expect([holdsFields(), holdsFields(without), holdsFields(without, holding)]).toEqual([false, false, true]);
});

test.each([
  ['{ ...inputs, a: 1 }', true],
  ['{ ...others, a: 1 }', false],
  ['{ a: 1 }', false],
  ['<A {...inputs} />', false],
])('the merge detects whether code is an object that spreads the generated record: %s', (code, expected) => {
  expect(composes(valueOf(code))).toBe(expected);
});
