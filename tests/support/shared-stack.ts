// The one server of a run's browser tests, with both sites: started when the first file asks for it, stopped when the run ends.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import type { Addresses, serve } from './stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The port that answers where the server and the sites of the run are. */
    readonly stackPort: number;
  }
}

/** Vitest's `globalSetup`. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  let started: ReturnType<typeof serve> | undefined;
  const server = createServer(async (_, response) => {
    try {
      // Loaded when it is needed: units need none of it.
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

/** Where the server and the sites of the run are. @throws Error that says why they did not start */
export async function sharedAddresses(): Promise<Addresses> {
  const answer = await fetch(`http://127.0.0.1:${inject('stackPort')}`);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}
