import { apply, type SourceEdit } from '../../ejection/merge/edits.ts';
import { type Declaration, exportedBy, type Specifier, specifiersOf } from './find-imports.ts';

/** Module and text of an imported or exported name after the codemod. */
export interface NewPlace {
  readonly module: string;
  /** New text of the exported name: `textSchema` or `textSchema as text`. Undefined if it stays. */
  readonly text: string | undefined;
}

/**
 * Edits one import or export. The module with the most names takes over the declaration. The names of other modules
 * follow in declarations of their own.
 */
export function declarationEdits(
  text: string,
  declaration: Declaration,
  places: ReadonlyMap<Specifier, NewPlace>,
): readonly SourceEdit[] {
  const byModule = Map.groupBy(places, ([, { module }]) => module);
  const [main = [], ...others] = [...byModule.values()].toSorted((one, other) => other.length - one.length);
  const [module = ''] = main.map(([, place]) => place.module);
  const moved = new Set(others.flat().map(([specifier]) => specifier));
  const added = others.map((names) => standAlone(text, declaration, names)).join('');
  return [
    ...main.flatMap(([specifier, place]) => renaming(specifier, place)),
    ...removals(text, specifiersOf(declaration), moved),
    ...(module === declaration.source.value ? [] : [contentOf(declaration.source, module)]),
    ...(added === '' ? [] : [{ start: declaration.end, end: declaration.end, text: added }]),
  ];
}

/** Replaces the text between the quotes of a literal. */
export function contentOf({ start, end }: { readonly start: number; readonly end: number }, to: string): SourceEdit {
  return { start: start + 1, end: end - 1, text: to };
}

function renaming(specifier: Specifier, { text }: NewPlace): readonly SourceEdit[] {
  const { start, end } = exportedBy(specifier);
  return text === undefined ? [] : [{ start, end, text }];
}

function standAlone(text: string, declaration: Declaration, names: readonly [Specifier, NewPlace][]): string {
  const head = text.slice(declaration.start, text.indexOf('{', declaration.start));
  const quote = text.charAt(declaration.source.start);
  const ending = text.charAt(declaration.end - 1) === ';' ? ';' : '';
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const listed = names.map(([specifier, place]) => {
    const edits = renaming(specifier, place).map((edit) => ({
      ...edit,
      start: edit.start - specifier.start,
      end: edit.end - specifier.start,
    }));
    return apply(text.slice(specifier.start, specifier.end), edits);
  });
  const module = names[0]?.[1].module ?? '';
  return `${lineEnd}${head}{ ${listed.join(', ')} } from ${quote}${module}${quote}${ending}`;
}

/** Removes names with their commas, and with their lines if nothing else is on them. Comments stay. */
function removals(
  text: string,
  specifiers: readonly Specifier[],
  moved: ReadonlySet<Specifier>,
): readonly SourceEdit[] {
  const lastKept = specifiers.findLastIndex((one) => !moved.has(one));
  const commaAfter = (end: number) => /^\s*,/u.exec(text.slice(end))?.[0].length ?? 0;
  return specifiers.flatMap((specifier, index) => {
    if (!moved.has(specifier)) return [];
    const previous = specifiers[index - 1];
    const isOnOneLine = previous && /^,[^\S\n]*$/u.test(text.slice(previous.end, specifier.start));
    // A name after the last kept name is removed together with the comma before the name.
    if (index > lastKept && isOnOneLine) return [{ start: previous.end, end: specifier.end, text: '' }];
    const end = specifier.end + commaAfter(specifier.end);
    const lineStart = text.lastIndexOf('\n', specifier.start);
    const spaces = /^[^\S\n]*/u.exec(text.slice(end))?.[0].length ?? 0;
    const isAlone = text.slice(lineStart, specifier.start).trim() === '' && text.charAt(end + spaces) === '\n';
    return [{ start: isAlone ? lineStart : specifier.start, end: end + spaces, text: '' }];
  });
}
