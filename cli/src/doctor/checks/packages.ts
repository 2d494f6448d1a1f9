import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Check } from '../examination.ts';

const SCOPE = '@tuyen';
const MODEL = '@tuyen/model';

/**
 * Checks that the project and all packages of Tuyến resolve the same copy of `@tuyen/model`. Each copy keeps a separate
 * list of field kinds, so a second copy would not know the project's own kinds.
 */
export const checkPackages: Check = ({ root }) => {
  const name = 'Packages';
  const scope = nearest(root, SCOPE);
  const users = [root, ...(scope === undefined ? [] : readdirSync(scope).map((one) => realpathSync(join(scope, one))))];
  const own = fileURLToPath(new URL('..', import.meta.resolve(MODEL)));
  const copies = new Set([realpathSync(own), ...users.flatMap((folder) => nearest(folder, MODEL) ?? [])]);
  const found = [...copies].map((folder) => `${versionIn(folder)} in ${folder}`).join(', ');
  if (copies.size === 1)
    return { name, state: 'ok', found: `one copy of ${MODEL}, ${versionIn([...copies][0] ?? '')}` };
  return {
    name,
    state: 'broken',
    found: `${copies.size} copies of ${MODEL}: ${found}`,
    fix: 'Give all packages of @tuyen the same version in package.json, then run `npm dedupe`. Run the tool as `npx tuyen`.',
  };
};

function nearest(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(found)) return realpathSync(found);
    if (dirname(folder) === folder) return undefined;
  }
}

function versionIn(folder: string): string {
  const about: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return typeof about === 'object' && about !== null && 'version' in about ? String(about.version) : 'unknown version';
}
