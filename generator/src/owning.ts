import type { EjectOptions, EjectOutcome } from './source/eject.ts';
import type { UpgradeOptions, UpgradeOutcome } from './source/upgrade.ts';

/** Copies a generated part to where a person may edit it; without a part, lists those of the resource. */
export async function eject(options: EjectOptions): Promise<EjectOutcome> {
  const work = await import('./source/eject.ts');
  return work.eject(options);
}

/** Merges what schemas have changed into the files that were ejected. */
export async function upgrade(options: UpgradeOptions): Promise<UpgradeOutcome> {
  const work = await import('./source/upgrade.ts');
  return work.upgrade(options);
}
