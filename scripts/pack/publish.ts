import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run.ts';
import type { Package } from './manifest.ts';
import { tarballOf } from './packages.ts';

/**
 * Publishes tarballs in the order of the packages with `npm publish`. Skips versions that the registry has, so that an
 * interrupted release can be repeated. Stops at the first refusal and returns its exit code.
 *
 * @param options options of npm, such as `--tag next` or `--registry <url>`
 */
export async function publishTarballs(
  folder: string,
  packages: readonly Package[],
  options: readonly string[],
): Promise<number> {
  for (const one of packages) {
    const version = `${one.manifest.name}@${one.manifest.version}`;
    if (isPublished(version, options)) {
      console.log(`- ${version} is published already`);
      continue;
    }
    const code = await run('npm', ['publish', join(folder, tarballOf(one)), ...options]);
    if (code !== 0) return code;
  }
  return 0;
}

function isPublished(version: string, options: readonly string[]): boolean {
  // With --json, the error is on standard output at every log level.
  const args = ['view', version, 'version', ...options, '--json'];
  const { status, stdout } = spawnSync('npm', args, { encoding: 'utf8' });
  if (status !== 0 && !stdout.includes('E404')) throw new Error(`npm cannot read ${version}:\n${stdout}`);
  return status === 0 && stdout.trim() !== '';
}

/** Returns the names of the tarballs whose bytes differ between two folders. */
export function differingTarballs(one: string, other: string, packages: readonly Package[]): readonly string[] {
  return packages
    .map(tarballOf)
    .filter((name) => !readFileSync(join(one, name)).equals(readFileSync(join(other, name))));
}
