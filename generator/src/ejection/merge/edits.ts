import { encloses, sourceText, type TextRange, type Tree } from './tree.ts';

export interface SourceEdit extends TextRange {
  readonly text: string;
}

/** Applies all edits at once. Edits at the same position keep their order. */
export function apply(text: string, edits: readonly SourceEdit[]): string {
  let made = '';
  let from = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    // Skips an edit whose position lies inside a text that an earlier edit has replaced or removed.
    if (edit.start < from) continue;
    made += text.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  return made + text.slice(from);
}

export function replacing({ start, end }: TextRange, text: string): SourceEdit {
  return { start, end, text };
}

/**
 * Removes a property, an attribute or an element from the code, with its comma, and with its line if nothing else is on
 * it. A comment beside it stays.
 */
export function removing(part: Tree): SourceEdit {
  const { source } = part;
  const end = part.end + (isProperty(part) ? commaAfter(source, part.end) : 0);
  const lineStart = source.lastIndexOf('\n', part.start - 1);
  const aloneBefore = source.slice(lineStart + 1, part.start).trim() === '';
  const aloneAfter = /^[^\S\n]*(\n|$)/.test(source.slice(end));
  if (aloneBefore && aloneAfter && lineStart >= 0) return { start: lineStart, end, text: '' };
  const spaces = part.kind === 'attribute' ? part.start - source.slice(0, part.start).trimEnd().length : 0;
  return { start: part.start - spaces, end, text: '' };
}

export function insertingAfter(anchor: Tree, part: Tree): SourceEdit {
  const { source } = anchor;
  if (part.kind === 'attribute') return at(anchor.end, ` ${sourceText(part)}`);
  const text = `${apart(part)}${indented(part, indentAt(source, anchor.start))}`;
  if (!isProperty(part)) return at(afterComment(source, anchor.end), text);
  const comma = commaAfter(source, anchor.end);
  if (comma === 0) return at(anchor.end, `,${text}`);
  return at(afterComment(source, anchor.end + comma), `${text},`);
}

export function insertingBefore(anchor: Tree, part: Tree): SourceEdit {
  if (part.kind === 'attribute') return at(anchor.start, `${sourceText(part)} `);
  const indent = indentAt(anchor.source, anchor.start);
  return at(anchor.start, `${indented(part, indent).trimStart()}${isProperty(part) ? ',' : ''}${apart(part)}${indent}`);
}

function apart({ kind }: Tree): string {
  return kind === 'statement' ? '\n\n' : '\n';
}

export function insertingInto(owner: Tree, part: Tree, place: 'first' | 'last'): SourceEdit {
  if (part.kind === 'attribute') return at(owner.tag?.spans[0]?.end ?? owner.start, ` ${sourceText(part)}`);
  const indent = indentAt(owner.source, owner.start);
  const text = `\n${indented(part, `${indent}  `)}${isProperty(part) ? ',' : ''}`;
  if (owner.closesItself) {
    const open = owner.source.slice(0, owner.end).replace(/\s*\/>$/, '').length;
    return { start: open, end: owner.end, text: `>${text}\n${indent}</${owner.tag?.name ?? ''}>` };
  }
  if (place === 'first') return at(owner.inside.start, text);
  // Inserts the new last child before the white space that precedes the closing tag. An insertion after this white
  // space could overlap with a removal of the last child.
  return at(owner.source.slice(0, owner.inside.end).trimEnd().length, text);
}

export function outermost(edits: readonly SourceEdit[]): readonly SourceEdit[] {
  return edits.filter((edit) => !edits.some((other) => other !== edit && encloses(other, edit)));
}

function at(place: number, text: string): SourceEdit {
  return { start: place, end: place, text };
}

function isProperty({ kind, key }: Tree): boolean {
  return kind === 'property' || key.startsWith('...') || (kind === 'leaf' && key.startsWith('field:'));
}

function commaAfter(source: string, end: number): number {
  // `end` is the end of the whole property, not of its value. A value in parentheses ends before the closing
  // parenthesis, and the comma follows that parenthesis.
  return /^\s*,/.exec(source.slice(end))?.[0].length ?? 0;
}

function afterComment(source: string, end: number): number {
  return end + (/^[^\S\n]*(\/\/[^\n]*|\/\*[^\n]*\*\/[^\S\n]*(?=\n))/.exec(source.slice(end))?.[0].length ?? 0);
}

function indentAt(source: string, place: number): string {
  const line = source.slice(source.lastIndexOf('\n', place - 1) + 1);
  return /^[^\S\n]*/.exec(line)?.[0] ?? '';
}

function indented(part: Tree, indent: string): string {
  const from = indentAt(part.source, part.start);
  const [first = '', ...others] = sourceText(part).split('\n');
  const moved = others.map((line) => (line.startsWith(from) ? `${indent}${line.slice(from.length)}` : line));
  return [`${indent}${first}`, ...moved].join('\n');
}
