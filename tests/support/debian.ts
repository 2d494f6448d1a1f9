import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export function installPackages(...packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env, stdio: 'inherit' });
}

/** Returns the path of a program, installing it if it is missing. @throws Error that names the package to install */
export function programOf(name: string, ofPackage = name): string {
  const path = `/usr/sbin/${name}`;
  if (!existsSync(path)) installPackages(ofPackage);
  if (existsSync(path)) return path;
  throw new Error(`${path} is missing: install the package ${ofPackage} (Debian: apt-get install ${ofPackage}).`);
}
