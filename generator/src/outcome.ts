import type { EarlierLoad } from '@tuyen/model/load';
import type { LocatedFinding } from './findings/finding.ts';
import type { FileChange } from './output/plan.ts';

export interface GenerateOptions {
  readonly root: string;
  readonly dryRun?: boolean | undefined;
  readonly only?: string | undefined;
  /** Parsed files of the previous run. A watcher keeps them so that unchanged files are not parsed again. */
  readonly documents?: EarlierLoad['documents'] | undefined;
}

export interface Outcome {
  /** Problems of the schemas and the owned files. If one of them is an error, nothing was written. */
  readonly diagnostics: readonly LocatedFinding[];
  readonly changes: readonly (FileChange & { readonly because: readonly string[] })[];
  readonly total: number;
  readonly written: boolean;
  /** Ejected files whose schema has changed since they were ejected. `tuyen upgrade` merges the change. */
  readonly outdated: readonly string[];
  readonly lockDrifted: boolean;
  /** True if the manifest was lost or damaged and has been rebuilt from the files on the disk. */
  readonly rebuilt: boolean;
}

export const NOTHING: Outcome = {
  diagnostics: [],
  changes: [],
  total: 0,
  outdated: [],
  written: false,
  lockDrifted: false,
  rebuilt: false,
};
