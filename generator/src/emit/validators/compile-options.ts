import type { ProjectKind } from '@tuyen/model';

export interface CompileOptions {
  readonly name: string;
  readonly kinds: readonly ProjectKind[];
  readonly path: string;
}
