import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';

export async function listening(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

export interface Line {
  readonly socket: Socket;
  /** Resolves with all received text when the server closes the connection. */
  readonly closed: Promise<string>;
}

export async function openLine(port: number, host = '127.0.0.1'): Promise<Line> {
  const socket = connect({ port, host });
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString('latin1')));
  // If the server resets the TCP connection, the socket ends as after any other close. Only the data received before
  // matters.
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(received)));
  await once(socket, 'connect');
  return { socket, closed };
}

/**
 * Sends a text and returns the response.
 * @param leave if true, the client closes its sending side after the text; otherwise the server must close the
 * connection
 */
export async function exchange(port: number, text: string, leave = false): Promise<string> {
  const { socket, closed } = await openLine(port);
  if (leave) socket.end(text, 'latin1');
  else socket.write(text, 'latin1');
  return closed;
}
