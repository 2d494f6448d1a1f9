import { normalizeCardCode } from './card-code.ts';

export interface CardLine {
  readonly code: string;
  readonly chip: string | undefined;
}

const CHIP = /^(?:[0-9A-F]{8}|[0-9A-F]{14})$/;

/**
 * Cards as a list from a supplier or a scanner has them: one a line, the code and, if it is known, the number of the chip.
 * @returns the cards, or the number of the first line that is none
 */
export function readCardLines(text: string): readonly CardLine[] | { readonly line: number } {
  const cards: CardLine[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const [written = '', chip, ...more] = line.trim().split(/[\s,;]+/);
    const code = normalizeCardCode(written);
    const number = chip?.toUpperCase();
    if (code === undefined || more.length > 0 || (number !== undefined && !CHIP.test(number)))
      return { line: index + 1 };
    cards.push({ code, chip: number });
  }
  return cards;
}

/** A few codes for a message, and how many more there are. */
export function named(codes: readonly string[], most = 10): string {
  const more = codes.length - most;
  return codes.slice(0, most).join(', ') + (more > 0 ? ` … (+${more})` : '');
}
