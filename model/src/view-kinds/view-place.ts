import type { ResourceEntry } from '../load/catalog.ts';
import type { Declared } from '../load/declared.ts';
import type { Path, SchemaProblem } from '../load/problem.ts';
import type { FieldKind } from '../model/fields/field.ts';
import type { Raw } from '../model/json/raw.ts';

export interface ViewPlace {
  readonly view: Raw;
  readonly path: Path;
  readonly entry: ResourceEntry;
  resourceNamed(name: string): ResourceEntry | undefined;
  resourceNames(): Iterable<string>;
  filter(): Iterable<SchemaProblem>;
  sort(): Iterable<SchemaProblem>;
  condition(key: string): Iterable<SchemaProblem>;
  /**
   * Checks the field paths that are the value of a key. Each path must lead to a field of the record or of a referenced
   * record. The field must have one of the wanted kinds.
   */
  paths(key: string, wanted?: WantedField): Iterable<SchemaProblem>;
  named(key: string): Generator<SchemaProblem, readonly NamedField[]>;
  kindOf(field: Declared): FieldKind | undefined;
  isComputed(field: Declared): boolean;
  valuesOf(field: string): readonly string[] | undefined;
  suggest(name: string, choices: Iterable<string>): string | undefined;
}

export interface WantedField {
  readonly kinds: readonly FieldKind[];
  /** Last words of the error message for a field of another kind, for example `is no upload`. */
  readonly otherwise: string;
  readonly hint: string;
}

export interface NamedField {
  readonly name: string;
  readonly path: Path;
  readonly field: Declared;
}
