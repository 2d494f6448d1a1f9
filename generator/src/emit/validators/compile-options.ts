import type { ProjectKind } from '@tuyen/model';

export interface CompileOptions {
  /** Name of the exported function: `validateVehicle`. */
  readonly name: string;
  readonly kinds: readonly ProjectKind[];
  readonly path: string;
}
