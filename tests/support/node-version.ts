import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

/**
 * Returns the folder of a Node of this version. The npm package `node` installs it into the repository's cache.
 * @param version version such as `24.0.0`
 */
export function nodeOfVersion(version: string): string {
  const folder = join(projectRoot, 'node_modules/.cache/node-versions', version);
  const found = join(folder, 'node_modules/.bin');
  if (!existsSync(join(found, 'node'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-save', `node@${version}`], { cwd: folder });
  }
  const answer = execFileSync(join(found, 'node'), ['--version'], { encoding: 'utf8' }).trim();
  if (answer !== `v${version}`) throw new Error(`The package node@${version} has brought ${answer}.`);
  return found;
}
