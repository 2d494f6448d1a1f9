import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  // The body of a response has no static type, because tests read responses of every shape.
  readonly body: ReturnType<typeof JSON.parse>;
}

export interface Api {
  get(path: string, headers?: Record<string, string>): Promise<ApiResponse>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiResponse>;
  patch(path: string, body: unknown, headers?: Record<string, string>): Promise<ApiResponse>;
  put(path: string, body: unknown, headers?: Record<string, string>): Promise<ApiResponse>;
  delete(path: string, headers?: Record<string, string>): Promise<ApiResponse>;
}

export interface Account extends Api {
  readonly headers: Readonly<Record<string, string>>;
  readonly profile: ReturnType<typeof JSON.parse>;
}

export interface ServerCalls {
  readonly origin: string;
  readonly anonymous: Api;
  signIn(account: string): Promise<Account>;
}

export interface RunningServer extends ServerCalls {
  stop(): Promise<void>;
}

export const PASSWORD = 'Tuyen#2026';

/**
 * Returns the file that starts the mock or the production server. In older checkouts, to which benchmarks compare this
 * one, one file starts both.
 */
export function startFileOf(root: string, production = false): string {
  const entry = join(root, 'server/bin/start.js');
  const mock = join(root, 'server-mock/bin/start.js');
  return production && existsSync(entry) ? entry : mock;
}

/**
 * Starts the project's server in a separate process, seeded, in memory unless `env` says otherwise.
 * @param root root of this repository
 * @param project another project
 */
export async function startServer(
  root: string,
  env: Record<string, string> = {},
  project = root,
): Promise<RunningServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn('node', [startFileOf(root, env['NODE_ENV'] === 'production')], {
    cwd: project,
    env: { ...process.env, TUYEN_QA: '1', ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output.includes(`Server ${origin}`) && resolve());
    child.once('close', () => reject(new Error(`The server did not start:\n${output}`)));
  });
  return {
    ...callsTo(origin),
    async stop() {
      if (child.exitCode !== null) return;
      const exit = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await exit;
    },
  };
}

export function callsTo(origin: string, standing: Readonly<Record<string, string>> = {}): ServerCalls {
  const anonymous = apiAt(origin, standing);
  return {
    origin,
    anonymous,
    async signIn(account) {
      const { status, body } = await anonymous.post('auth/login', { account, password: PASSWORD });
      if (status !== 200 && status !== 201) throw new Error(`${account} cannot sign in: ${JSON.stringify(body)}`);
      const office = body.office_id ?? body.offices?.[0]?.id;
      const own = { authorization: `Bearer ${body.authToken}`, ...(office ? { 'x-office-id': office } : {}) };
      const headers = { ...standing, ...own };
      return { ...apiAt(origin, headers), headers, profile: body };
    },
  };
}

function apiAt(origin: string, standing: Record<string, string>): Api {
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${origin}/api/v1/${path}`, {
      method,
      headers: { ...standing, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text === '' ? undefined : JSON.parse(text) };
  };
  return {
    get: (path, headers) => call('GET', path, undefined, headers),
    post: (path, body = {}, headers) => call('POST', path, body, headers),
    patch: (path, body, headers) => call('PATCH', path, body, headers),
    put: (path, body, headers) => call('PUT', path, body, headers),
    delete: (path, headers) => call('DELETE', path, undefined, headers),
  };
}
