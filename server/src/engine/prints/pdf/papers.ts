import type { Paper } from '@tuyen/model';

export const MM = 72 / 25.4;

export interface PaperSize {
  readonly width: number;
  /** Paper from a roll is cut, so its page is as long as the printed document. */
  readonly height: number | 'auto';
  readonly margin: number;
  readonly fontSize: number;
  readonly roll: boolean;
}

export const SHEETS: Readonly<Record<Paper, PaperSize>> = {
  A4: { width: 210 * MM, height: 297 * MM, margin: 18 * MM, fontSize: 10.5, roll: false },
  A5: { width: 148 * MM, height: 210 * MM, margin: 12 * MM, fontSize: 9.5, roll: false },
  // Printers for 80 mm paper print on 72 mm.
  '80mm': { width: 80 * MM, height: 'auto', margin: 4 * MM, fontSize: 9, roll: true },
};

export const inside = ({ width, margin }: PaperSize): number => width - 2 * margin;
