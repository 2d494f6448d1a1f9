import type { Customer, Reader, Records, Transaction } from '../../contract.ts';
import { type LinkKey, Problem } from '@tuyen/server/domain';
import { isErased } from '../../privacy/personal.ts';

export type CardSession = Records['card-sessions'];

const SESSION = 'card-session';
/** Seconds for which a session lasts on the holder's own device, if the holder does not sign out. */
const OWN_DEVICE_SECONDS = 90 * 86_400;
/** Seconds for which a session lasts on a shared computer, if leaving the page did not end it. */
const SHARED_SECONDS = 30 * 60;
/** Milliseconds between two updates of the time of the last use, so that not every request writes. */
const USED_EVERY = 60 * 60 * 1000;

export interface OpenSession {
  readonly session: CardSession;
  readonly customer: Customer;
}

/** Starts a session. Its key opens the card page and nothing else, until it expires or is ended. */
export async function startSession(
  tx: Transaction,
  customer: Customer,
  { kept, device, now }: { readonly kept: boolean; readonly device: string | null; readonly now: Date },
): Promise<{ readonly session: CardSession; readonly key: LinkKey }> {
  const seconds = kept ? OWN_DEVICE_SECONDS : SHARED_SECONDS;
  const session = await tx.create('card-sessions', {
    office_id: customer.office_id,
    customer_id: customer.id,
    device,
    kept,
    started_at: now.toISOString(),
    used_at: now.toISOString(),
    ends_at: new Date(now.getTime() + seconds * 1000).toISOString(),
  });
  const key = await tx.issueKey({ purpose: SESSION, subject: session.id, seconds });
  return { session, key };
}

/**
 * Returns the session of a key and its holder.
 * @throws 422 `card_session_ended`, with no difference between an unknown, an expired and an ended session
 */
export async function openSession(tx: Transaction, key: LinkKey, now: Date): Promise<OpenSession> {
  const subject = await subjectOf(tx, key);
  const session = subject === undefined ? undefined : await tx.get('card-sessions', subject);
  if (!session || !isOpen(session, now)) throw new Problem(422, 'card_session_ended');
  const customer = await tx.get('customers', session.customer_id);
  if (!customer || isErased(customer)) throw new Problem(422, 'card_session_ended');
  if (now.getTime() - Date.parse(session.used_at) >= USED_EVERY)
    await tx.update('card-sessions', session.id, { used_at: now.toISOString() });
  return { session, customer };
}

async function subjectOf(tx: Transaction, key: LinkKey): Promise<string | undefined> {
  try {
    return (await tx.readKey(SESSION, key)).subject;
  } catch (error) {
    if (error instanceof Problem && error.status === 422) return undefined;
    throw error;
  }
}

const isOpen = ({ ended_at: ended, ends_at: ends }: CardSession, now: Date): boolean =>
  !ended && Date.parse(ends) > now.getTime();

/** Returns the sessions of a holder that can still be used, the newest first. */
export async function openSessionsOf(reader: Reader, customerId: string, now: Date): Promise<readonly CardSession[]> {
  const all = await reader.find('card-sessions', { customer_id: customerId, ended_at: null }, { sort: '-started_at' });
  return all.filter((session) => isOpen(session, now));
}

/** Ends the sessions of a holder: all of them, or the one with the id. Does nothing for an unknown id. */
export async function endSessions(
  tx: Transaction,
  customerId: string,
  { id, now }: { readonly id?: string; readonly now: Date },
): Promise<void> {
  for (const session of await openSessionsOf(tx, customerId, now))
    if (id === undefined || session.id === id)
      await tx.update('card-sessions', session.id, { ended_at: now.toISOString() });
}
