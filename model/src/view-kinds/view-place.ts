import type { ResourceEntry } from '../load/catalog.ts';
import type { Declared } from '../load/declared.ts';
import type { Path, SchemaProblem } from '../load/problem.ts';
import type { FieldKind } from '../model/fields/field.ts';
import type { Raw } from '../model/json/raw.ts';

/** A view in a resource's file, with checks that several kinds of views share. The loader implements the checks. */
export interface ViewPlace {
  readonly view: Raw;
  readonly path: Path;
  readonly entry: ResourceEntry;
  /** Checks that the list can be filtered by each field in `filter`. */
  filter(): Iterable<SchemaProblem>;
  /** Checks that the list can be sorted by each field in `sort`. */
  sort(): Iterable<SchemaProblem>;
  /** Checks the record condition that is the value of a key. */
  condition(key: string): Iterable<SchemaProblem>;
  /**
   * Checks the field paths that are the value of a key. Each path must lead to a field of the record or of a referenced
   * record. The field must have one of the wanted kinds.
   */
  paths(key: string, wanted?: WantedField): Iterable<SchemaProblem>;
  /** Returns the fields of the record that the value of a key names. Reports names that are not fields. */
  named(key: string): Generator<SchemaProblem, readonly NamedField[]>;
  kindOf(field: Declared): FieldKind | undefined;
  /** Returns whether only the server sets the field. */
  isComputed(field: Declared): boolean;
  /** Returns the values of an enum field. Returns undefined if the enum cannot be read. Other checks report that error. */
  valuesOf(field: string): readonly string[] | undefined;
  /** Returns a hint that names the choice most similar to a misspelled name. */
  suggest(name: string, choices: Iterable<string>): string | undefined;
}

export interface WantedField {
  readonly kinds: readonly FieldKind[];
  /** End of the message that is reported if the field has another kind: `is no upload`. */
  readonly otherwise: string;
  readonly hint: string;
}

export interface NamedField {
  readonly name: string;
  readonly path: Path;
  readonly field: Declared;
}
