import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answer of a back end in trouble. `drop` ends the connection without an answer. */
export type Fault =
  | 'drop'
  | { readonly status: number; readonly body: object; readonly headers?: Record<string, string> };

export interface FaultyServer {
  readonly url: string;
  /** Requests without their origin, in order: `GET /films?page=1`. */
  readonly asked: string[];
  /** Answers requests of a method with a fault, until `heal`. */
  fail(method: string, fault: Fault): void;
  heal(): void;
  close(): Promise<void>;
}

/** Starts a server in front of another one. It forwards requests, or fails as told. */
export async function faultyServer(target: string): Promise<FaultyServer> {
  const asked: string[] = [];
  const faults = new Map<string, Fault>();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '' } = request;
    asked.push(`${method} ${decodeURIComponent(url)}`);
    const parts: Uint8Array[] = [];
    for await (const part of request) parts.push(part);
    const fault = faults.get(method);
    if (fault === 'drop') {
      response.destroy();
      return;
    }
    if (fault) {
      response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers });
      response.end(JSON.stringify(fault.body));
      return;
    }
    const given = Object.entries(request.headers).filter(([name]) => FORWARDED.has(name));
    const sent = await fetch(`${target}${url}`, {
      method,
      headers: given.map(([name, value]) => [name, String(value)] as [string, string]),
      ...(parts.length > 0 && { body: Buffer.concat(parts) }),
    });
    const read = [...sent.headers].filter(([name]) => PASSED.has(name));
    response.writeHead(sent.status, Object.fromEntries(read)).end(Buffer.from(await sent.arrayBuffer()));
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Safe cast: the server listens at a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    fail: (method, fault) => void faults.set(method, fault),
    heal: () => faults.clear(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const FORWARDED = new Set(['accept', 'authorization', 'content-type', 'prefer']);
const PASSED = new Set(['content-type', 'content-range', 'location', 'x-total-count']);
