import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { projectRoot } from '../../tests/support/project-root.ts';
import { freePort } from '../../tests/support/free-port.ts';

export const JSON_TYPE = { 'content-type': 'application/json' };

export interface Server {
  readonly origin: string;
  readonly child: ChildProcess;
  /** Milliseconds until the first response. */
  readonly started: number;
}

export function stopPoint(number: number, district_id: string) {
  const name = `Điểm dừng số ${number}`;
  return {
    code: `BENCH${number}`,
    name,
    address: `${number} Trần Phú`,
    latitude: 21.02,
    longitude: 105.8,
    district_id,
  };
}

export async function signIn(origin: string, common: Readonly<Record<string, string>> = {}) {
  const call = async (method: string, path: string, headers: Record<string, string>, body?: unknown) => {
    const answer = await fetch(`${origin}/api/v1/${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && JSON_TYPE) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
    return JSON.parse(text);
  };
  const profile = await call('POST', 'auth/login', common, { account: 'superuser', password: 'Tuyen#2026' });
  const headers = { ...common, authorization: `Bearer ${profile.authToken}`, 'x-office-id': String(profile.office_id) };
  return {
    headers,
    get: (path: string) => call('GET', path, headers),
    post: (path: string, body: object) => call('POST', path, headers, body),
    patch: (path: string, body: object) => call('PATCH', path, headers, body),
    /** Creates stop points numbered from `from` to `to - 1`. Returns a stop point that existed before. */
    async fill(from: number, to: number) {
      const [sample] = await call('GET', 'stop-points?limit=1', headers);
      for (let at = from; at < to; at += 1000) {
        const bulk = Array.from({ length: 1000 }, (_, index) => stopPoint(at + index, sample.district_id));
        await call('POST', 'stop-points/bulk', headers, { bulk });
      }
      return sample;
    },
  };
}

/** @param args arguments, in which `{port}` is replaced by a free port; the variable PORT has the same value */
export async function start(
  args: readonly string[],
  path: string,
  env: Record<string, string> = {},
  cwd = projectRoot,
): Promise<Server> {
  const port = String(await freePort());
  const began = performance.now();
  const child = spawn(
    'node',
    args.map((one) => one.replace('{port}', port)),
    { stdio: 'ignore', cwd, env: { ...process.env, ...env, PORT: port } },
  );
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 3000; attempt++) {
    const answers = await fetch(`${origin}/${path}`).then(
      () => true,
      () => false,
    );
    if (answers) return { origin, child, started: performance.now() - began };
    await setTimeout(10);
  }
  child.kill();
  throw new Error(`${args.join(' ')} does not answer.`);
}

export async function stop({ child }: Server): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** Returns the resident memory of a server process in MB. */
export function used({ child }: Server): number {
  return Number(spawnSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' }).stdout) / 1024;
}

/** Runs a script to its end. @throws with the script's output if it fails */
export async function ran(args: readonly string[], cwd: string, env: Record<string, string>): Promise<void> {
  const child = spawn('node', args, { cwd, env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${args.join(' ')} failed:\n${output}`);
}
