import { generate } from '../generate.ts';
import { readLock } from '../output/lock.ts';
import { isLost } from '../output/rebuild.ts';
import type { EjectOptions, EjectOutcome } from './eject.ts';
import type { UpgradeOptions, UpgradeOutcome } from './upgrade.ts';

/** Copies a generated part to where a person may edit it; without a part, lists those of the resource. */
export async function eject(options: EjectOptions): Promise<EjectOutcome> {
  if (options.part !== undefined && !options.dryRun) await rebuildManifest(options.root);
  const work = await import('./eject.ts');
  return work.eject(options);
}

/** Merges what schemas have changed into the files that were ejected. */
export async function upgrade(options: UpgradeOptions): Promise<UpgradeOutcome> {
  if (!options.dryRun) await rebuildManifest(options.root);
  const work = await import('./upgrade.ts');
  return work.upgrade(options);
}

/** Both write the manifest: of one that is damaged, or lost, they would leave half. A project without one has nothing to lose. */
async function rebuildManifest(root: string): Promise<void> {
  if (isLost(readLock(root))) await generate({ root });
}
