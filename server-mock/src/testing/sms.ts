import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SmsCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface SmsReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface TestSmsService {
  readonly url: string;
  readonly calls: readonly SmsCall[];
  close(): Promise<void>;
}

/**
 * Starts an HTTP service for text messages on this machine.
 * @param answer returns the reply to a call; undefined leaves the call without an answer
 */
export async function startSmsService(
  answer: (call: SmsCall) => SmsReply | undefined = () => ({}),
): Promise<TestSmsService> {
  const calls: SmsCall[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const call = { method, path: url, headers, body: Buffer.concat(parts).toString() };
      calls.push(call);
      const reply = answer(call);
      if (reply) response.writeHead(reply.status ?? 200, reply.headers).end(reply.body ?? '');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
