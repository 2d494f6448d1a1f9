import type { Paper } from '@tuyen/model';

/** Dimensions of a paper format in mm. The server's PDF uses the same dimensions. */
interface Sheet {
  readonly width: number;
  /** Height of the paper. Undefined for a receipt roll, which is cut at the end of the document. */
  readonly height?: number;
  readonly margin: number;
  /** Font size in pt. */
  readonly fontSize: number;
}

export const SHEETS: Readonly<Record<Paper, Sheet>> = {
  A4: { width: 210, height: 297, margin: 18, fontSize: 10.5 },
  A5: { width: 148, height: 210, margin: 12, fontSize: 9.5 },
  '80mm': { width: 80, margin: 4, fontSize: 9 },
};
