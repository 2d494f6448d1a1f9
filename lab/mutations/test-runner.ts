// Runs test files in a copy of the project, in one process for many runs.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface TestRequest {
  /**
   * Path of the module that changed since the last request. The module of the previous request is reloaded as well,
   * because its original code was restored.
   */
  readonly changed: string;
  readonly files: readonly string[];
  readonly withPostgres: boolean;
}

export const SQLITE_ONLY = '^(?!.*on PostgreSQL)';

export interface TestAnswer {
  readonly failed?: string | undefined;
}

export interface TestRunner {
  /** Runs the files and returns the first one that fails, or undefined if all pass. A file that does not end fails. */
  run(request: TestRequest): Promise<string | undefined>;
  close(): Promise<void>;
}

/** Time limit for test files on a busy machine, in seconds. A fault can cause an endless loop. */
const timeLimit = (files: number) => 180 + files * 30;

const SERVER = fileURLToPath(new URL('test-server.ts', import.meta.url));

export function openTestRunner(root: string): TestRunner {
  let server: ChildProcess | undefined;

  const start = (): ChildProcess => {
    const env = { ...process.env, TEST_LANE: 'short' };
    // Runs the test process in a separate process group, so that its workers can be killed with it.
    const child = fork(SERVER, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'], detached: true });
    child.once('exit', () => server === child && (server = undefined));
    return child;
  };

  const run = async (request: TestRequest): Promise<string | undefined> => {
    const { files } = request;
    const child = (server ??= start());
    // Of the events `message` and `exit`, only one occurs. Aborting the signal removes the listener of the other.
    // Otherwise listeners would accumulate, because the process serves many requests.
    const settled = new AbortController();
    const signal = AbortSignal.any([settled.signal, AbortSignal.timeout(timeLimit(files.length) * 1000)]);
    child.send(request);
    try {
      const answer = await Promise.race([
        once(child, 'message', { signal }),
        // The process exited before it answered: a test ended it.
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
    // Either one of the files does not end, or the machine is slow. Running each file alone shows which.
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
