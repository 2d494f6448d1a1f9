/** A printed statement: an `if` with its test and its body, or the text of any other statement. */
export type Statement = string | { readonly test: string; readonly body: string; readonly otherwise?: Statement };

export function print(statements: readonly Statement[]): string {
  return statements.map(printOne).join('');
}

function printOne(statement: Statement): string {
  if (typeof statement === 'string') return statement;
  const { test, body, otherwise } = statement;
  const head = `if (${test}) {\n${body}}`;
  return otherwise === undefined ? `${head}\n` : `${head} else ${branch(otherwise)}`;
}

function branch(statement: Statement): string {
  return typeof statement === 'string' ? `{\n${statement}}\n` : printOne(statement);
}

/**
 * Returns statements that run only if the test is true. If there is a single statement and it is an `if`, both tests
 * are joined with `&&`.
 */
export function where(test: string, statements: readonly Statement[]): readonly Statement[] {
  const [only, ...others] = statements;
  if (only === undefined) return [];
  if (others.length === 0 && typeof only !== 'string' && only.otherwise === undefined) {
    return [{ test: `${test} && ${grouped(only.test)}`, body: only.body }];
  }
  return [{ test, body: print(statements) }];
}

export function either(test: string, body: string, statements: readonly Statement[]): Statement {
  const [only, ...others] = statements;
  if (only === undefined) return { test, body };
  return { test, body, otherwise: others.length === 0 && typeof only !== 'string' ? only : print(statements) };
}

function grouped(test: string): string {
  return test.includes(' || ') && !/^!?\([^()]*\)$/.test(test) ? `(${test})` : test;
}
