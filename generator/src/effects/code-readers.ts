import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { Project, ts } from 'ts-morph';
import type { Readers } from './settable-values.ts';

export interface CodeToRead {
  /** Module that exports the domain. The modules that it imports are read as well. Relative to the project. */
  readonly domain: string;
  /** Folder of generated modules. Code in them does not count as reading a value. */
  readonly out: string;
  readonly types: ReadonlyMap<string, string>;
  readonly slugs: readonly string[];
}

interface Reader {
  readonly checker: ts.TypeChecker;
  /** Field, such as `settings.currency`, by the declaration of its property in the generated types. */
  readonly fields: ReadonlyMap<ts.Node, string>;
  readonly resources: ReadonlyMap<string, ReadonlySet<string>>;
  readonly slugs: ReadonlySet<string>;
  found(name: string, at: ts.Node): void;
}

/**
 * Functions that take a query for records as an object literal, for example `find('books', { status: 'ACTIVE' })`.
 * Property names in this object count as reading a field.
 */
const ASKING = new Set(['find', 'first', 'count']);

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  allowImportingTsExtensions: true,
  noEmit: true,
};

/**
 * Finds every place in the domain's code that reads a field of a generated type or names a permission. The TypeScript
 * checker finds the property to which an identifier refers. A string counts if its type is a union of field names or of
 * permissions. Loops over all fields do not count, because they name no field.
 */
export function codeReaders(root: string, { domain, out, types, slugs }: CodeToRead): Readers {
  const tsConfigFilePath = nearest('tsconfig.json', join(root, dirname(domain)), root);
  const project = new Project({
    ...(tsConfigFilePath === undefined ? { compilerOptions: OPTIONS } : { tsConfigFilePath }),
    skipAddingFilesFromTsConfig: true,
  });
  project.addSourceFilesAtPaths([domain, ...types.values()].map((path) => join(root, path)));
  const program = project.getProgram().compilerObject;
  const fields = new Map<ts.Node, string>();
  const names = new Map<string, Set<string>>();
  for (const [resource, path] of types) {
    for (const property of propertiesIn(program.getSourceFile(join(root, path)))) {
      const name = property.name.getText();
      fields.set(property, `${resource}.${name}`);
      names.set(resource, (names.get(resource) ?? new Set()).add(name));
    }
  }
  const readers = new Map<string, Set<string>>();
  const reader: Reader = {
    checker: program.getTypeChecker(),
    fields,
    resources: names,
    slugs: new Set(slugs),
    found(name, at) {
      const file = relative(root, at.getSourceFile().fileName).replaceAll(sep, '/');
      readers.set(name, (readers.get(name) ?? new Set()).add(`${file} \`${declarationOf(at)}\``));
    },
  };
  // Skips files outside the domain's package. In a repository of several packages, imports can lead to the source of
  // another package, which does not use the generated types.
  const own = tsConfigFilePath === undefined ? root : dirname(tsConfigFilePath);
  for (const file of program.getSourceFiles()) {
    const path = relative(own, file.fileName);
    const isGenerated = isInside(relative(join(root, out), file.fileName));
    if (isInside(path) && !isGenerated && !path.split(sep).includes('node_modules')) visit(file, reader);
  }
  return readers;
}

const isInside = (path: string): boolean => path !== '..' && !path.startsWith(`..${sep}`);

function nearest(name: string, folder: string, root: string): string | undefined {
  const file = join(folder, name);
  if (existsSync(file)) return file;
  return isInside(relative(root, dirname(folder))) ? nearest(name, dirname(folder), root) : undefined;
}

/** Returns the properties of the record types in a generated module, which are the types with an id. */
function propertiesIn(file: ts.SourceFile | undefined): readonly (ts.PropertySignature & { name: ts.PropertyName })[] {
  return (file?.statements ?? []).flatMap((each) => {
    if (!ts.isTypeAliasDeclaration(each) || !ts.isTypeLiteralNode(each.type)) return [];
    const properties = each.type.members.filter(ts.isPropertySignature);
    return properties.some(({ name }) => name.getText() === 'id') ? properties : [];
  });
}

function visit(node: ts.Node, reader: Reader): void {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
  if (ts.isPropertyAccessExpression(node) && !isAssigned(node)) {
    readProperty(reader.checker.getSymbolAtLocation(node.name), node, reader);
  } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && !node.dotDotDotToken) {
    const name = (node.propertyName ?? node.name).getText();
    readProperty(reader.checker.getTypeAtLocation(node.parent).getProperty(name), node, reader);
  } else if (ts.isObjectLiteralExpression(node) && isAsking(node)) {
    const asked = reader.checker.getContextualType(node);
    for (const { name } of node.properties) if (name) readProperty(asked?.getProperty(name.getText()), node, reader);
  } else if (ts.isStringLiteral(node)) {
    readText(node, reader);
  }
  ts.forEachChild(node, (child) => visit(child, reader));
}

function readProperty(symbol: ts.Symbol | undefined, at: ts.Node, { fields, found }: Reader): void {
  for (const declaration of symbol?.declarations ?? []) {
    const field = fields.get(declaration);
    if (field !== undefined) found(field, at);
  }
}

function readText(node: ts.StringLiteral, { checker, resources, slugs, fields, found }: Reader): void {
  if (ts.isElementAccessExpression(node.parent) && !isAssigned(node.parent)) {
    const symbol = checker.getTypeAtLocation(node.parent.expression).getProperty(node.text);
    for (const declaration of symbol?.declarations ?? []) {
      const field = fields.get(declaration);
      if (field !== undefined) found(field, node);
    }
    return;
  }
  // Strings such as `ticket_prices.sale_to`, `sale_to as until` and `-sale_to` also name a column.
  const [name = ''] = (node.text.split('.').at(-1) ?? '').replace(/^-/, '').split(' ');
  const candidates = [...resources].filter(([, names]) => names.has(name));
  if (candidates.length === 0 && !slugs.has(node.text)) return;
  const expected = textsOf(checker.getContextualType(node));
  if (slugs.has(node.text) && expected.size > 1 && [...expected].every((slug) => slugs.has(slug)))
    found(node.text, node);
  for (const [resource, names] of candidates) {
    if ([...names].every((field) => expected.has(field))) found(`${resource}.${name}`, node);
  }
}

function textsOf(type: ts.Type | undefined): ReadonlySet<string> {
  const types = type?.isUnion() ? type.types : type ? [type] : [];
  return new Set(types.flatMap((each) => (each.isStringLiteral() ? [each.value] : [])));
}

function isAssigned(node: ts.Expression): boolean {
  const { parent } = node;
  return (
    ts.isBinaryExpression(parent) && parent.left === node && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
  );
}

function isAsking({ parent }: ts.ObjectLiteralExpression): boolean {
  return (
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    ASKING.has(parent.expression.name.text)
  );
}

function declarationOf(node: ts.Node): string {
  let top = node;
  while (!ts.isSourceFile(top.parent)) top = top.parent;
  if (ts.isVariableStatement(top)) return top.declarationList.declarations[0]?.name.getText() ?? '';
  if (ts.isFunctionDeclaration(top) || ts.isClassDeclaration(top)) return top.name?.text ?? 'default';
  return 'module';
}
