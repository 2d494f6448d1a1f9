import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Library } from './library.ts';

export const CLINIC = fileURLToPath(new URL('../../../tests/foreign/clinic', import.meta.url));

export function git(folder: string, ...args: readonly string[]): string {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'core.autocrlf=false'];
  return execFileSync('git', [...author, ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export function commit(folder: string, message = 'A step'): void {
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--allow-empty', '--message', message);
}

export function inGit(library: Library): Library {
  git(library.root, 'init', '--quiet', '--initial-branch=main');
  commit(library.root);
  return library;
}

export function editJson(library: Library, path: string, change: (file: AnyJson) => void): void {
  const file = JSON.parse(library.read(path));
  change(file);
  library.write(path, `${JSON.stringify(file, null, 2)}\n`);
}

// oxlint-disable-next-line typescript/no-explicit-any -- tests write into schema files of any shape
export type AnyJson = any;
