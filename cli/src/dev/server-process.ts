import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

export interface ServerProcessOptions {
  readonly root: string;
  readonly start: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Address of the server, without a path. */
  readonly origin: string;
  /** Called when the server process ends although `stop` and `restart` were not called. */
  crashed(code: number | null): void;
}

/** Milliseconds after which a process that does not end is killed. */
const PATIENCE = 2000;
/** Milliseconds between two requests that check whether the server has started. */
const INTERVAL = 50;

/**
 * Runs the project's server in a child process. The child process ends when its IPC channel closes, so it also ends if
 * this process is killed.
 */
export class ServerProcess {
  readonly #options: ServerProcessOptions;
  #child: ChildProcess | undefined;
  #stopped: Promise<void> = Promise.resolve();
  #starts = 0;

  constructor(options: ServerProcessOptions) {
    this.#options = options;
  }

  get isRunning(): boolean {
    return this.#child !== undefined;
  }

  /**
   * Stops the server process and starts a new one.
   * @param before runs while no server process is running
   * @returns when the new process answers requests, has ended, or was replaced by a later restart
   */
  async restart(before?: () => void): Promise<'answers' | 'ended' | 'replaced'> {
    const start = ++this.#starts;
    await this.stop();
    if (start !== this.#starts) return 'replaced';
    before?.();
    const { root, start: module, args, env, crashed } = this.#options;
    const child = spawn(process.execPath, [module, ...args], {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;
    const ended = (code: number | null) => {
      if (this.#child !== child) return;
      this.#child = undefined;
      crashed(code);
    };
    child.once('exit', ended).once('error', () => ended(null));
    if (await this.#answers(child)) return 'answers';
    return start === this.#starts ? 'ended' : 'replaced';
  }

  stop(): Promise<void> {
    const child = this.#child;
    if (child) {
      this.#child = undefined;
      this.#stopped = end(child);
    }
    return this.#stopped;
  }

  async #answers(child: ChildProcess): Promise<boolean> {
    while (this.#child === child) {
      const isHealthy = await fetch(`${this.#options.origin}/health`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isHealthy && this.#child === child) return true;
      await setTimeout(INTERVAL);
    }
    return false;
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const patience = new AbortController();
  const impatient = setTimeout(PATIENCE, undefined, { signal: patience.signal }).then(
    () => child.kill('SIGKILL'),
    () => undefined,
  );
  await exit;
  patience.abort();
  await impatient;
}
