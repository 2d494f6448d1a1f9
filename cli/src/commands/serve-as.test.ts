// @module-tag process
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../tests/support/free-port.ts';
import { BIN, REPOSITORY } from '../testing/library.ts';

const DOCUMENT = join(REPOSITORY, 'server-mock/src/foreign/testing/newsletter.yaml');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'serve-as-'));
});
const running: ChildProcess[] = [];
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

/** Runs `tuyen serve` outside of any project. @returns the address once it listens, and the output */
async function serve(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const port = await freePort();
  const child = spawn('node', [BIN, 'serve', ...args], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let output = '';
  const listens = new Promise<boolean>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        if (output.includes('/__qa')) resolve(true);
      });
    child.once('close', () => resolve(false));
  });
  return { listens: await listens, output: () => output, origin: `http://127.0.0.1:${port}` };
}

/** Runs a command without blocking this process, so that the back end of the test can answer. */
async function tuyen(...args: readonly string[]) {
  const child = spawn('node', [BIN, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, errors, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { status, output: output + errors };
}

async function backEnd(): Promise<string> {
  const server = createServer((request, response) => {
    const body = {
      data: { results: [{ id: 1, name: request.headers.authorization ?? 'nobody', uuid: 'none' }], total: 1 },
    };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

it('tuyen serve --as answers as a document describes, with the QA page, and needs no project', async () => {
  const { listens, output, origin } = await serve(['--as', DOCUMENT, '--rows', '3']);
  expect(listens, output()).toBe(true);
  expect(output()).toContain(`answers as ${DOCUMENT} describes`);
  const headers = { authorization: 'Basic any' };
  const { data } = await (await fetch(`${origin}/api/lists`, { headers })).json();
  expect(data).toMatchObject({ total: 3, results: [{ id: 1 }, { id: 2 }, { id: 3 }] });
  expect(await (await fetch(`${origin}/__qa`)).text()).toContain('data-without="outbox');
});

describe('recordings of the command', () => {
  it('serve --record writes recordings, serve --replay answers from them, and stubs check reports drift', async () => {
    const origin = await backEnd();
    const env = { BACK_END: 'Bearer of-the-environment' };
    const recorder = await serve(['--record', origin, '--stubs', 'recorded', '--authorization', 'BACK_END'], env);
    expect(recorder.listens, recorder.output()).toBe(true);
    const real = await (await fetch(`${recorder.origin}/api/lists`)).json();
    expect(real.data.results[0].name).toBe(env.BACK_END);
    expect(readdirSync(join(folder, 'recorded'))).toHaveLength(1);
    const replay = await serve(['--replay', '--stubs', 'recorded']);
    expect(await (await fetch(`${replay.origin}/api/lists`)).json()).toEqual(real);
    const checked = await tuyen('stubs', 'check', '--stubs', 'recorded', '--as', DOCUMENT);
    expect(checked.status).toBe(1);
    expect(checked.output).toContain('GET /api/lists');
    expect(checked.output).toContain('$.data.results.0.uuid must match format "uuid"');
    const same = await tuyen('stubs', 'check', '--stubs', 'recorded', '--against', origin);
    expect([same.status, same.output]).toEqual([0, `✓ 1 recordings checked, 1 sent to ${origin}, 0 differences\n`]);
  });

  it('stubs import writes the requests of an archive to one origin as recordings', async () => {
    const response = { status: 200, headers: [], content: { text: '{"a":1}' } };
    const entries = ['https://api.example.com/a', 'https://other.example.com/a'].map((url) => ({
      request: { method: 'GET', url },
      response,
    }));
    writeFileSync(join(folder, 'session.har'), JSON.stringify({ log: { entries } }));
    const done = await tuyen(
      'stubs',
      'import',
      'session.har',
      '--origin',
      'https://api.example.com',
      '--stubs',
      'kept',
    );
    expect(done).toEqual({
      status: 0,
      output: '✓ 1 requests to https://api.example.com are in kept\n  1 requests to other origins are left out\n',
    });
    const [file = ''] = readdirSync(join(folder, 'kept'));
    expect(JSON.parse(readFileSync(join(folder, 'kept', file), 'utf8')).stub.request).toEqual({
      method: 'GET',
      path: '/a',
    });
  });
});

it.each([
  [['serve', '--as', 'missing.yaml'], 'cannot be read (ENOENT). Name an OpenAPI document.'],
  [['serve', '--as', 'x.yaml', '--only', 'books'], "--only is an option of the project's own server"],
  [['serve', '--replay'], '--replay needs the folder of the recordings: --stubs <folder>.'],
  [['serve', '--replay', '--stubs', 's', '--record', 'http://a.example'], 'Choose one.'],
  [['serve', '--record', 'https://a.example/v1'], 'write a scheme and a host, such as https://api.example.com.'],
  [['serve', '--record', 'https://a.example', '--authorization', 'NOT_SET_HERE'], 'NOT_SET_HERE is empty'],
  [['serve', '--as', 'x.yaml', '--rows', '0'], '--rows is "0": a whole number from 1 to 10000 is needed.'],
  [['stubs', 'check', '--stubs', 's'], 'name a document with --as, a back end with --against, or both.'],
  [['stubs', 'check', '--stubs', 's', '--against', 'example'], '"example" is not an origin'],
  [['stubs', 'import', 'no.har', '--origin', 'https://a.example', '--stubs', 's'], 'no.har cannot be read'],
])('tuyen %j is refused with a correction', async (args, message) => {
  const { status, output } = await tuyen(...args);
  expect([status, output.includes(message)], output).toEqual([2, true]);
});
