import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** Lets the server listen on a free port of this machine. */
export async function listening(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

/** A connection that sends bytes as no HTTP client would. */
export interface Line {
  readonly socket: Socket;
  /** All that came back until the other side closed the connection. */
  readonly closed: Promise<string>;
}

export async function openLine(port: number, host = '127.0.0.1'): Promise<Line> {
  const socket = connect({ port, host });
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString('latin1')));
  // A reset is an end like others: what matters is what came before it.
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(received)));
  await once(socket, 'connect');
  return { socket, closed };
}

/**
 * Sends the text and answers what came back.
 * @param leave the sending side ends with the text; else the server is to close the connection
 */
export async function exchange(port: number, text: string, leave = false): Promise<string> {
  const { socket, closed } = await openLine(port);
  if (leave) socket.end(text, 'latin1');
  else socket.write(text, 'latin1');
  return closed;
}
