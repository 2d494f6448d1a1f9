import { expect, test } from 'vitest';
import { mergeImports, openModule } from './imports.ts';

const file = (imports: string, ...used: readonly string[]) => `${imports}\nuse(${used.join(', ')});\n`;

function adding(mine: string, wanted: string, used: readonly string[] = ['A']): string {
  const code = file(mine, ...used, 'C');
  return mergeImports('', file(mine, ...used), file(wanted, ...used, 'C'), code).text.replace(/\nuse[^]*/, '');
}

test.each([
  [
    'among the names of the same module, by the alphabet',
    "import { A, d } from 'x';\n",
    "import { A, C, d } from 'x';\n",
    "import { A, C, d } from 'x';\n",
  ],
  ['at the end of the names', "import { A } from 'x';\n", "import { A, C } from 'x';\n", "import { A, C } from 'x';\n"],
  [
    'before the first of the names',
    "import { D } from 'x';\n",
    "import { C, D } from 'x';\n",
    "import { C, D } from 'x';\n",
  ],
  [
    'under another name',
    "import { A } from 'x';\n",
    "import { A, B as C } from 'x';\n",
    "import { A, B as C } from 'x';\n",
  ],
  [
    'from another module, behind that which precedes it',
    "import { A } from 'x';\nimport { Z } from 'z';\n",
    "import { A } from 'x';\nimport { C } from 'y';\nimport { Z } from 'z';\n",
    "import { A } from 'x';\nimport { C } from 'y';\nimport { Z } from 'z';\n",
  ],
  [
    'from another module under another name',
    "import { A } from 'x';\n",
    "import { A } from 'x';\nimport { B as C } from 'y';\n",
    "import { A } from 'x';\nimport { B as C } from 'y';\n",
  ],
  [
    'from another module that precedes all',
    "import { A } from 'x';\n",
    "import { C } from 'y';\nimport { A } from 'x';\n",
    "import { C } from 'y';\nimport { A } from 'x';\n",
  ],
  [
    'as the default of a module',
    "import { A } from 'x';\n",
    "import C, { A } from 'x';\n",
    "import C from 'x';\nimport { A } from 'x';\n",
  ],
  [
    'as all of a module',
    "import { A } from 'x';\n",
    "import { A } from 'x';\nimport * as C from 'y';\n",
    "import { A } from 'x';\nimport * as C from 'y';\n",
  ],
  [
    'as a type, apart from the values',
    "import { A } from 'x';\n",
    "import { A } from 'x';\nimport type { C } from 'x';\n",
    "import type { C } from 'x';\nimport { A } from 'x';\n",
  ],
  [
    'among the types',
    "import type { A } from 'x';\n",
    "import type { A, C } from 'x';\n",
    "import type { A, C } from 'x';\n",
  ],
  [
    'beside all of a module',
    "import * as A from 'x';\n",
    "import * as A from 'x';\nimport { C } from 'x';\n",
    "import { C } from 'x';\nimport * as A from 'x';\n",
  ],
  [
    'in the quotes of the file',
    'import { A } from "x";\n',
    "import { A } from 'x';\nimport { C } from 'y';\n",
    'import { A } from "x";\nimport { C } from "y";\n',
  ],
])('the merge imports a newly used name %s', (_, mine, wanted, expected) => {
  expect(adding(mine, wanted)).toBe(expected);
});

test.each([
  ['an empty file', '', "import { C } from 'y';\n"],
  ['a comment', '// Mine.\n', "// Mine.\nimport { C } from 'y';\n"],
  ['a comment and a directive', "// Mine.\n'use client'\n", "// Mine.\n'use client'\nimport { C } from 'y';\n"],
  ['a directive in double quotes', '"use client";\n', '"use client";\nimport { C } from \'y\';\n'],
])('the merge inserts the first import of a file below %s', (_, head, expected) => {
  const text = `${head}use(C);\n`;
  expect(mergeImports(head, head, "import { C } from 'y';\nuse(C);\n", text).text).toBe(`${expected}use(C);\n`);
});

test.each([
  ['a name', "import { A, B } from 'x';\n", "import { A } from 'x';\n"],
  ['a name under another name', "import { A, C as B } from 'x';\n", "import { A } from 'x';\n"],
  ['a whole declaration', "import { A } from 'x';\nimport { B } from 'y';\n", "import { A } from 'x';\n"],
  ['the default', "import { A } from 'x';\nimport B from 'y';\n", "import { A } from 'x';\n"],
  ['the default beside a name', "import B, { A } from 'x';\n", "import { A } from 'x';\n"],
  ['all of a module', "import { A } from 'x';\nimport * as B from 'y';\n", "import { A } from 'x';\n"],
  ['a type', "import { A } from 'x';\nimport type { B } from 'y';\n", "import { A } from 'x';\n"],
  ['a type among values', "import { A, type B } from 'x';\n", "import { A } from 'x';\n"],
])('the merge removes the import of %s that is no longer used', (_, imports, expected) => {
  const [before, after] = [file(imports, 'A', 'B'), file(imports, 'A')];
  expect(mergeImports(before, before, '', after)).toEqual({ text: file(expected, 'A'), conflicts: [] });
});

test('the merge keeps the developer’s imports, even unused imports and side-effect imports', () => {
  const mine = "import './x.css';\nimport { A, B } from 'x';\nimport { D } from 'own';\n";
  const unused = file(mine, 'A');
  // The merge keeps the import of B, which was already unused in the base, and of D, which only the developer imports.
  expect(mergeImports(file("import { A, B } from 'x';\n", 'A'), unused, '', unused).text).toBe(unused);
  expect(mergeImports(file("import { A, B } from 'x';\n", 'A'), file(mine, 'A', 'D'), '', unused).text).toBe(unused);
});

test('an import that the schema moves to another module is replaced, and conflicts if the developer changed it', () => {
  const [base, next] = [file("import { A } from 'x';\n", 'A'), file("import { A } from 'y';\n", 'A')];
  expect(mergeImports(base, base, next, base)).toEqual({ text: next, conflicts: [] });
  const mine = file("import { A } from 'own';\n", 'A');
  expect(mergeImports(base, mine, next, mine)).toEqual({
    text: mine,
    conflicts: [{ why: 'named', start: 9, end: 10, was: "A from 'x'", next: "A from 'y'", edits: [] }],
  });
  expect(mergeImports(base, mine, base, mine)).toEqual({ text: mine, conflicts: [] });
  expect(mergeImports(base, next, next, next)).toEqual({ text: next, conflicts: [] });
});

test.each([
  ['a constant', 'const C = 1;'],
  ['a second constant', 'const B = 1, C = 2;'],
  ['a function', 'function C() {}'],
  ['a class', 'class C {}'],
])('importing a name that the developer’s file already gives to %s is a conflict', (_, own) => {
  const mine = `${own}\nuse(C);\n`;
  const wanted = "import { D as C } from 'y';\nuse(C);\n";
  const start = own.indexOf('C ') === -1 ? own.indexOf('C(') : own.indexOf('C ');
  expect(mergeImports('', mine, wanted, mine)).toEqual({
    text: mine,
    conflicts: [{ why: 'named', start, end: start + 1, was: undefined, next: "D as C from 'y'", edits: [] }],
  });
});

test.each(['a.C;', 'f({ C: 1 });', '<a C="1" />;'])(
  'in the code %s, C does not count as a use of the imported name C',
  (code) => {
    expect(mergeImports('', '', "import { C } from 'y';\nuse(C);\n", code).text).toBe(code);
  },
);

test.each(['C.a;', 'f({ a: C });', 'f({ C });', '<C />;', '<a b={C} />;', 'a[C];'])(
  'in the code %s, C counts as a use of the imported name C',
  (code) => {
    expect(mergeImports('', '', "import { C } from 'y';\nuse(C);\n", code).text).toBe(
      `import { C } from 'y';\n${code}`,
    );
  },
);

test('parsing a module for the merge of imports does not change its text', () => {
  expect(openModule('const a  = <b />\n').getFullText()).toBe('const a  = <b />\n');
});
