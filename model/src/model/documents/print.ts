import type { Condition } from '../json/json-schema.ts';
import type { Slug } from '../permission.ts';
import type { Text } from '../text.ts';

/** Sheets, and a roll of 80 mm whose length is that of the document. */
export const PAPERS = ['A4', 'A5', '80mm'] as const;
export type Paper = (typeof PAPERS)[number];

/** A document that is printed of one record, or of several chosen ones: `schemas/prints/<name>.json`. */
export interface Print {
  /** File name without `.json`: `GET {resource}/{id}/prints/{name}`. */
  readonly name: string;
  /** Relative to the project: `schemas/prints/receipt.json`. */
  readonly source: string;
  readonly label: Text;
  readonly resource: string;
  /** Of several records, one row each, rather than of one. */
  readonly list: boolean;
  /** The slug that printing needs. */
  readonly permission: Slug;
  /** Only records for which this holds are printed. */
  readonly when?: Condition;
  /** The papers to choose from; the first is the usual one. */
  readonly papers: readonly Paper[];
  readonly copies?: PrintCopies;
  /** The field of a singleton with an office's own template: rich text that replaces the blocks. */
  readonly template?: { readonly resource: string; readonly field: string };
  readonly blocks: readonly PrintBlock[];
}

/** Of a document that exists once: each further print is a move of the workflow, and marked as a copy with its number. */
export interface PrintCopies {
  /** The date-time field with the moment of the first print. */
  readonly printed: string;
  /** The move that each further print makes. It asks what its input asks for, such as a reason. */
  readonly transition: string;
  /** The integer field that the move counts up. */
  readonly count: string;
}

/** A field with the label that it has on paper; by default its own. */
export interface PrintField {
  /** `customer.full_name`: see `resolvePath`. */
  readonly path: string;
  readonly label?: Text;
  readonly strong: boolean;
}

export interface PrintColumn extends PrintField {
  readonly align: Align;
  /** Share of the width, compared with the other columns. */
  readonly width: number;
  /** Its sum stands under the table. */
  readonly total: boolean;
}

export type Align = 'left' | 'center' | 'right';

/** Texts have placeholders: paths, and the names of `PRINT_WORDS` behind `print.`. */
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
      /** The nested list with the rows, or records that refer to this one (`relatedRows`); of a list, undefined: the records. */
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

/** What a print knows besides the record: when and by whom it is printed, for which office, how many records. */
export const PRINT_WORDS = ['time', 'date', 'by', 'office', 'count'] as const;
export type PrintWord = (typeof PRINT_WORDS)[number];

/**
 * What stands at the head of prints, each as `resource.field` of the offices or of a singleton such as the settings: of `name` and `logo`
 * the first that has a value, of `lines` all.
 */
export interface Letterhead {
  readonly name: readonly string[];
  readonly logo: readonly string[];
  readonly lines: readonly string[];
}

export const NO_LETTERHEAD: Letterhead = { name: [], logo: [], lines: [] };
