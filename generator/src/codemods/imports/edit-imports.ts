import { parseSync } from 'oxc-parser';
import { apply, type SourceEdit } from '../../ejection/merge/edits.ts';
import { type CodemodNote, lineAt } from '../codemod.ts';
import { contentOf, declarationEdits, type NewPlace } from './declaration-edits.ts';
import { exportedBy, findImports, hasAlias, nameOf, type Specifier, specifiersOf } from './find-imports.ts';
import { type ModuleMoves, movedModule, movedName } from './module-moves.ts';
import type { ImportedName } from './rename-uses.ts';

interface EditedImports {
  readonly text: string;
  readonly notes: readonly CodemodNote[];
}

/**
 * Moves the imports of a module to the modules and names that the exports have now, and renames their uses. Every other
 * character of the text stays. A file that cannot be parsed stays as it is, with a note.
 */
export async function editImports(file: string, text: string, moves: ModuleMoves): Promise<EditedImports> {
  if (![...moves.keys()].some((module) => text.includes(module))) return { text, notes: [] };
  const { errors, program } = parseSync(file, text);
  const [error] = errors;
  if (error) {
    const message = `The file cannot be parsed (${error.message}), so its imports stay as they are.`;
    return { text, notes: [{ file, line: lineAt(text, error.labels[0]?.start ?? 0), message }] };
  }
  const edits: SourceEdit[] = [];
  const notes: CodemodNote[] = [];
  const renamed: ImportedName[] = [];
  const { declarations, literals } = findImports(program, (module) => moves.has(module));
  for (const literal of literals) {
    const to = movedModule(literal.value, moves);
    if (to !== undefined) edits.push(contentOf(literal, to));
  }
  for (const declaration of declarations) {
    const places = new Map<Specifier, NewPlace>();
    for (const specifier of specifiersOf(declaration)) {
      const from = nameOf(specifier);
      const { module, name, advice } = movedName(declaration.source.value, moves, from);
      if (advice !== undefined) notes.push({ file, line: lineAt(text, specifier.start), message: advice });
      const usesFollow = specifier.type === 'ImportSpecifier' && !hasAlias(specifier) && !hasIdentifier(text, name);
      const written = hasAlias(specifier) || usesFollow ? name : `${name} as ${from}`;
      places.set(specifier, { module, text: name === from ? undefined : written });
      if (name !== from && usesFollow) renamed.push({ offset: exportedBy(specifier).start, to: name });
    }
    edits.push(...declarationEdits(text, declaration, places));
  }
  if (renamed.length > 0) {
    const { renameUses } = await import('./rename-uses.ts');
    edits.push(...renameUses(file, text, renamed));
  }
  return { text: apply(text, edits), notes };
}

/** Returns whether a name is taken in the module, so that an import of this name could clash. */
function hasIdentifier(text: string, name: string): boolean {
  return new RegExp(`(?<![\\w$])${name}(?![\\w$])`, 'u').test(text);
}
