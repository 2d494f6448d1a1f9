import { ts } from 'ts-morph';
import { expect, test } from 'vitest';
import { isJsx, normalizedText, unwrap } from './normalized-text.ts';
import { parse } from './read-tree.ts';

function firstOf(text: string): ts.Statement {
  const [statement] = parse(text).statements;
  if (!statement) throw new Error('No statement');
  return statement;
}

function valueOf(text: string): ts.Expression {
  const statement = firstOf(`const a = ${text};`);
  const value = ts.isVariableStatement(statement) ? statement.declarationList.declarations[0]?.initializer : undefined;
  if (!value) throw new Error('No value');
  return value;
}

test.each([
  ['line breaks', 'f(a,\n  b)', 'f(a, b)'],
  ['quotes', "f('a')", 'f("a")'],
  ['a trailing comma', '[a, b,]', '[a, b]'],
  ['parentheses around an element', '(<A />)', '<A />'],
  ['parentheses around a fragment', '(<></>)', '<></>'],
  ['braces around a text of an attribute', "<A b={'c'} />", '<A b="c" />'],
  ['white space in the text of an element', '<A> b\n  c </A>', '<A>b c</A>'],
])('the normalized text of code, used for comparison, does not depend on %s', (_, one, other) => {
  expect(normalizedText(valueOf(one))).toBe(normalizedText(valueOf(other)));
});

test.each([
  ['parentheses around anything else', '(a)', 'a'],
  ['a comma between', '[a, b]', '[a b]'],
  ['braces around a text inside an element', "<A>{'b'}</A>", '<A>b</A>'],
  ['braces around a value of an attribute', '<A b={c} />', '<A b="c" />'],
  ['words of a text', '<A>b c</A>', '<A>bc</A>'],
  ['a comment', '[a, /* b */ c]', '[a, c]'],
  ['a comment in removed parentheses', '(/* b */ <A />)', '<A />'],
])('the normalized text of code, used for comparison, depends on %s', (_, one, other) => {
  expect(normalizedText(valueOf(one))).not.toBe(normalizedText(valueOf(other)));
});

test.each([
  ["const a = 'b';", 'const a = "b" ;'],
  ['// Of the statement.\nconst a = 1;', 'const a = 1 ;'],
  ['/** Of the statement. */\nconst a = 1;', 'const a = 1 ;'],
  ['const a = // Why.\n 1;', 'const a = // Why. 1 ;'],
  ['const a = <A b="c">d  e{/* f */}</A>;', 'const a = < A b = "c" > d e { /* f */ } < / A > ;'],
])('normalizing the code %j keeps its tokens and the comments inside it', (text, expected) => {
  expect(normalizedText(firstOf(text))).toBe(expected);
});

test('the normalized text of code has a placeholder for each syntax node that the caller excludes', () => {
  const statement = firstOf('const a = { b: 1 };');
  const holes = new Set<ts.Node>();
  ts.forEachChild(statement, function visit(node): void {
    if (ts.isObjectLiteralExpression(node)) holes.add(node);
    ts.forEachChild(node, visit);
  });
  expect(normalizedText(statement, holes)).toBe('const a = □ ;');
});

test.each([
  ['(a)', 'a'],
  ['a as B', 'a'],
  ['a satisfies B', 'a'],
  ['((a satisfies B) as C)', 'a'],
  ['f(a)', 'f(a)'],
])('%s without parentheses and type assertions is the expression %s', (text, expected) => {
  expect(unwrap(valueOf(text)).getText()).toBe(expected);
});

test.each([
  ['<A />', true],
  ['<A></A>', true],
  ['<></>', true],
  ['a', false],
])('the merge detects whether an expression is a JSX element: %s', (text, expected) => {
  expect(isJsx(valueOf(text))).toBe(expected);
});
