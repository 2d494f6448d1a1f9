import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TUYEN = fileURLToPath(new URL('../../bin/tuyen.js', import.meta.url));

export interface DevDatabase {
  readonly url: string;
  /** Path relative to the project of the SQLite file that an earlier `tuyen dev` left. Undefined if there is none. */
  readonly keptFile: string | undefined;
  /** Whether `tuyen dev` may delete the database. */
  readonly isOwn: boolean;
  /** Message for a user who wants to delete a database that DATABASE_URL names. */
  readonly notOwn: string;
  reset(): void;
  /** @returns why the existing rows do not fit the changed schemas, as `tuyen db plan` prints it; undefined if they fit */
  refusal(): Promise<string | undefined>;
}

/**
 * Returns the database that DATABASE_URL names, or a database that `tuyen dev` creates. Each port has a separate one,
 * because two servers may run side by side.
 */
export function devDatabase(root: string, port: number, environment: NodeJS.ProcessEnv): DevDatabase {
  const named = environment['DATABASE_URL'] || undefined;
  const path = `data/dev-${port}.db`;
  const url = named ?? `file:${path}`;
  const file = join(root, path);
  if (named === undefined) mkdirSync(dirname(file), { recursive: true });
  return {
    url,
    keptFile: named === undefined && existsSync(file) ? path : undefined,
    isOwn: named === undefined,
    notOwn: `tuyen dev deletes only its own database, ${path}. DATABASE_URL names another one: unset it, or empty that database yourself.`,
    reset() {
      for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
    },
    async refusal() {
      if (url === ':memory:' || (named === undefined && !existsSync(file))) return undefined;
      return refusalIn(await planOf(root, url));
    },
  };
}

/** Runs `tuyen db plan` in a process of its own, because this process would keep the project's modules in memory. */
function planOf(root: string, url: string): Promise<string> {
  const args = ['--root', root, '--json', 'db', 'plan', '--database-url', url];
  const child = spawn(process.execPath, [TUYEN, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolve) => child.once('error', () => resolve('')).once('close', () => resolve(output)));
}

/**
 * Returns the error that `tuyen db plan` printed because existing rows do not fit the changed schemas. Returns
 * undefined for other failures, which the server reports when it starts.
 */
function refusalIn(plan: string): string | undefined {
  try {
    const { error, findings } = Object(JSON.parse(plan));
    return typeof error === 'string' && findings !== undefined ? error : undefined;
  } catch {
    return undefined;
  }
}
