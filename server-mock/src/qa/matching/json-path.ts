import type * as Library from 'json-p3';
import type { FilterFunction, JSONPathEnvironment, JSONPathQuery, JSONValue } from 'json-p3';
import { lazyRequire } from '@tuyen/server/extension';
import { linearPattern, PatternError } from './pattern.ts';
import { SyntaxFault } from './syntax-fault.ts';

export const jsonPathLibrary = lazyRequire<typeof Library>('json-p3');

/** A parsed JSON path (RFC 9535). */
export interface JsonPath {
  readonly text: string;
  readonly query: JSONPathQuery;
}

const LONGEST = 500;
/**
 * Maximum number of selector combinations, which is the product of the selector counts of all brackets: 4 for
 * `$[0,1][2,3]`. It limits the size of the result, because each selector can select the same values again.
 */
const MOST_SELECTORS = 8;
/** Maximum number of paths that begin with `@`, counted over all filters of one JSON path. */
const MOST_IN_FILTERS = 8;

let environment: JSONPathEnvironment | undefined;

/**
 * Parses a JSON path. Without `$`, the path begins at the root: `items[0].price`.
 * @throws SyntaxFault also for a path whose evaluation time grows faster than the value: several `..`, `$` in a filter,
 * many selectors or comparisons
 */
export function parseJsonPath(text: string): JsonPath {
  const prefix = text.startsWith('$') ? '' : text.startsWith('[') ? '$' : '$.';
  const faultAt = (code: string, position: number) => pathFault(code, text, position - prefix.length);
  if (text.length > LONGEST) throw pathFault('json_path_cost', text, LONGEST);
  const { JSONPathError } = jsonPathLibrary();
  let query: JSONPathQuery;
  try {
    query = (environment ??= linearEnvironment()).compile(prefix + text);
  } catch (error) {
    throw error instanceof JSONPathError ? faultAt('json_path', error.token.index) : error;
  }
  checkQuery(query, faultAt);
  return { text, query };
}

/**
 * Returns all values at a path. Returns an empty list for a request without a body, or for a value that is nested too
 * deep to search.
 */
export function valuesAt(value: unknown, { query }: JsonPath): readonly unknown[] {
  if (value === undefined) return [];
  try {
    // `query.query` would fail for a long list, because it passes each item as an argument of one call.
    return Array.from(query.lazyQuery(value as JSONValue), (node) => node.value);
  } catch (error) {
    if (error instanceof jsonPathLibrary().JSONPathRecursionLimitError || error instanceof RangeError) return [];
    throw error;
  }
}

function pathFault(code: string, text: string, position: number): SyntaxFault {
  const at = Math.min(text.length, Math.max(0, position));
  return new SyntaxFault(code, at, text.slice(at, at + 40));
}

function linearEnvironment(): JSONPathEnvironment {
  const { JSONPathEnvironment: Environment, FunctionExpressionType: type } = jsonPathLibrary();
  const made = new Environment({ maxRecursionDepth: 100 });
  for (const [name, whole] of Object.entries(PATTERN_FUNCTIONS)) {
    const own: FilterFunction = {
      argTypes: [type.ValueType, type.ValueType],
      returnType: type.LogicalType,
      call: (value: unknown, pattern: unknown) =>
        typeof value === 'string' && typeof pattern === 'string' && linearPattern(whole(pattern)).test(value),
    };
    made.functionRegister.set(name, own);
  }
  return made;
}

const PATTERN_FUNCTIONS: Readonly<Record<string, (pattern: string) => string>> = {
  match: (pattern) => `^(?:${pattern})$`,
  search: (pattern) => pattern,
};

type FaultAt = (code: string, position: number) => SyntaxFault;

function checkQuery(root: JSONPathQuery, faultAt: FaultAt): void {
  const { expressions, selectors, TokenKind } = jsonPathLibrary().jsonpath;
  let descendants = 0;
  let factor = 1;
  let inFilters = 0;

  function checkSegments(query: JSONPathQuery): void {
    for (const { token, selectors: own } of query.segments) {
      factor *= own.length;
      if (token.kind === TokenKind.DDOT) descendants += 1;
      if (descendants > 1 || factor > MOST_SELECTORS) throw faultAt('json_path_cost', token.index);
      for (const one of own) if (one instanceof selectors.FilterSelector) checkFilter(one.expression);
    }
  }

  function checkFilter(expression: unknown): void {
    if (expression instanceof expressions.RootQuery) throw faultAt('json_path_cost', expression.token.index);
    if (expression instanceof expressions.FilterQuery) {
      inFilters += 1;
      if (inFilters > MOST_IN_FILTERS) throw faultAt('json_path_cost', expression.token.index);
      checkSegments(expression.path);
    } else if (expression instanceof expressions.LogicalExpression) checkFilter(expression.expression);
    else if (expression instanceof expressions.PrefixExpression) checkFilter(expression.right);
    else if (expression instanceof expressions.InfixExpression) {
      checkFilter(expression.left);
      checkFilter(expression.right);
    } else if (expression instanceof expressions.FunctionExtension) {
      if (Object.hasOwn(PATTERN_FUNCTIONS, expression.name)) checkPattern(expression.args[1]);
      expression.args.forEach(checkFilter);
    }
  }

  function checkPattern(argument: Library.jsonpath.expressions.FilterExpression | undefined): void {
    if (!(argument instanceof expressions.StringLiteral)) throw faultAt('json_path', argument?.token.index ?? 0);
    try {
      linearPattern(argument.value);
    } catch (error) {
      throw error instanceof PatternError ? faultAt('json_path', argument.token.index + error.position) : error;
    }
  }

  checkSegments(root);
}
