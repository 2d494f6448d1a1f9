import type { FastifyRequest } from 'fastify';
import { clientOf } from '../limits/client-address.ts';
import { counterName, type Counter, type Limits } from '../limits/limits.ts';
import type { Row } from '../domain.ts';

/** Seconds in which wrong passwords are counted; right ones are not. */
const WINDOW = 900;
/** Per account and client address: typing errors of a person. */
const OF_ACCOUNT_HERE = 10;
/** Per client address, which the users of an office share. */
const OF_ADDRESS = 50;
/** Per account from all addresses, against distributed guessing. */
const OF_ACCOUNT = 100;

/** An attempt to sign in. It is counted before the password is checked, so that parallel attempts cannot exceed the limit. */
export interface SignInAttempt {
  /** The password was right: neither this attempt nor earlier wrong ones count. */
  succeeded(): Promise<void>;
  /** The password was not checked. */
  notChecked(): Promise<void>;
}

/**
 * An account is counted by its id, however it was named; an unknown name is counted in the same way, so that the
 * answers reveal nothing. @throws 429
 */
export async function countSignIn(
  limits: Limits,
  request: Pick<FastifyRequest, 'ip'>,
  account: { readonly typed: string; readonly user: Row | undefined },
): Promise<SignInAttempt> {
  const who = String(account.user?.['id'] ?? account.typed.normalize('NFC').toLowerCase());
  const client = clientOf(request);
  const here = { name: counterName('login-here', client, who), requests: OF_ACCOUNT_HERE, seconds: WINDOW };
  const address: Counter = { name: counterName('login-address', client), requests: OF_ADDRESS, seconds: WINDOW };
  const everywhere: Counter = { name: counterName('login-account', who), requests: OF_ACCOUNT, seconds: WINDOW };
  // In this order, a client over the limit of its address cannot use up the limit of an account.
  await limits.take([address, here, everywhere]);
  return {
    async succeeded() {
      await limits.refund([address, everywhere]);
      await limits.clear([here.name]);
    },
    notChecked: () => limits.refund([address, here, everywhere]),
  };
}

/** After a password reset by mail the user can sign in, whatever others have tried. */
export async function forgetSignIns(limits: Limits, userId: string): Promise<void> {
  await limits.clear([counterName('login-account', userId)]);
}
