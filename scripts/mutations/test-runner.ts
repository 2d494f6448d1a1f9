// Runs test files of a copy of the project, in one process for many runs.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface TestRequest {
  /** The module that has changed since the last request, besides the one of the last request. */
  readonly changed: string;
  readonly files: readonly string[];
  /** Whether tests that run on both databases run on PostgreSQL too. */
  readonly withPostgres: boolean;
}

/** Names of tests, without those of PostgreSQL where a test runs on both databases. */
export const SQLITE_ONLY = '^(?!.*on PostgreSQL)';

export interface TestAnswer {
  /** The first file that failed. */
  readonly failed?: string | undefined;
}

export interface TestRunner {
  /** The first of the files that fails; undefined if all pass. A file that does not end fails. */
  run(request: TestRequest): Promise<string | undefined>;
  close(): Promise<void>;
}

/** Seconds that some test files may take on a busy machine: a fault can make a loop that does not end. */
const timeLimit = (files: number) => 180 + files * 30;

const SERVER = fileURLToPath(new URL('test-server.ts', import.meta.url));

export function openTestRunner(root: string): TestRunner {
  let server: ChildProcess | undefined;

  const start = (): ChildProcess => {
    const env = { ...process.env, TEST_LANE: 'short' };
    // A process group of its own: its workers can be killed with it.
    const child = fork(SERVER, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'], detached: true });
    child.once('exit', () => server === child && (server = undefined));
    return child;
  };

  const run = async (request: TestRequest): Promise<string | undefined> => {
    const { files } = request;
    const child = (server ??= start());
    // Also removes the listener of the event that did not come: the process answers many requests.
    const settled = new AbortController();
    const signal = AbortSignal.any([settled.signal, AbortSignal.timeout(timeLimit(files.length) * 1000)]);
    child.send(request);
    try {
      const answer = await Promise.race([
        once(child, 'message', { signal }),
        // A test has ended the process.
        once(child, 'exit', { signal }).then(() => [{ failed: files[0] }]),
      ]);
      return (answer[0] as TestAnswer).failed;
    } catch {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      server = undefined;
      if (files.length === 1) return files[0];
    } finally {
      settled.abort();
    }
    // One of them does not end, or the machine is slow: each alone shows which.
    for (const file of files) {
      const failed = await run({ ...request, files: [file] });
      if (failed !== undefined) return failed;
    }
    return undefined;
  };

  return {
    run,
    async close() {
      const child = server;
      if (!child) return;
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
