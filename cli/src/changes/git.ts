import { execFileSync } from 'node:child_process';
import { UsageError } from '../exit-codes.ts';

const MOST_BYTES = 512 * 1024 * 1024;

/** Read-only access to a git repository from the project's folder. Never writes or fetches. */
export class Git {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    try {
      this.#run('rev-parse', '--is-inside-work-tree');
    } catch (error) {
      if (error instanceof UsageError) throw error;
      const reason = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
      const [first = ''] = reason.replace('fatal: ', '').split('\n');
      const isNone = first.startsWith('not a git repository');
      throw new UsageError(
        isNone ? `${folder} is not in a git repository, so there is no revision to compare with.` : first,
        {
          cause: error,
        },
      );
    }
  }

  /** Returns the path of the project in the repository: empty or `apps/desk/`. */
  prefix(): string {
    return this.#run('rev-parse', '--show-prefix').trimEnd();
  }

  commit(revision: string): string | undefined {
    return this.#try('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`)?.trim();
  }

  /** Lists the files of a commit below a path, with their modes. `120000` is a symbolic link. */
  files(commit: string, path: string): readonly { readonly path: string; readonly mode: string }[] {
    const listed = this.#run('ls-tree', '-r', '-z', '--full-tree', commit, '--', ...(path === '' ? [] : [path]));
    return listed.split('\0').flatMap((line) => {
      const [, mode = '', file] = /^(\d+) blob \w+\t(.+)$/su.exec(line) ?? [];
      return file === undefined ? [] : [{ path: file, mode }];
    });
  }

  contents(commit: string, paths: readonly string[]): readonly Buffer[] {
    const asked = paths.map((path) => `${commit}:${path}\n`).join('');
    const answer = this.#execute(['cat-file', '--batch'], asked);
    const found: Buffer[] = [];
    for (let at = 0; at < answer.length;) {
      const end = answer.indexOf('\n', at);
      const size = Number(answer.toString('utf8', at, end).split(' ').at(-1));
      found.push(answer.subarray(end + 1, end + 1 + size));
      at = end + 1 + size + 1;
    }
    return found;
  }

  #run(...args: readonly string[]): string {
    return this.#execute(args).toString('utf8');
  }

  #try(...args: readonly string[]): string | undefined {
    try {
      return this.#run(...args);
    } catch (error) {
      if (error instanceof UsageError) throw error;
      return undefined;
    }
  }

  #execute(args: readonly string[], input?: string): Buffer {
    // Removes GIT_DIR and similar variables, which a git hook sets. With them, git would not find the project's
    // location in the repository.
    const { GIT_DIR: _, GIT_WORK_TREE: __, GIT_INDEX_FILE: ___, GIT_PREFIX: ____, ...inherited } = process.env;
    const env = { ...inherited, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1' };
    try {
      return execFileSync('git', [...args], {
        cwd: this.#folder,
        env,
        ...(input !== undefined && { input }),
        maxBuffer: MOST_BYTES,
        stdio: ['pipe', 'pipe', 'pipe'],
      });
    } catch (error) {
      const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      if (isMissing) throw new UsageError('`tuyen changes` reads revisions by git, which is not installed here.');
      throw error;
    }
  }
}
