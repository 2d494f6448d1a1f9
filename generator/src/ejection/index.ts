import { generate } from '../generate.ts';
import { readLock } from '../output/lock.ts';
import { isLost } from '../output/rebuild.ts';
import type { EjectOptions, EjectOutcome } from './eject.ts';
import type { UpgradeOptions, UpgradeOutcome } from './upgrade.ts';

export async function eject(options: EjectOptions): Promise<EjectOutcome> {
  if (options.part !== undefined && !options.dryRun) await rebuildManifest(options.root);
  const work = await import('./eject.ts');
  return work.eject(options);
}

export async function upgrade(options: UpgradeOptions): Promise<UpgradeOutcome> {
  if (!options.dryRun) await rebuildManifest(options.root);
  const work = await import('./upgrade.ts');
  return work.upgrade(options);
}

/**
 * Rebuilds the manifest, which lists the generated files, if it is damaged or lost. Otherwise, ejecting and upgrading
 * would update only their own entries in it. A project that never had a manifest has nothing to rebuild.
 */
async function rebuildManifest(root: string): Promise<void> {
  if (isLost(readLock(root))) await generate({ root });
}
