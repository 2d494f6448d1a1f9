import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Range below the ports that systems assign to connections and to servers without a fixed port. Until the caller
 * listens, only another call of this function could take the port, and it chooses among thousands.
 */
const [FIRST, LAST] = [12_000, 32_000];

/** Returns a local port on which nothing listens. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
