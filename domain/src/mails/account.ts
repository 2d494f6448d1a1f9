import type { Reader, Records } from '../contract.ts';
import type { SmtpAccount } from '@tuyen/server/domain';
import { officesUpward } from '../offices/offices-upward.ts';

type MailSettings = Pick<
  Records['settings'],
  'mail_service' | 'mail_host' | 'mail_port' | 'mail_user' | 'mail_password' | 'mail_from'
>;

/**
 * Returns the SMTP account of an office from its settings and those of its parent offices. User and password are sent
 * only to the server that they were entered for. An office with its own server does not inherit the credentials of a
 * parent office.
 */
export async function mailAccountOf(reader: Reader, officeId: string | null): Promise<SmtpAccount | undefined> {
  const chain = await officesUpward(reader, officeId);
  const own = await Promise.all(chain.map(({ id }) => ownSettings(reader, id)));
  const levelOf = (name: keyof MailSettings, from = 0) =>
    own.findIndex((settings, level) => level >= from && isSet(settings[name]));
  const serverAt = (level: number) => JSON.stringify(SERVER.map((name) => own[levelOf(name, level)]?.[name] ?? null));
  const forServer = (level: number) => (serverAt(level) === serverAt(0) ? own[level] : undefined);

  const service = own[levelOf('mail_service')]?.mail_service;
  const host = own[levelOf('mail_host')]?.mail_host;
  if (!service && !host) return undefined;
  const user = forServer(levelOf('mail_user'))?.mail_user;
  return {
    service: service ?? undefined,
    host: host ?? undefined,
    port: own[levelOf('mail_port')]?.mail_port,
    user: user ?? undefined,
    password: forServer(levelOf('mail_password'))?.mail_password ?? undefined,
    from:
      own[levelOf('mail_from')]?.mail_from ?? (user?.includes('@') ? user : undefined) ?? chain[0]?.email ?? undefined,
  };
}

const SERVER = ['mail_service', 'mail_host', 'mail_port'] as const;

const isSet = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

async function ownSettings(reader: Reader, office: string): Promise<Partial<MailSettings>> {
  return (await reader.first('settings', { office_id: office })) ?? {};
}
