import { ts } from 'ts-morph';
import type { SourceEdit } from '../../ejection/merge/edits.ts';

/** Name that an import brings into a module. */
export interface ImportedName {
  /** Offset of the name in its import. */
  readonly offset: number;
  readonly to: string;
}

/**
 * Returns edits that rename the uses of imported names, as a rename in an editor does: other declarations with the same
 * name stay, and `{ text }` becomes `{ text: textSchema }`. The imports themselves are not edited.
 */
export function renameUses(path: string, text: string, names: readonly ImportedName[]): readonly SourceEdit[] {
  const file = `/${path}`;
  const service = ts.createLanguageService({
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => (name === file ? ts.ScriptSnapshot.fromString(text) : undefined),
    getCurrentDirectory: () => '/',
    getCompilationSettings: () => ({
      noResolve: true,
      noLib: true,
      allowJs: true,
      jsx: ts.JsxEmit.Preserve,
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
    }),
    getDefaultLibFileName: () => 'lib.d.ts',
    fileExists: () => false,
    readFile: () => undefined,
  });
  return names.flatMap(({ offset, to }) => {
    const found =
      service.findRenameLocations(file, offset, false, false, { providePrefixAndSuffixTextForRename: true }) ?? [];
    return found
      .filter(({ textSpan: { start } }) => start !== offset)
      .map(({ textSpan: { start, length }, prefixText = '', suffixText = '' }) => ({
        start,
        end: start + length,
        text: `${prefixText}${to}${suffixText}`,
      }));
  });
}
