import { once } from 'node:events';
import { createServer } from 'node:net';
import { UsageError } from '../exit-codes.ts';

/** @throws UsageError that names every server whose port is in use */
export async function assertFree(
  host: string,
  listeners: readonly { readonly title: string; readonly port: number }[],
): Promise<void> {
  const taken: string[] = [];
  for (const { title, port } of listeners) if (!(await isFree(host, port))) taken.push(`${port} (${title})`);
  if (taken.length === 0) return;
  const ports = taken.length === 1 ? `Port ${taken[0]} of ${host} is` : `Ports ${taken.join(', ')} of ${host} are`;
  throw new UsageError(`${ports} taken. Stop what listens there, or choose other ports with --port.`);
}

async function isFree(host: string, port: number): Promise<boolean> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false;
    throw error;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
