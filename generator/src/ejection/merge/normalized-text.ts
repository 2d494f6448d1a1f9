import { ts } from 'ts-morph';

/**
 * Returns the tokens and comments of a node, joined by single spaces. Line breaks, quotes, trailing commas and
 * parentheses around elements make no difference.
 * @param holes nodes to replace by a placeholder
 */
export function normalizedText(node: ts.Node, holes: ReadonlySet<ts.Node> = new Set()): string {
  const file = node.getSourceFile();
  const words: string[] = [];
  const visit = (each: ts.Node, first: boolean): void => {
    if (holes.has(each)) {
      words.push('□');
      return;
    }
    const children = each.getChildren(file).filter((child) => !ts.isJSDoc(child));
    if (children.length === 0) {
      if (!first) words.push(...comments(each, file));
      words.push(...wordsOf(each, file));
      return;
    }
    const dropped = new Set(insignificant(each, children));
    children.forEach((child, index) => {
      if (dropped.has(child)) words.push(...comments(child, file));
      else visit(child, first && index === 0);
    });
  };
  visit(node, true);
  return words.join(' ');
}

function wordsOf(token: ts.Node, file: ts.SourceFile): readonly string[] {
  if (ts.isJsxText(token)) return token.text.split(/\s+/).filter(Boolean);
  if (ts.isStringLiteral(token)) return [JSON.stringify(token.text)];
  const text = token.getText(file);
  return text === '' ? [] : [text];
}

/**
 * Returns the comments before a token. TypeScript has no nodes for them: they are in the text between the token's full
 * start and its start.
 */
function comments(token: ts.Node, file: ts.SourceFile): readonly string[] {
  if (ts.isJsxText(token)) return [];
  const before = file.text.slice(token.pos, token.getStart(file)).trim();
  return before === '' ? [] : [before];
}

/**
 * Returns tokens that the formatter adds or removes when it breaks lines, such as parentheses around an element or a
 * trailing comma.
 */
function insignificant(node: ts.Node, children: readonly ts.Node[]): readonly ts.Node[] {
  if (ts.isParenthesizedExpression(node) && isJsx(node.expression)) {
    return children.filter((child) => child !== node.expression);
  }
  // Treats `source={'plate'}` like `source="plate"`.
  if (
    ts.isJsxExpression(node) &&
    ts.isJsxAttribute(node.parent) &&
    node.expression &&
    ts.isStringLiteral(node.expression)
  ) {
    return children.filter((child) => child !== node.expression);
  }
  const last = children.at(-1);
  return node.kind === ts.SyntaxKind.SyntaxList && last?.kind === ts.SyntaxKind.CommaToken ? [last] : [];
}

export function isJsx(node: ts.Node): node is ts.JsxElement | ts.JsxSelfClosingElement | ts.JsxFragment {
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
}

export function unwrap(node: ts.Expression): ts.Expression {
  if (ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) {
    return unwrap(node.expression);
  }
  return node;
}
