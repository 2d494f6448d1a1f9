import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { isObject } from '@tuyen/model';
import { UsageError } from '../exit-codes.ts';
import { Git } from './git.ts';

const CONFIG = 'tuyen.config.json';

/**
 * Writes the schemas of a revision into a temporary folder for the duration of a call, and removes the folder
 * afterwards.
 * @param folder folder of the project in that revision, if the project has moved since
 */
export async function withRevision<T>(
  root: string,
  revision: string,
  folder: string | undefined,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const git = new Git(root);
  const commit = git.commit(revision);
  if (commit === undefined) throw new UsageError(unknownRevision(git, revision));
  const prefix = folder === undefined ? git.prefix() : prefixOf(folder);
  const before = mkdtempSync(join(tmpdir(), 'tuyen-changes-'));
  try {
    write(git, commit, prefix, [configOf(git, commit, revision, prefix)], before);
    const [config] = git.contents(commit, [`${prefix}${CONFIG}`]);
    const schemas = schemasOf(config?.toString('utf8') ?? '');
    if (schemas !== undefined) write(git, commit, prefix, git.files(commit, posix.join(prefix, schemas)), before);
    return await use(before);
  } finally {
    rmSync(before, { recursive: true, force: true });
  }
}

/** Returns the path prefix of a folder in the repository: `apps/desk/`, or empty for the root. */
function prefixOf(folder: string): string {
  const path = posix.join(folder, '/').replace(/^\.?\//u, '');
  if (path.startsWith('..') || posix.isAbsolute(folder))
    throw new UsageError('--was-in takes a folder of the repository: apps/desk.');
  return path;
}

function unknownRevision(git: Git, revision: string): string {
  if (git.commit('HEAD') === undefined)
    return 'The repository has no commit yet: commit the schemas first, then compare with them.';
  return `There is no revision ${revision}. In a shallow clone it may be missing: run git fetch --unshallow --tags.`;
}

function configOf(git: Git, commit: string, revision: string, prefix: string): ReturnType<Git['files']>[number] {
  const [found] = git.files(commit, `${prefix}${CONFIG}`);
  if (found) return found;
  const others = git.files(commit, '').filter(({ path }) => posix.basename(path) === CONFIG);
  const named = others.map(({ path }) => posix.dirname(path)).join(', ');
  const hint =
    others.length > 0
      ? `It has one in ${named}: if the project was there, pass --was-in <folder>.`
      : 'Choose a later revision: --since <revision>.';
  throw new UsageError(`${revision} has no ${prefix}${CONFIG}. ${hint}`);
}

/** Returns the schema folder. An unreadable configuration is reported later, when the project is loaded. */
function schemasOf(config: string): string | undefined {
  try {
    const read: unknown = JSON.parse(config.replace(/^\uFEFF/u, ''));
    const schemas = isObject(read) ? read['schemas'] : undefined;
    const isInside = typeof schemas === 'string' && !/^\/|(?:^|\/)\.\.(?:\/|$)/u.test(schemas);
    return isInside ? schemas : undefined;
  } catch {
    return undefined;
  }
}

function write(git: Git, commit: string, prefix: string, files: ReturnType<Git['files']>, folder: string): void {
  const found = files.flatMap((file) =>
    file.mode === SYMBOLIC_LINK ? linked(git, commit, file.path) : [[file.path, file.path]],
  );
  const contents = git.contents(
    commit,
    found.map(([, from = '']) => from),
  );
  for (const [index, [path = '']] of found.entries()) {
    const target = join(folder, path.slice(prefix.length));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, contents[index] ?? '');
  }
}

const SYMBOLIC_LINK = '120000';

/**
 * Returns the files to which a symbolic link points, with the link's own path in their names. Returns none if the link
 * points outside the repository.
 */
function linked(git: Git, commit: string, path: string): (readonly string[])[] {
  const [link] = git.contents(commit, [path]);
  const target = posix.join(posix.dirname(path), link?.toString('utf8') ?? '');
  if (target.startsWith('..')) return [];
  const files = git.files(commit, target).filter(({ mode }) => mode !== SYMBOLIC_LINK);
  return files.map((file) => [`${path}${file.path.slice(target.length)}`, file.path]);
}
