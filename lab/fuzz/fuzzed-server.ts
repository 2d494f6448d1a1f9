import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../tests/support/project-root.ts';
import { freePort } from '../../tests/support/free-port.ts';
import type { EntryQuestion, EntryReply, Route } from './entry.ts';

export interface FuzzedServer {
  readonly port: number;
  readonly origin: string;
  routes(): Promise<readonly Route[]>;
  /** Forces a garbage collection in the server and then returns the server's memory use. */
  memory(): Promise<NodeJS.MemoryUsage>;
  reset(): Promise<void>;
  readonly alive: boolean;
  log(): string;
  stacks(): readonly string[];
  stop(): Promise<void>;
}

const LOG_LENGTH = 500_000;
const STACK = 6;

/**
 * Returns the malloc settings of deployments. Without them, unused memory of the C library would count as the server's:
 * docs/operating.md, "Memory".
 */
function memoryOfDeployments(): NodeJS.ProcessEnv {
  const unit = readFileSync(join(projectRoot, 'deploy/tuyen.service'), 'utf8');
  const found = [...unit.matchAll(/\b(MALLOC_\w+)=(\d+)/g)].map(([, name = '', value = '']) => [name, value] as const);
  if (found.length === 0) throw new Error('deploy/tuyen.service sets nothing of the C library.');
  return Object.fromEntries(found);
}

export async function startFuzzedServer(): Promise<FuzzedServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = fork(join(import.meta.dirname, 'entry.ts'), {
    cwd: projectRoot,
    execArgv: ['--expose-gc'],
    env: {
      ...process.env,
      ...memoryOfDeployments(),
      PORT: String(port),
      TUYEN_QA: '1',
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let log = '';
  let alive = true;
  child.once('exit', () => (alive = false));
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      log = (log + chunk).slice(-LOG_LENGTH);
      if (log.includes(`Server ${origin}`)) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`The server did not start:\n${log}`)));
  });
  const ask = async (question: EntryQuestion): Promise<EntryReply> => {
    const replied = once(child, 'message');
    child.send(question);
    return (await replied)[0] as EntryReply;
  };
  return {
    port,
    origin,
    get alive() {
      return alive;
    },
    log: () => log,
    stacks: () => [...new Set(log.split('\n').flatMap(stackIn))],
    routes: async () => (await ask('routes')).routes ?? [],
    async memory() {
      const { memory } = await ask('memory');
      if (!memory) throw new Error('The server does not report its memory.');
      return memory;
    },
    async reset() {
      const { status } = await fetch(`${origin}/__qa/reset`, { method: 'POST' });
      if (status !== 204) throw new Error(`The server was not set back: ${status}`);
    },
    async stop() {
      if (!alive) return;
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

function stackIn(line: string): readonly string[] {
  if (!line.startsWith('{') || !line.endsWith('}')) return [];
  const { err } = JSON.parse(line) as { readonly err?: { readonly stack?: string } };
  return err?.stack === undefined ? [] : [err.stack.split('\n').slice(0, STACK).join('\n')];
}
