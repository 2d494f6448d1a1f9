import type { SmtpAccount } from '../domain.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

export async function connectionOf({ service, host, port, user }: SmtpAccount) {
  const common = {
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    dnsTimeout: CONNECT_MS,
  };
  const known = service ? await knownService(service) : undefined;
  if (known?.host) {
    const secure = known.secure === true;
    return {
      ...common,
      host: known.host,
      port: Number(known.port ?? (secure ? 465 : 587)),
      secure,
      requireTLS: !secure,
    };
  }
  if (!host) return undefined;
  const secure = port === 465;
  // A password is never sent unencrypted, except to this machine.
  return {
    ...common,
    host,
    port: port ?? 587,
    secure,
    requireTLS: !secure && user !== undefined && !isThisMachine(host),
  };
}

export async function isKnownService(name: string): Promise<boolean> {
  return (await knownService(name)) !== undefined;
}

async function knownService(name: string) {
  const { default: wellKnown } = await import('nodemailer/lib/well-known');
  return wellKnown(name) || undefined;
}

const isThisMachine = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');
