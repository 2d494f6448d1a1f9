// Server and both sites shared by a run's browser tests: started with the first request, stopped when the run ends.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import type { StackOrigins, serve } from './stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly stackPort: number;
  }
}

export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  let started: ReturnType<typeof serve> | undefined;
  const server = createServer(async (_, response) => {
    try {
      // Import the module when the first browser test needs it. A run of unit tests never needs it.
      started ??= import('./stack.ts').then(({ serve }) => serve());
      response.end(JSON.stringify((await started).addresses));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  provide('stackPort', (server.address() as AddressInfo).port);
  return async () => {
    server.close();
    await started?.then(({ stop }) => stop()).catch(() => undefined);
  };
}

/** Returns the addresses of the run's server and sites. @throws Error with the reason if they did not start */
export async function sharedAddresses(): Promise<StackOrigins> {
  const answer = await fetch(`http://127.0.0.1:${inject('stackPort')}`);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}
