import { posix } from 'node:path';
import type { SourceFile } from 'ts-morph';
import { importPath } from '../emit/print/module.ts';
import { formatOne } from '../output/format.ts';
import { openModule } from './merge/imports.ts';

export interface Ejection {
  /** The generated file. */
  readonly from: string;
  /** Where its owner's copy stands. */
  readonly to: string;
  /** The schema that it follows from. */
  readonly schema: string;
  /** The name under which generated code imports the copy: `inputs`, or `VehicleList`. */
  readonly exported: string;
}

/**
 * A generated text as its owner gets it: a plain comment on top, imports that stand from its new place, and the export under the
 * name that is asked of an owned file.
 */
export async function ejectedText(generated: string, { from, to, schema, exported }: Ejection): Promise<string> {
  const file = openModule(generated.replace(/^\/\/[^\n]*\n/, ''));
  for (const declaration of file.getImportDeclarations()) {
    const path = declaration.getModuleSpecifierValue();
    if (!path.startsWith('.')) continue;
    declaration.setModuleSpecifier(importPath(to, posix.join(posix.dirname(from), path)));
  }
  renameExport(file, exported);
  const comment = `// Yours to edit. Ejected from ${schema}: \`tuyen upgrade\` merges what changes there.`;
  return formatOne(to, `${comment}\n${file.getFullText()}`);
}

/** A generated part exports one thing, and nothing in its own file uses that. */
function renameExport(file: SourceFile, exported: string): void {
  const [statement] = file.getVariableStatements().filter((each) => each.isExported());
  const [declaration] = statement?.getDeclarations() ?? [];
  if (declaration && declaration.getName() !== exported) declaration.getNameNode().replaceWithText(exported);
}
