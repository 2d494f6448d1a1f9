import type { Align, CodeKind, Paper } from './print.ts';

/*
 * A print laid out for its reader: every value is a text in the reader's language. The back-office renders it for the
 * browser's printer, and the server writes it as a PDF.
 */

export interface PrintedDocument {
  readonly name: string;
  readonly title: string;
  readonly language: string;
  readonly paper: Paper;
  readonly papers: readonly Paper[];
  readonly languages: readonly string[];
  /** Text at the top that marks the document as a numbered copy or as a preview. */
  readonly mark?: string;
  readonly blocks: readonly PrintedBlock[];
}

export interface PrintedValue {
  readonly label: string;
  readonly value: string;
  readonly strong: boolean;
}

export interface PrintedColumn {
  readonly label: string;
  readonly align: Align;
  readonly width: number;
}

/**
 * Drawing of a QR code or a barcode. `modules` contains the squares of a QR code row by row, where true is a dark
 * square. `bars` contains the widths of a barcode's bars and gaps in turn, starting with a bar.
 */
export type PrintedCode =
  | { readonly code: Extract<CodeKind, 'qr'>; readonly modules: readonly (readonly boolean[])[] }
  | { readonly code: Extract<CodeKind, 'barcode'>; readonly bars: readonly number[] };

export type PrintedBlock =
  | {
      readonly block: 'letterhead';
      readonly name: string;
      readonly lines: readonly string[];
      /** Logo of the office, as a data URL of a PNG image. */
      readonly logo?: string;
    }
  | { readonly block: 'heading'; readonly text: string; readonly align: Align }
  | {
      readonly block: 'text';
      readonly text: string;
      readonly align: Align;
      readonly strong: boolean;
      readonly small: boolean;
    }
  | { readonly block: 'fields'; readonly values: readonly PrintedValue[]; readonly columns: 1 | 2 }
  | {
      readonly block: 'table';
      readonly columns: readonly PrintedColumn[];
      readonly rows: readonly (readonly string[])[];
      readonly totals?: readonly string[];
    }
  | { readonly block: 'totals'; readonly values: readonly PrintedValue[] }
  | {
      readonly block: 'code';
      readonly code: PrintedCode;
      readonly text: string;
      /** Side of a QR code or height of a barcode, in mm. */
      readonly size: number;
    }
  | { readonly block: 'signatures'; readonly places: readonly { readonly label: string; readonly name: string }[] }
  | { readonly block: 'line' }
  | { readonly block: 'space'; readonly size: number }
  | { readonly block: 'rich'; readonly parts: readonly RichPart[] };

export type RichPart =
  | {
      readonly part: 'paragraph';
      /** Level of a heading, from 1 to 6. */
      readonly level?: number;
      readonly align: Align;
      readonly runs: readonly RichRun[];
    }
  | { readonly part: 'list'; readonly ordered: boolean; readonly items: readonly (readonly RichPart[])[] }
  | { readonly part: 'table'; readonly rows: readonly (readonly RichCell[])[] }
  | { readonly part: 'rule' }
  | { readonly part: 'code'; readonly code: PrintedCode; readonly text: string; readonly align: Align }
  | { readonly part: 'image'; readonly image: string; readonly align: Align };

export interface RichCell {
  readonly heading: boolean;
  readonly parts: readonly RichPart[];
}

export interface RichRun {
  readonly text: string;
  readonly bold?: true;
  readonly italic?: true;
  readonly underline?: true;
  readonly strike?: true;
}
