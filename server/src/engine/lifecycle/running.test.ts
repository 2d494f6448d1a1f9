// @module-tag process
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage, request as send } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { openLine } from '@tuyen/server-mock/testing/socket';

const FIXTURE = fileURLToPath(new URL('running.fixture.ts', import.meta.url));

interface Running {
  readonly child: ChildProcess;
  readonly port: number;
  logged(message: string, times?: number): Promise<void>;
  readonly exit: Promise<number | null>;
}

const children = new Set<ChildProcess>();
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
});

async function start(env: Record<string, string | undefined> = {}): Promise<Running> {
  const child = fork(FIXTURE, {
    execPath: 'node',
    execArgv: [],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.add(child);
  const said: unknown[] = [];
  const listeners = new Set<() => void>();
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  child.on('message', (message) => {
    said.push(message);
    for (const listener of listeners) listener();
  });
  await once(child, 'message');
  return {
    child,
    port: (said[0] as { port: number }).port,
    exit,
    logged: (message, times = 1) =>
      new Promise((resolve) => {
        const look = () => {
          if (said.filter((each) => each === message).length >= times) resolve();
        };
        listeners.add(look);
        look();
      }),
  };
}

function answered(port: number, path: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: `/api/v1/${path}`, agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response));
      response.on('error', reject);
    }).on('error', reject);
  });
}

onEachDatabase('Shutdown of a server process', (databaseUrl) => {
  it('a process that gets SIGTERM answers all requests already sent before it exits with 0', async () => {
    const server = await start({ DATABASE_URL: await databaseUrl() });
    const agents = Array.from({ length: 40 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    for (const agent of agents)
      expect((await answered(server.port, 'quick', agent)).headers.connection).toBe('keep-alive');
    const waiting = agents.slice(0, 20).map((agent) => answered(server.port, 'wait', agent));
    await server.logged('waiting', 20);
    server.child.kill('SIGTERM');
    await server.logged('draining');
    const late = await Promise.all(agents.slice(20).map((agent) => answered(server.port, 'quick', agent)));
    expect(late.map(({ statusCode, headers }) => `${statusCode} ${headers.connection}`)).toEqual(
      late.map(() => '200 close'),
    );
    server.child.send('release');
    expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual(waiting.map(() => 200));
    await server.logged('closed');
    expect(await server.exit).toBe(0);
  });

  it('no request is lost during a shutdown while clients keep sending', async () => {
    const server = await start({ DATABASE_URL: await databaseUrl() });
    let answers = 0;
    let enough: () => void;
    const busy = new Promise<void>((resolve) => (enough = resolve));
    const client = async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (;;) {
        const { statusCode, headers } = await answered(server.port, 'quick', agent);
        expect(statusCode).toBe(200);
        if (++answers === 500) enough();
        if (headers.connection === 'close') return;
      }
    };
    const clients = Promise.all(Array.from({ length: 35 }, client));
    await busy;
    server.child.kill('SIGTERM');
    await clients;
    expect(await server.exit).toBe(0);
  });
});

it('a process told to stop ends in time despite an open request, and ignores a second signal', async () => {
  const server = await start({ LONGEST: '600' });
  const { socket, closed } = await openLine(server.port);
  socket.write(
    'POST /api/v1/body HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"a"',
  );
  await expect(answered(server.port, 'quick', new Agent())).resolves.toMatchObject({ statusCode: 200 });
  server.child.kill('SIGINT');
  await server.logged('draining');
  server.child.kill('SIGINT');
  await closed;
  expect(await server.exit).toBe(0);
});

it('an uncaught error while a request is handled is answered with 500, and the process continues', async () => {
  const server = await start();
  const agent = new Agent({ keepAlive: true });
  for (const path of ['timer', 'rejection', 'event', 'timer']) {
    expect((await answered(server.port, path, agent)).statusCode, path).toBe(500);
  }
  const after = send({ port: server.port, host: '127.0.0.1', path: '/api/v1/body', method: 'POST', agent }).end();
  const [response] = (await once(after, 'response')) as [IncomingMessage];
  expect(response.resume().statusCode).toBe(200);
  await once(response, 'close');
  expect((await answered(server.port, 'quick', agent)).statusCode).toBe(200);
  agent.destroy();
});

it('with a configured shutdown delay, /ready reports the shutdown before new connections are refused', async () => {
  const server = await start({ DELAY: '600000' });
  server.child.kill('SIGTERM');
  await server.logged('draining');
  const { statusCode } = await answered(server.port, 'quick', new Agent());
  expect(statusCode).toBe(200);
  const [ready] = (await once(get({ port: server.port, path: '/ready' }), 'response')) as [IncomingMessage];
  expect(ready.resume().statusCode).toBe(503);
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
});

it('an error outside of requests shuts the server process down gracefully', async () => {
  const server = await start();
  server.child.send('fail');
  await server.logged('closed');
  expect(await server.exit).toBe(1);
});
