import { Node, Project, ScriptKind, ts, type SourceFile } from 'ts-morph';

export interface Exported {
  readonly name: string;
  /** Where the name stands in the text. */
  readonly offset: number;
  readonly length: number;
  /** Where it is an object literal: the keys written in it, not those it spreads. */
  readonly keys: readonly Key[];
}

export interface Key {
  readonly name: string;
  readonly offset: number;
  readonly length: number;
}

/** A module's own syntax error: nothing can be said of what it exports. */
export interface Unreadable {
  readonly message: string;
  readonly offset: number;
}

let project: Project | undefined;

/**
 * The names that a module exports as values, read from its syntax tree. No other file is opened: what `export *` brings is not
 * seen, which is why owned parts name their exports. Importing ts-morph takes a fifth of a second, so import this module only
 * where there are files to read.
 */
export function readExports(fileName: string, text: string): readonly Exported[] | Unreadable {
  project ??= new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
  const file = project.createSourceFile(fileName, text, { scriptKind: ScriptKind.TSX, overwrite: true });
  const error = syntaxError(file);
  if (error) return error;
  return file.getStatements().flatMap(exportedBy);
}

function syntaxError(file: SourceFile): Unreadable | undefined {
  // The compiler keeps a file's own syntax errors on it; asking a program for them would load the library files.
  const { parseDiagnostics = [] } = file.compilerNode as { parseDiagnostics?: readonly ts.Diagnostic[] };
  const [first] = parseDiagnostics;
  return first && { message: ts.flattenDiagnosticMessageText(first.messageText, ' '), offset: first.start ?? 0 };
}

function exportedBy(statement: Node): Exported[] {
  if (Node.isExportDeclaration(statement)) {
    if (statement.isTypeOnly()) return [];
    const specifiers = statement.getNamedExports().filter((specifier) => !specifier.isTypeOnly());
    return specifiers.map((specifier) => {
      const local = specifier.getNameNode();
      const constant = statement.getSourceFile().getVariableDeclaration(local.getText());
      return exported(specifier.getAliasNode() ?? local, constant?.getInitializer());
    });
  }
  if (!Node.isExportable(statement) || !statement.hasExportKeyword() || statement.hasDefaultKeyword()) return [];
  if (Node.isVariableStatement(statement)) {
    return statement
      .getDeclarations()
      .map((declaration) => exported(declaration.getNameNode(), declaration.getInitializer()));
  }
  const isValue = Node.isFunctionDeclaration(statement) || Node.isClassDeclaration(statement);
  const name = isValue ? statement.getNameNode() : undefined;
  return name ? [exported(name)] : [];
}

function exported(name: Node, value?: Node): Exported {
  return { ...placed(name, name.getText()), keys: keysOf(value) };
}

function keysOf(value: Node | undefined): readonly Key[] {
  if (Node.isSatisfiesExpression(value) || Node.isAsExpression(value)) return keysOf(value.getExpression());
  if (!Node.isObjectLiteralExpression(value)) return [];
  return value.getProperties().flatMap((property) => {
    if (Node.isSpreadAssignment(property)) return [];
    const name = property.getNameNode();
    if (Node.isComputedPropertyName(name)) return [];
    return [placed(name, Node.isStringLiteral(name) ? name.getLiteralText() : name.getText())];
  });
}

function placed(node: Node, name: string): Key {
  return { name, offset: node.getStart(), length: node.getEnd() - node.getStart() };
}
