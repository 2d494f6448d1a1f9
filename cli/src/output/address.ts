import { UsageError } from '../exit-codes.ts';

/**
 * Returns the host and the port of the server. The back-office uses the next higher port, and the portal the port after
 * that.
 * @param named port as typed on the command line; defaults to the variable PORT
 */
export function addressOf(
  environment: NodeJS.ProcessEnv,
  named?: string,
): { readonly host: string; readonly port: number } {
  const written = named ?? (environment['PORT'] || '4000');
  const port = Number(written);
  if (!Number.isInteger(port) || port < 1 || port > 65_533)
    throw new UsageError(
      `${named === undefined ? 'PORT' : '--port'} is "${written}": a whole number from 1 to 65533 is needed.`,
    );
  return { host: environment['HOST'] || '127.0.0.1', port };
}

/** Returns the host name with which programs on this machine reach a server that listens on the given address. */
export function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  return host === '::' ? '[::1]' : host;
}
