import type { Notes } from '../notes.ts';
import type { Shape } from '../schema/shape.ts';
import type { ShapeReader } from '../schema/shape-reader.ts';
import type { FieldCount } from './field-count.ts';
import type { EnumFiles } from './enum-files.ts';

/** Resource that a field can refer to. */
export interface ReferenceTarget {
  readonly resource: string;
  /** Name of the key in the JSON of a record: `ContactID`. */
  readonly key: string;
}

export interface PropertyContext {
  readonly reader: ShapeReader;
  readonly notes: Notes;
  readonly enums: EnumFiles;
  readonly fieldCount: FieldCount;
  /** Whether the project's own server stores the records. */
  readonly isOwn: boolean;
  text(text: string): Readonly<Record<string, string>>;
  /** Returns the resource whose key a field with this name holds: `contacts` for `contact_id` and `contact_ids`. */
  namedTarget(field: string): ReferenceTarget | undefined;
  /** Returns the resource whose record, or a part of it, has this shape. */
  targetOf(shape: Shape): ReferenceTarget | undefined;
}

/** Position of a property in the document. Notes contain the position, and recursive components are detected by it. */
export interface PropertyPlace {
  /** Path of the property for notes: `Invoice.LineItems` */
  readonly path: string;
  /** Number of objects around the property. */
  readonly depth: number;
  /** Components around the property. */
  readonly trail: readonly string[];
  /** Whether request bodies use this schema too. If so, its `required` decides which inputs are required. */
  readonly isInput: boolean;
  /** Prefix of the name of an inline enum: `invoices`. */
  readonly owner: string;
}
