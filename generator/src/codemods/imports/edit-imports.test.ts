import { expect, test } from 'vitest';
import { editImports } from './edit-imports.ts';
import type { ModuleMoves } from './module-moves.ts';

const MOVES: ModuleMoves = new Map([
  [
    'old',
    { to: 'new', names: { text: { name: 'textSchema' }, Seed: { to: 'new/seeds' }, Fixtures: { to: 'new/seeds' } } },
  ],
  ['old/css', { to: 'new/css' }],
  ['half', { to: 'new', kept: ['stays'], names: { open: { advice: 'open works differently.' } } }],
]);

const edited = async (text: string, file = 'a.tsx') => (await editImports(file, text, MOVES)).text;

test.each([
  ["import { a } from 'old';", "import { a } from 'new';"],
  ['import type { A } from "old"', 'import type { A } from "new"'],
  ["export { a } from 'old';", "export { a } from 'new';"],
  ["export * from 'old';", "export * from 'new';"],
  ["import * as all from 'old';", "import * as all from 'new';"],
  ["import 'old/css';", "import 'new/css';"],
  ["const { a } = await import('old');", "const { a } = await import('new');"],
  ["let a: import('old').A;", "let a: import('new').A;"],
  ["vi.mock('old', () => ({}));", "vi.mock('new', () => ({}));"],
  [
    "export default { optimizeDeps: { include: ['old/css'] } };",
    "export default { optimizeDeps: { include: ['new/css'] } };",
  ],
])('the import %j becomes %j', async (before, after) => {
  expect(await edited(before)).toBe(after);
});

test('a renamed import renames its uses, but not other declarations with the same name', async () => {
  const before = `import { text } from 'old';
const all = { text, body: text }; // text stays in comments
function shorten(text: string) { return text; }
export { text };
`;
  expect(await edited(before)).toBe(`import { textSchema } from 'new';
const all = { text: textSchema, body: textSchema }; // text stays in comments
function shorten(text: string) { return text; }
export { textSchema as text };
`);
});

test('a renamed import keeps its former name as an alias if the new name is taken in the module', async () => {
  expect(await edited("import { text } from 'old';\nconst textSchema = text;\n")).toBe(
    "import { textSchema as text } from 'new';\nconst textSchema = text;\n",
  );
});

test('an import with an alias keeps the alias', async () => {
  expect(await edited("import { text as t } from 'old';\nt();\n")).toBe(
    "import { textSchema as t } from 'new';\nt();\n",
  );
});

test('a renamed export keeps the name that the module of the project exports', async () => {
  expect(await edited("export { text, a as text2 } from 'old';\n")).toBe(
    "export { textSchema as text, a as text2 } from 'new';\n",
  );
});

test('names that moved to different modules get imports of their own', async () => {
  expect(await edited("import { a, type Seed, type B, type Fixtures } from 'old';\n")).toBe(
    "import { a, type B } from 'new';\nimport { type Seed, type Fixtures } from 'new/seeds';\n",
  );
  expect(await edited("import type { A, B, C, Seed, Fixtures } from 'old';\n")).toBe(
    "import type { A, B, C } from 'new';\nimport type { Seed, Fixtures } from 'new/seeds';\n",
  );
});

test('a divided import keeps its lines, its comments and the line ends of the file', async () => {
  const before = `import {
  a,
  Seed, // sown
  // the second one
  b,
} from 'old';
`;
  const after = `import {
  a,
  // sown
  // the second one
  b,
} from 'new';
import { Seed } from 'new/seeds';
`;
  expect(await edited(before)).toBe(after);
  expect(await edited("import { a, b, Seed } from 'old';\r\n")).toBe(
    "import { a, b } from 'new';\r\nimport { Seed } from 'new/seeds';\r\n",
  );
});

test('names that stay in their module are not moved, and a whole module that keeps names stays', async () => {
  expect(await edited("import { gone, stays } from 'half';\n")).toBe(
    "import { gone } from 'new';\nimport { stays } from 'half';\n",
  );
  expect(await edited("import { stays } from 'half';\nimport('half');\n")).toBe(
    "import { stays } from 'half';\nimport('half');\n",
  );
});

test('a name that a person must look at is reported with its line', async () => {
  const { notes } = await editImports('a.ts', "\nimport { open } from 'half';\n", MOVES);
  expect(notes).toEqual([{ file: 'a.ts', line: 2, message: 'open works differently.' }]);
});

test('a file that cannot be parsed stays as it is, with a note', async () => {
  const text = "import { a } from 'old';\nconst = 1;\n";
  const { text: after, notes } = await editImports('a.ts', text, MOVES);
  expect(after).toBe(text);
  expect(notes).toMatchObject([{ file: 'a.ts', line: 2, message: expect.stringContaining('cannot be parsed') }]);
});

test('a name of a module in a comment or in another text is not an import', async () => {
  const text = "// import 'old'\nconst message = `old` + 'see old';\n";
  expect(await edited(text)).toBe(text);
});
