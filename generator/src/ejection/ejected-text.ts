import { posix } from 'node:path';
import { SyntaxKind, type SourceFile } from 'ts-morph';
import { importPath } from '../emit/print/module.ts';
import { formatOne } from '../output/format.ts';
import { openModule } from './merge/imports.ts';

export interface Ejection {
  readonly from: string;
  readonly to: string;
  readonly schema: string;
  /** Name under which generated code imports the ejected copy of a part, such as `inputs` or `VehicleList`. */
  readonly exported: string;
}

/**
 * Converts a generated text into a file that developers edit: replaces the banner with a comment, adjusts relative
 * imports to the new folder, and renames the export to the name under which the app imports it.
 */
export async function ejectedText(generated: string, { from, to, schema, exported }: Ejection): Promise<string> {
  const file = openModule(generated.replace(/^\/\/[^\n]*\n/, ''));
  for (const declaration of file.getImportDeclarations()) {
    const path = declaration.getModuleSpecifierValue();
    if (!path.startsWith('.')) continue;
    declaration.setModuleSpecifier(importPath(to, posix.join(posix.dirname(from), path)));
  }
  for (const call of file.getDescendantsOfKind(SyntaxKind.CallExpression)) {
    const [argument] = call.getArguments();
    if (call.getExpression().getKind() !== SyntaxKind.ImportKeyword || !argument?.isKind(SyntaxKind.StringLiteral))
      continue;
    const path = argument.getLiteralValue();
    if (path.startsWith('.')) argument.setLiteralValue(importPath(to, posix.join(posix.dirname(from), path)));
  }
  renameExport(file, exported);
  const comment = `// Yours to edit. Ejected from ${schema}: \`tuyen upgrade\` merges what changes there.`;
  return formatOne(to, `${comment}\n${file.getFullText()}`);
}

/** Renaming the export is safe: a generated file has only one export, and nothing else in the file uses it. */
function renameExport(file: SourceFile, exported: string): void {
  const [statement] = file.getVariableStatements().filter((each) => each.isExported());
  const [declaration] = statement?.getDeclarations() ?? [];
  if (declaration && declaration.getName() !== exported) declaration.getNameNode().replaceWithText(exported);
}
