import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hasErrors } from '../../output/diagnostics.ts';
import type { Check } from '../examination.ts';

const LOCK_FILE = 'tuyen.lock.json';
const FIX = 'Run `npx tuyen generate`, and commit the result.';

/** Checks that the manifest of generated files exists. Without it, deleted resources leave their files behind. */
export const checkLock: Check = ({ root }) =>
  existsSync(join(root, LOCK_FILE))
    ? { name: 'Manifest', state: 'ok', found: LOCK_FILE }
    : { name: 'Manifest', state: 'broken', found: `${LOCK_FILE} is missing`, fix: FIX };

export const checkGenerated: Check = async ({ root }) => {
  const name = 'Generated files';
  const { check } = await import('@tuyen/generator');
  const { diagnostics, changes, lockDrifted, total } = await check({ root });
  if (hasErrors(diagnostics)) return { name, state: 'skipped', found: 'the schemas have errors' };
  if (changes.length === 0 && !lockDrifted) return { name, state: 'ok', found: `${total} files are up to date` };
  const [first] = changes;
  const found = first ? `${changes.length} files differ, first ${first.path}` : 'the manifest differs';
  return { name, state: 'broken', found, fix: FIX };
};
