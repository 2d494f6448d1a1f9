import type { Position } from './positions.ts';

const WIDTH = 100;

export function frameOf(text: string, { line, column }: Position, length: number): string {
  const lineText = text.split('\n')[line - 1]?.replace(/\r$/, '') ?? '';
  if (lineText === '') return '';
  const start = column - 1 > WIDTH * 0.7 ? column - 1 - Math.floor(WIDTH / 2) : 0;
  const shown = lineText.slice(start, start + WIDTH).replaceAll('\t', ' ');
  const head = start > 0 ? '…' : '';
  const tail = lineText.length > start + WIDTH ? '…' : '';
  const gutter = String(line);
  const indent = ' '.repeat(columns(lineText.slice(start, column - 1)) + head.length);
  const carets = '^'.repeat(
    Math.max(1, columns(lineText.slice(column - 1, Math.min(column - 1 + length, start + WIDTH)))),
  );
  return [`  ${gutter} │ ${head}${shown}${tail}`, `  ${' '.repeat(gutter.length)} │ ${indent}${carets}`].join('\n');
}

/** Returns the width of a text in terminal columns. Combining accents have no width. */
function columns(text: string): number {
  return [...text.replace(/\p{M}/gu, '')].length;
}
