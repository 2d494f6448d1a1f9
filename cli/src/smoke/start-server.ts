import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../exit-codes.ts';

export interface SmokeServer {
  readonly address: string;
  readonly apps: Readonly<Partial<Record<AppName, string>>>;
  readonly account: readonly [name: string, password: string] | undefined;
  stop(): Promise<void>;
}

export type AppName = (typeof APPS)[number];

/** Apps in the order of their ports: the first one uses the port after the server's port. */
const APPS = ['admin', 'portal'] as const;
const COMMAND = fileURLToPath(new URL('../../bin/tuyen.js', import.meta.url));
/** Ports that operating systems do not assign on their own. */
const [FIRST, LAST] = [12_000, 32_000];

/**
 * Starts the server of a project on free ports with a new database, and the apps if all of them are built.
 * @param folders folder of the static files of each app that the project has
 * @throws UsageError with the output of the server if it ends early
 */
export async function startServer(
  root: string,
  folders: Readonly<Partial<Record<AppName, string>>>,
): Promise<SmokeServer> {
  const data = mkdtempSync(join(tmpdir(), 'tuyen-test-'));
  const port = await freePorts(1 + APPS.length);
  const address = `http://127.0.0.1:${port}`;
  const own = APPS.filter((app) => folders[app] !== undefined);
  const isBuilt = own.length > 0 && own.every((app) => existsSync(join(root, dirname(folders[app] ?? ''), 'dist')));
  const { NODE_ENV: _, ...environment } = process.env;
  const child = spawn(process.execPath, [COMMAND, 'serve', ...(isBuilt ? [] : ['--api'])], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...environment,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: `file:${join(data, 'test.db')}`,
      NO_COLOR: '1',
    },
  });
  const stop = async () => {
    await stopProcess(child);
    rmSync(data, { recursive: true, force: true });
  };
  try {
    const output = await outputUntilReady(child, `Server ${address}`);
    const [, name, password] = /^\s+(\S+) \/ (\S+)$/mu.exec(output) ?? [];
    return {
      address,
      apps: isBuilt ? Object.fromEntries(own.map((app) => [app, addressOf(app, port)])) : {},
      account: name === undefined || password === undefined ? undefined : [name, password],
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function addressOf(app: AppName, port: number): string {
  return `http://127.0.0.1:${port + 1 + APPS.indexOf(app)}`;
}

/**
 * Returns what the process printed until the server was ready. The server prints its address and the account in one
 * write.
 */
async function outputUntilReady(child: ChildProcess, ready: string): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: unknown) => {
      output += String(chunk);
      if (output.includes(ready)) resolve(output);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    child.once('close', () => reject(new UsageError(`The server does not start:\n${output.trim()}`)));
  });
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
}

async function freePorts(count: number): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    const free = await Promise.all(Array.from({ length: count }, (_, index) => isFree(port + index)));
    if (free.every(Boolean)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
