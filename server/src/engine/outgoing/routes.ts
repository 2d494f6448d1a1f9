import type { Channel, Domain, Services, SmsSender, SmtpAccount } from '../domain.ts';
import type { Delivery } from '../mail/outcome.ts';
import { deliver } from '../mail/smtp.ts';
import { deliverSms } from '../sms/deliver.ts';
import type { SqlRow } from '../store/database/connection.ts';

export interface RouteParts extends Pick<Services, 'privateMailHosts' | 'smtp' | 'sms' | 'store'> {
  readonly domain: Domain;
}

/** Way on which the messages of a channel leave an office: a mail account, or an SMS service. */
export interface Route {
  /** The same for all offices that share the account or the service. */
  readonly key: string;
  send(id: string, row: SqlRow): Promise<Delivery>;
}

/** Problem of a message whose channel has no route. */
export const MISSING = { MAIL: 'NO_SERVER', SMS: 'NO_CHANNEL' } as const satisfies Record<Channel, string>;

export function openRoutes({ domain, store, smtp, sms, privateMailHosts }: RouteParts) {
  const known = new Map<string, Promise<Route | undefined>>();
  const failed = new Set<string>();
  const failedPlaces = new Set<string>();
  const read = async (channel: Channel, office: string | null): Promise<Route | undefined> => {
    if (channel === 'SMS') return sms && smsRoute(sms);
    const account = (await domain.outbox?.account(store, office)) ?? smtp;
    return account && mailRoute(account, privateMailHosts || account === smtp);
  };
  return {
    /** Channels and offices, in the form of `placeOf`, whose messages stay due until the next run. */
    failedPlaces,
    of(channel: Channel, office: string | null): Promise<Route | undefined> {
      const place = placeOf(channel, office);
      const found = known.get(place) ?? read(channel, office);
      known.set(place, found);
      return found;
    },
    fail(route: Route, channel: Channel, office: string | null): void {
      failed.add(route.key);
      failedPlaces.add(placeOf(channel, office));
    },
    /**
     * Returns whether sending on the route has failed in this run. If so, also marks the office as failed: several
     * offices may share a route, and only the first was marked when it failed.
     */
    hasFailed(route: Route, channel: Channel, office: string | null): boolean {
      if (!failed.has(route.key)) return false;
      failedPlaces.add(placeOf(channel, office));
      return true;
    },
  };
}

export const placeOf = (channel: string, office: string | null): string => `${channel} ${office ?? ''}`;

const mailRoute = (account: SmtpAccount, privateHosts: boolean): Route => ({
  key: JSON.stringify(account),
  send: (id, row) =>
    deliver(
      account,
      {
        id,
        to: String(row['recipient']),
        subject: String(row['subject']),
        text: String(row['text']),
        html: textOf(row['html']),
        headers: headersOf(row['headers']),
        fromName: textOf(row['from_name']),
        date: new Date(Number(row['at'])),
      },
      { privateHosts },
    ),
});

const smsRoute = (sender: SmsSender): Route => ({
  key: 'sms',
  send: (id, row) => deliverSms(sender, { id, to: String(row['recipient']), text: String(row['text']) }),
});

const textOf = (value: unknown): string | undefined =>
  value === null || value === undefined ? undefined : String(value);

function headersOf(value: unknown): Readonly<Record<string, string>> | undefined {
  const written = textOf(value);
  if (written === undefined) return undefined;
  const headers: unknown = JSON.parse(written);
  return typeof headers === 'object' && headers !== null
    ? Object.fromEntries(Object.entries(headers).map(([name, one]) => [name, String(one)]))
    : undefined;
}
