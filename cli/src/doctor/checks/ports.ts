import { createServer } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from '../examination.ts';

/** Checks that the ports of `tuyen serve` are free: the server's, and the next ones for the apps. */
export const checkPorts: Check = async ({ root, environment }) => {
  const name = 'Ports';
  const first = Number(environment['PORT'] || '4000');
  if (!Number.isInteger(first) || first < 1 || first > 65_533)
    return {
      name,
      state: 'broken',
      found: `PORT is "${environment['PORT']}"`,
      fix: 'Set PORT to a number from 1 to 65533.',
    };
  const host = environment['HOST'] || '127.0.0.1';
  const ports = [first, ...appsOf(root).map((_, index) => first + 1 + index)];
  const taken: number[] = [];
  for (const port of ports) if (!(await isFree(host, port))) taken.push(port);
  if (taken.length === 0) return { name, state: 'ok', found: `${ports.join(', ')} are free` };
  const fix = 'Stop what listens there, or set PORT. If it is your own server, nothing is wrong.';
  return { name, state: 'warning', found: `${taken.join(', ')} of ${host} is taken`, fix };
};

function appsOf(root: string): readonly string[] {
  try {
    const config: unknown = JSON.parse(readFileSync(join(root, 'tuyen.config.json'), 'utf8'));
    return ['admin', 'portal'].filter((app) => typeof config === 'object' && config !== null && app in config);
  } catch {
    return [];
  }
}

function isFree(host: string, port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const server = createServer();
  server.once('error', () => resolve(false));
  server.listen(port, host, () => server.close(() => resolve(true)));
  return promise;
}
