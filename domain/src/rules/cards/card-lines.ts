import { normalizeCardCode } from './card-code.ts';

export interface CardLine {
  readonly code: string;
  readonly chip: string | undefined;
}

const CHIP = /^(?:[0-9A-F]{8}|[0-9A-F]{14})$/;

/**
 * Parses a card list from a supplier or scanner: a line for each card, with its code and optionally the chip number.
 * @returns the cards, or the number of the first invalid line
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

export function named(codes: readonly string[], most = 10): string {
  const more = codes.length - most;
  return codes.slice(0, most).join(', ') + (more > 0 ? ` … (+${more})` : '');
}
