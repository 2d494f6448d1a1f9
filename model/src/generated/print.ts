// Generated from model/meta/print.schema.json by scripts/schema-types.ts. Edit that file instead.
import type { Condition } from './condition.ts';
import type { Text } from './text.ts';

/**
 * A document that is printed of a record, or of several: blocks with fields of the record. Printed by the browser and
 * written as a PDF by the server.
 */
export interface PrintFile {
  /** The meta-schema, for editors. */
  readonly $schema?: string;
  /** The name of the file. */
  readonly name: string;
  /** What the document is called, on its button. */
  readonly label: Text;
  /** The resource whose records are printed. */
  readonly resource: string;
  /** Printed of several chosen records, with a table of them, rather than of one. */
  readonly list?: boolean;
  /** The slug that printing needs; by default that of reading the resource. */
  readonly permission?: string;
  /** Only records for which this holds are printed. */
  readonly when?: Condition;
  /** The papers to choose from, the usual one first; by default all. 80mm is a roll, as long as the document. */
  readonly papers?: readonly ('A4' | 'A5' | '80mm')[];
  /** The document exists once: each further print is a move of the workflow, and marked as a copy with its number. */
  readonly copies?: PrintCopiesFile;
  /**
   * The rich-text field of a singleton with an office's own template, which replaces the blocks:
   * settings.ticket_template.
   */
  readonly template?: string;
  /** What is printed, from top to bottom. */
  readonly blocks: readonly PrintBlockFile[];
}

export interface PrintCopiesFile {
  /** The date-time field, set by the server, with the moment of the first print. */
  readonly printed: string;
  /** The transition that each further print makes; its input asks for the reason. */
  readonly transition: string;
  /** The integer field that the transition counts up. */
  readonly count: string;
}

/**
 * One of letterhead, heading, text, fields, table, totals, qr, barcode, signatures, line and space, with its options.
 */
export interface PrintBlockFile {
  /** Logo, name and lines of the office, as letterhead of tuyen.config.json says. */
  readonly letterhead?: true;
  /** Large, centered. May have placeholders: {code}. */
  readonly heading?: Text;
  /**
   * A paragraph. Placeholders in braces are paths of fields, {customer.full_name}, or of {print.time}, {print.date},
   * {print.by}, {print.office} and {print.count}.
   */
  readonly text?: Text;
  /** Labels with values, a line each; empty ones are left out. */
  readonly fields?: readonly PrintFieldFile[];
  /** A row for each object of a nested list, or for each record of a list. Its headings are repeated on every page. */
  readonly table?: {
    /**
     * The nested list, or the records of another resource that refer to this one: orders.customer_id,
     * mails.order_id.customer_id. Absent in a list of records.
     */
    readonly rows?: string;
    /** With a column that counts the rows. */
    readonly numbered?: boolean;
    /** The columns, from left to right. */
    readonly columns: readonly PrintColumnFile[];
  };
  /**
   * Labels and amounts below each other, aligned to the right; empty ones are left out, and zeros that are not strong.
   */
  readonly totals?: readonly PrintFieldFile[];
  /** A QR code of this field. */
  readonly qr?: string;
  /** A Code 128 of this field: printable ASCII. */
  readonly barcode?: string;
  /** Places to sign, side by side. */
  readonly signatures?: readonly {
    readonly label: Text;
    /** The name below: a path of a field, or print.by. */
    readonly name?: string;
  }[];
  /** A line across. */
  readonly line?: true;
  /** Room, in mm. */
  readonly space?: number;
  /** Printed only if this holds for the record. */
  readonly when?: Condition;
  /** Of heading and text. */
  readonly align?: 'left' | 'center' | 'right';
  /** Text in bold. */
  readonly strong?: boolean;
  /** Text in small letters. */
  readonly small?: boolean;
  /** Fields in two columns where the paper has room. */
  readonly columns?: 1 | 2;
  /** mm: the side of a QR code, the height of a barcode. */
  readonly size?: number;
}

/**
 * A path such as customer.full_name, or an object with more keys. A reference by its own name (customer_id) is the
 * title of its record.
 */
export type PrintFieldFile = string | {
  /** A path: customer.full_name. */
  readonly field: string;
  /** By default that of the field. */
  readonly label?: Text;
  /** In bold. */
  readonly strong?: boolean;
};

/** A path, or an object with more keys. */
export type PrintColumnFile = string | {
  /** A path: customer.full_name. */
  readonly field: string;
  /** By default that of the field. */
  readonly label?: Text;
  /** In bold. */
  readonly strong?: boolean;
  /** By default numbers to the right. */
  readonly align?: 'left' | 'center' | 'right';
  /** Share of the width, compared with the other columns; by default 1. */
  readonly width?: number;
  /** Its sum stands under the table. */
  readonly total?: boolean;
};
