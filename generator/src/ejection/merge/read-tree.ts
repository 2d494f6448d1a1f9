import { ts } from 'ts-morph';
import { unwrap, isJsx, normalizedText } from './normalized-text.ts';
import { COMPOSES, encloses, isField, type Tree } from './tree.ts';

type Element = ts.JsxElement | ts.JsxSelfClosingElement | ts.JsxFragment;

/** Reads a module's statements without its imports, which `imports.ts` merges. */
export function readTree(text: string): Tree {
  const file = parse(text);
  const names = { all: moduleNames(file), generated: new Set(imported(file, /\.gen\.tsx$/)) };
  const statements = file.statements.filter((each) => !ts.isImportDeclaration(each));
  const children = statements.map((each) => statement(each, names));
  return { ...tree(file, 'file', 'file'), children, frame: '', inside: { start: text.length, end: text.length } };
}

export function parse(text: string): ts.SourceFile {
  return ts.createSourceFile('part.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/**
 * Returns the names that the module imports or declares. An expression names a field only if it starts with such a
 * name. So `vehicleInputs.plate` names a field, and `props.plate` does not.
 */
function moduleNames(file: ts.SourceFile): ReadonlySet<string> {
  const names = file.statements.flatMap((each) => {
    if (ts.isVariableStatement(each)) {
      return each.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
    }
    return [];
  });
  return new Set([...names, ...imported(file, /./)]);
}

function imported(file: ts.SourceFile, from: RegExp): readonly string[] {
  return file.statements.flatMap((each) => {
    if (!ts.isImportDeclaration(each) || !ts.isStringLiteral(each.moduleSpecifier)) return [];
    if (!from.test(each.moduleSpecifier.text)) return [];
    const bindings = each.importClause?.namedBindings;
    return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
  });
}

interface Reading {
  readonly all: ReadonlySet<string>;
  readonly generated: ReadonlySet<string>;
}

function statement(node: ts.Statement, names: Reading): Tree {
  const [declared, initializer] = declarationOf(node);
  const key = declared === undefined ? `text:${normalizedText(node)}` : `declares:${declared}`;
  const code = withRoots(tree(node, 'statement', key), node, names);
  const record = initializer && recordIn(initializer);
  // An object literal that contains every JSX element of the statement is merged key by key. Any other object literal
  // contains only options and is merged as text.
  if (record && code.children.every((root) => encloses({ start: record.getStart(), end: record.end }, root))) {
    const value = recordTree(record, names);
    return { ...tree(node, 'statement', key), value, frame: normalizedText(node, new Set([record])) };
  }
  return code;
}

/** Returns an object literal, or the one passed to a function: `withHints({ … })`. */
function recordIn(node: ts.Expression): ts.ObjectLiteralExpression | undefined {
  const value = unwrap(node);
  if (ts.isObjectLiteralExpression(value)) return value;
  return ts.isCallExpression(value) ? value.arguments.map(recordIn).find((each) => each !== undefined) : undefined;
}

function declarationOf(node: ts.Statement): readonly [name?: string, initializer?: ts.Expression | undefined] {
  if (ts.isFunctionDeclaration(node) && node.name) return [node.name.text];
  if (!ts.isVariableStatement(node)) return [];
  const [first] = node.declarationList.declarations;
  return first && ts.isIdentifier(first.name) ? [first.name.text, first.initializer] : [];
}

function recordTree(node: ts.ObjectLiteralExpression, names: Reading): Tree {
  const children = node.properties.map((each) => property(each, names));
  return { ...tree(node, 'record', 'record'), children, frame: '', inside: within(node) };
}

function property(node: ts.ObjectLiteralElementLike, names: Reading): Tree {
  if (ts.isSpreadAssignment(node)) {
    const spread = normalizedText(node.expression);
    const alias = names.generated.has(spread) ? COMPOSES : undefined;
    return { ...tree(node, 'leaf', `...${spread}`), alias };
  }
  const name = ts.isStringLiteral(node.name) || ts.isIdentifier(node.name) ? node.name.text : node.name.getText();
  if (!ts.isPropertyAssignment(node)) return tree(node, 'leaf', `field:${name}`);
  const content = unwrap(node.initializer);
  const frame = normalizedText(node, new Set([node.initializer]));
  return { ...tree(node, 'property', `field:${name}`), value: value(content, names), frame };
}

function value(node: ts.Expression, names: Reading): Tree {
  if (isJsx(node)) return element(node, names);
  if (ts.isObjectLiteralExpression(node)) return recordTree(node, names);
  return withRoots(tree(node, 'expression', 'value'), node, names);
}

function withRoots(made: Tree, node: ts.Node, names: Reading): Tree {
  const roots: Element[] = [];
  const visit = (each: ts.Node): void => {
    if (isJsx(each)) roots.push(each);
    else ts.forEachChild(each, visit);
  };
  ts.forEachChild(node, visit);
  const children = numbered(roots.map((root) => element(root, names)));
  return { ...made, children, frame: normalizedText(node, new Set(roots)) };
}

function element(node: Element, names: Reading): Tree {
  const opening = ts.isJsxElement(node) ? node.openingElement : ts.isJsxSelfClosingElement(node) ? node : undefined;
  const attributes = (opening?.attributes.properties ?? []).map((each) =>
    tree(each, 'attribute', ts.isJsxSpreadAttribute(each) ? `...${normalizedText(each)}` : each.name.getText()),
  );
  const children = ts.isJsxSelfClosingElement(node)
    ? []
    : numbered(node.children.flatMap((child) => jsxChild(child, names)));
  const closing = ts.isJsxElement(node) ? node.closingElement.tagName : undefined;
  const tags = [opening?.tagName, closing].filter((tag) => tag !== undefined);
  const name = opening?.tagName.getText() ?? '';
  const fields = children.flatMap((child) => fieldOf(child) ?? []);
  const alone = fields.length === 1 ? fields[0] : undefined;
  return {
    ...tree(
      node,
      'element',
      ownKey(opening) ?? (name === 'When' ? alone : undefined) ?? wordsKey(node) ?? `tag:${name}`,
    ),
    alias: alone,
    tag: { name, spans: tags.map((tag) => ({ start: tag.getStart(), end: tag.end })) },
    attributes,
    children,
    inside: insideOf(node),
    closesItself: ts.isJsxSelfClosingElement(node),
    frame: '',
  };
}

function ownKey(opening: ts.JsxOpeningLikeElement | undefined): string | undefined {
  for (const [attribute, prefix] of [
    ['source', 'field'],
    ['name', 'name'],
  ] as const) {
    const found = opening?.attributes.properties.find((each) => each.name?.getText() === attribute);
    const given = found && ts.isJsxAttribute(found) ? found.initializer : undefined;
    const text = given && ts.isJsxExpression(given) ? given.expression : given;
    if (text && ts.isStringLiteral(text)) return `${prefix}:${text.text}`;
  }
  return undefined;
}

/** Returns the key of an element that shows one text: `<p>{words.t('pages.reserve.lead')}</p>`. */
function wordsKey(node: Element): string | undefined {
  const [child, another] = ts.isJsxElement(node)
    ? node.children.filter((each) => !ts.isJsxText(each) || each.text.trim() !== '')
    : [];
  const call = child && !another && ts.isJsxExpression(child) ? child.expression : undefined;
  if (!call || !ts.isCallExpression(call) || call.expression.getText() !== 'words.t') return undefined;
  const [text] = call.arguments;
  return text && ts.isStringLiteral(text) ? `words:${text.text}` : undefined;
}

function jsxChild(node: ts.JsxChild, names: Reading): readonly Tree[] {
  if (isJsx(node)) return [element(node, names)];
  if (ts.isJsxText(node)) return node.text.trim() === '' ? [] : [tree(node, 'leaf', `text:${normalizedText(node)}`)];
  const { expression } = node;
  if (!expression) return [tree(node, 'leaf', `text:${normalizedText(node)}`)];
  const fieldName = fieldNamed(unwrap(expression), names);
  if (fieldName !== undefined) return [{ ...tree(node, 'expression', fieldName), frame: normalizedText(node) }];
  const made = withRoots(tree(node, 'expression', `text:${normalizedText(node)}`), expression, names);
  const mentioned = new Set([...made.children.flatMap((root) => fieldOf(root) ?? []), ...mentions(expression, names)]);
  return [{ ...made, alias: mentioned.size === 1 ? [...mentioned][0] : undefined }];
}

/** Returns the key of the field that an expression names. For example, `vehicleInputs.plate` gives `field:plate`. */
function fieldNamed(node: ts.Node, { all }: Reading): string | undefined {
  const object =
    ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) ? node.expression : undefined;
  if (!object || !ts.isIdentifier(object) || !all.has(object.text) || !/^[a-z]/.test(object.text)) return undefined;
  if (ts.isPropertyAccessExpression(node)) return `field:${node.name.text}`;
  const index = ts.isElementAccessExpression(node) ? node.argumentExpression : undefined;
  return index && ts.isStringLiteral(index) ? `field:${index.text}` : undefined;
}

function mentions(node: ts.Node, names: Reading): readonly string[] {
  const found: string[] = [];
  const visit = (each: ts.Node): void => {
    const field = fieldNamed(each, names);
    if (field !== undefined) found.push(field);
    else if (!isJsx(each)) ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
}

function fieldOf(each: Tree): string | undefined {
  return isField(each) ? each.key : each.alias;
}

/** Adds a number to the key of each element that has only its tag as a key: `tag:DataTable#0`. */
function numbered(children: readonly Tree[]): readonly Tree[] {
  const counts = new Map<string, number>();
  return children.map((child) => {
    if (!child.key.startsWith('tag:')) return child;
    const count = counts.get(child.key) ?? 0;
    counts.set(child.key, count + 1);
    return { ...child, key: `${child.key}#${count}` };
  });
}

function insideOf(node: Element): Tree['inside'] {
  if (ts.isJsxElement(node)) return { start: node.openingElement.end, end: node.closingElement.getStart() };
  if (ts.isJsxFragment(node)) return { start: node.openingFragment.end, end: node.closingFragment.getStart() };
  return { start: node.end, end: node.end };
}

function within(node: ts.Node): Tree['inside'] {
  return { start: node.getStart() + 1, end: node.end - 1 };
}

function tree(node: ts.Node, kind: Tree['kind'], key: string): Tree {
  const { text } = node.getSourceFile();
  const normalized = kind === 'file' ? '' : normalizedText(node);
  return {
    kind,
    key,
    alias: undefined,
    normalized,
    frame: normalized,
    tag: undefined,
    attributes: [],
    children: [],
    value: undefined,
    inside: { start: node.end, end: node.end },
    closesItself: false,
    start: ts.isJsxText(node) ? node.pos : node.getStart(),
    end: node.end,
    source: text,
  };
}
