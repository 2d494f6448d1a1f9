import { expect, test } from 'vitest';
import { apply } from './edits.ts';
import { insert, outside, permute } from './lists.ts';
import { readTree } from './read-tree.ts';
import { find, sourceText, type Tree } from './tree.ts';

function recordOf(...names: readonly string[]): Tree {
  const record = readTree(`const a = {\n${names.map((name) => `  ${name}: 1,\n`).join('')}};\n`).children[0]?.value;
  if (!record) throw new Error('No record');
  return record;
}

function namesIn(text: string): readonly (string | undefined)[] {
  return [...text.matchAll(/(\w+): 1/g)].map(([, name]) => name);
}

test.each([
  ['after the nearest one before it', ['a', 'b', 'new', 'c'], ['a', 'b', 'c'], ['a', 'b', 'new', 'c']],
  ['after one further before it', ['a', 'b', 'new', 'c'], ['x', 'a', 'c'], ['x', 'a', 'new', 'c']],
  ['before the nearest one behind it', ['b', 'new', 'c', 'd'], ['x', 'c', 'd'], ['x', 'new', 'c', 'd']],
  ['before one further behind it', ['new', 'c', 'd'], ['x', 'd'], ['x', 'new', 'd']],
  ['first, if it is the first and no other is there', ['new', 'c'], ['x', 'y'], ['new', 'x', 'y']],
  ['last, if it is not the first and no other is there', ['b', 'new'], ['x', 'y'], ['x', 'y', 'new']],
])(
  'a part that the schema adds is inserted at the right place in the developer’s list: %s',
  (_, next, mine, expected) => {
    const [generated, owner] = [recordOf(...next), recordOf(...mine)];
    const index = next.indexOf('new');
    const part = generated.children[index];
    if (!part) throw new Error('No part');
    const beside = generated.children.map(({ key }) => find(owner, key, new Set()));
    const edit = insert(generated.children, index, part, beside, owner);
    expect(namesIn(apply(owner.source, [edit]))).toEqual(expected);
  },
);

test.each([
  ['nothing moved', 'abc', 'abc', 'abc', 'abc'],
  ['the schema moved one', 'abc', 'abc', 'bca', 'bca'],
  ['the schema swapped two', 'abc', 'abc', 'bac', 'bac'],
  ['the owner moved one', 'abc', 'cab', 'abc', 'cab'],
  ['both made the same move', 'abc', 'cab', 'cab', 'cab'],
  ['both moved, each its own', 'abcdef', 'bacdef', 'abcdfe', 'bacdfe'],
  ['both moved the same part to different places', 'abc', 'bac', 'bca', 'bac'],
  ['the schema moved one beside a part of the owner', 'abc', 'axbc', 'cab', 'cxab'],
  ['the schema moved one, and the owner removed another', 'abc', 'ac', 'cba', 'ca'],
  ['the schema moved one, and removed and added others', 'abcd', 'abcd', 'cax', 'cbad'],
])(
  'the order that the schema gives a list is merged with the developer’s order if %s',
  (_, base, mine, next, expected) => {
    const [before, owner, after] = [recordOf(...base), recordOf(...mine), recordOf(...next)];
    const edits = permute(before.children, owner.children, after.children);
    expect(namesIn(apply(owner.source, edits))).toEqual([...expected]);
    if (mine === expected) expect(edits).toEqual([]);
  },
);

test('if the schema moves a field, the merge also moves the element that the developer put around the field', () => {
  const page = (children: string) => {
    const text = `import { p } from './p.tsx';\nconst a = (\n  <A>\n    ${children}\n  </A>\n);\n`;
    const root = readTree(text).children[0]?.children[0];
    if (!root) throw new Error('No element');
    return root;
  };
  const owner = page('<b>{p.x}</b>{p.y}');
  const edits = permute(page('{p.x}{p.y}').children, owner.children, page('{p.y}{p.x}').children);
  expect(apply(owner.source, edits)).toContain('{p.y}<b>{p.x}</b>');

  const x = find(owner, 'field:x', new Set(['b']));
  const y = find(owner, 'field:y', new Set());
  if (!x || !y) throw new Error('No field');
  expect([sourceText(outside(x, owner)), sourceText(outside(y, owner))]).toEqual(['<b>{p.x}</b>', '{p.y}']);
  expect(outside(x, recordOf('a'))).toBe(x);
});

test('if the merge moves a field that is the only field inside another field, the merge moves the outer field', () => {
  const inside = (...parts: readonly string[]) => {
    const root = readTree(`const a = (\n  <A>\n    ${parts.join('\n    ')}\n  </A>\n);\n`).children[0]?.children[0];
    if (!root) throw new Error('No element');
    return root;
  };
  const author = '<Reference source="author_id"><Text source="name" /></Reference>';
  const pages = '<Text source="pages" />';
  const owner = inside(author, pages);
  const edits = permute(owner.children, owner.children, inside(pages, author).children);
  expect(apply(owner.source, edits)).toBe(inside(pages, author).source);
});
