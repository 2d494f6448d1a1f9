import { Project, ScriptKind, ts } from 'ts-morph';

export interface Exported {
  readonly name: string;
  /** Where the name stands in the text. */
  readonly offset: number;
  readonly length: number;
}

/** The names that a module exports as values, read from its syntax tree; nothing it imports is opened. */
export function readExports(fileName: string, text: string): readonly Exported[] {
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    compilerOptions: { allowJs: true },
  });
  const file = project.createSourceFile(fileName, text, { scriptKind: ScriptKind.TSX });
  const found: Exported[] = [];
  for (const statement of file.compilerNode.statements) {
    if (ts.isExportDeclaration(statement)) {
      if (statement.isTypeOnly || !statement.exportClause || !ts.isNamedExports(statement.exportClause)) continue;
      for (const { name, isTypeOnly } of statement.exportClause.elements) if (!isTypeOnly) found.push(at(name));
    } else if (isExported(statement)) {
      if (ts.isVariableStatement(statement)) {
        for (const { name } of statement.declarationList.declarations) if (ts.isIdentifier(name)) found.push(at(name));
      } else if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name) {
        found.push(at(statement.name));
      }
    }
  }
  return found;

  function at(name: ts.Node): Exported {
    const offset = name.getStart(file.compilerNode);
    return { name: name.getText(file.compilerNode), offset, length: name.getEnd() - offset };
  }
}

function isExported(statement: ts.Statement): boolean {
  if (!ts.canHaveModifiers(statement)) return false;
  const modifiers = ts.getModifiers(statement) ?? [];
  const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind);
  return has(ts.SyntaxKind.ExportKeyword) && !has(ts.SyntaxKind.DefaultKeyword);
}
