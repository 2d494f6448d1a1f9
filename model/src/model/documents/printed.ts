import type { Align, CodeKind, Paper } from './print.ts';

/*
 * A print laid out for its reader: every value is a text in their language. The back-office draws it for the browser's printer, the
 * server writes it as a PDF.
 */

export interface PrintedDocument {
  /** The name of the print. */
  readonly name: string;
  readonly title: string;
  readonly language: string;
  readonly paper: Paper;
  /** What can be chosen instead. */
  readonly papers: readonly Paper[];
  readonly languages: readonly string[];
  /** Stands above all: that this is a copy and which, or that it is a preview. */
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

/** Squares of a QR code by row, or the widths of bars and gaps in turn: dark where true, a bar first. */
export type PrintedCode =
  | { readonly code: Extract<CodeKind, 'qr'>; readonly modules: readonly (readonly boolean[])[] }
  | { readonly code: Extract<CodeKind, 'barcode'>; readonly bars: readonly number[] };

export type PrintedBlock =
  | {
      readonly block: 'letterhead';
      readonly name: string;
      readonly lines: readonly string[];
      /** A PNG as a data address. */
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
      /** Sums, with a text for every column. */
      readonly totals?: readonly string[];
    }
  | { readonly block: 'totals'; readonly values: readonly PrintedValue[] }
  | {
      readonly block: 'code';
      readonly code: PrintedCode;
      /** What it encodes, for people. */
      readonly text: string;
      /** mm: the side of a QR code, the height of a barcode. */
      readonly size: number;
    }
  | { readonly block: 'signatures'; readonly places: readonly { readonly label: string; readonly name: string }[] }
  | { readonly block: 'line' }
  | { readonly block: 'space'; readonly size: number }
  | { readonly block: 'rich'; readonly parts: readonly RichPart[] };

/** What formatted text is made of once its placeholders are filled. */
export type RichPart =
  | {
      readonly part: 'paragraph';
      /** Of a heading, 1 to 6. */
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
