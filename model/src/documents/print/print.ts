import type { LetterheadFile } from '../../generated/config.ts';
import type { PrintCopiesFile } from '../../generated/print.ts';
import type { Condition } from '../../model/json/json-schema.ts';
import type { Slug } from '../../model/permission.ts';
import type { Text } from '../../model/text.ts';

/** Paper sizes of prints: two sheet sizes, and a paper roll that is 80 mm wide and is cut to the length of the document. */
export const PAPERS = ['A4', 'A5', '80mm'] as const;
export type Paper = (typeof PAPERS)[number];

export interface Print {
  /** File name without `.json`. Used in `GET {resource}/{id}/prints/{name}`. */
  readonly name: string;
  readonly source: string;
  readonly label: Text;
  readonly resource: string;
  /** Whether the document lists several records, one row each, instead of one record. */
  readonly list: boolean;
  readonly permission: Slug;
  /** Only records that meet this condition can be printed. */
  readonly when?: Condition;
  /** Paper sizes that the user can choose from. The first is the default. */
  readonly papers: readonly Paper[];
  readonly copies?: PrintCopies;
  /** Field of a singleton in which an office can store its own template: rich text that replaces the blocks. */
  readonly template?: { readonly resource: string; readonly field: string };
  readonly blocks: readonly PrintBlock[];
}

export type PrintCopies = PrintCopiesFile;

/** A field that a print shows. The label on paper defaults to the field's own label. */
export interface PrintField {
  readonly path: string;
  readonly label?: Text;
  readonly strong: boolean;
}

export interface PrintColumn extends PrintField {
  readonly align: Align;
  /** Relative width of the column. A column with width 2 is twice as wide as one with width 1. */
  readonly width: number;
  /** Whether the sum of the column is printed below the table. */
  readonly total: boolean;
}

export type Align = 'left' | 'center' | 'right';

/**
 * Block of a print. Its texts may contain placeholders: paths of the record's fields, and names of `PRINT_WORDS` with
 * the prefix `print.`.
 */
export type PrintBlock = { readonly when?: Condition } & (
  | { readonly block: 'letterhead' }
  | { readonly block: 'heading'; readonly text: Text; readonly align: Align }
  | {
      readonly block: 'text';
      readonly text: Text;
      readonly align: Align;
      readonly strong: boolean;
      readonly small: boolean;
    }
  | { readonly block: 'fields'; readonly fields: readonly PrintField[]; readonly columns: 1 | 2 }
  | {
      readonly block: 'table';
      /**
       * Source of the rows: a nested list of the record, or the records that refer to it (`relatedRows`). Undefined if
       * the document prints several records. Each printed record is then a row.
       */
      readonly rows?: string;
      readonly numbered: boolean;
      readonly columns: readonly PrintColumn[];
    }
  | { readonly block: 'totals'; readonly fields: readonly PrintField[] }
  | { readonly block: 'code'; readonly code: CodeKind; readonly path: string; readonly size: number }
  | { readonly block: 'signatures'; readonly places: readonly { readonly label: Text; readonly name?: string }[] }
  | { readonly block: 'line' }
  | { readonly block: 'space'; readonly size: number }
);

export type CodeKind = 'qr' | 'barcode';

/**
 * Placeholders that every print has in addition to the record's fields: time and person of the printing, the office,
 * the number of records.
 */
export const PRINT_WORDS = ['time', 'date', 'by', 'office', 'count'] as const;
export type PrintWord = (typeof PRINT_WORDS)[number];

export type Letterhead = Required<LetterheadFile>;

export const NO_LETTERHEAD: Letterhead = { name: [], logo: [], lines: [] };
