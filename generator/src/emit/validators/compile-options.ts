import type { ProjectKind } from '@tuyen/model';

/** What a compiled validator must know beyond its schema. */
export interface CompileOptions {
  /** Name of the exported function: `validateVehicle`. */
  readonly name: string;
  readonly kinds: readonly ProjectKind[];
  /** The emitted module, relative to the project. */
  readonly path: string;
}
