import type { ResourceEntry } from '../load/catalog.ts';
import type { Declared } from '../load/declared.ts';
import type { Path, SchemaProblem } from '../load/problem.ts';
import type { FieldKind } from '../model/fields/field.ts';
import type { Raw } from '../model/json/raw.ts';

/** View in the file of a resource, with the checks that several kinds of views need. The loader implements it. */
export interface ViewPlace {
  readonly view: Raw;
  readonly path: Path;
  readonly entry: ResourceEntry;
  /** Checks that the list can be filtered by each field in `filter`. */
  filter(): Iterable<SchemaProblem>;
  /** Checks that the list can be sorted by each field in `sort`. */
  sort(): Iterable<SchemaProblem>;
  /** Checks the condition under a key. */
  condition(key: string): Iterable<SchemaProblem>;
  /**
   * Checks the field paths under a key. Each path must lead to a field of the record, or of a record that it refers to,
   * and the field must be of a wanted kind.
   */
  paths(key: string, wanted?: WantedField): Iterable<SchemaProblem>;
  /** Returns the fields of the record that are named under a key, and reports names that are not fields. */
  named(key: string): Generator<SchemaProblem, readonly NamedField[]>;
  kindOf(field: Declared): FieldKind | undefined;
  /** Returns whether only the server sets the field. */
  isComputed(field: Declared): boolean;
  /** Returns the values of an enum field. Returns undefined if they cannot be read, which other checks report. */
  valuesOf(field: string): readonly string[] | undefined;
  /** Returns a hint with the most similar choice. */
  suggest(name: string, choices: Iterable<string>): string | undefined;
}

export interface WantedField {
  readonly kinds: readonly FieldKind[];
  /** Predicate of the message about another field: `is no upload`. */
  readonly otherwise: string;
  readonly hint: string;
}

export interface NamedField {
  readonly name: string;
  readonly path: Path;
  readonly field: Declared;
}
