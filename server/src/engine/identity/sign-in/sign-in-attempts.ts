import type { FastifyRequest } from 'fastify';
import { clientOf } from '../../limits/client-address.ts';
import { counterName, type Counter, type Limits } from '../../limits/limits.ts';
import type { Row } from '../../domain.ts';

/** Window in seconds in which wrong passwords are counted. Correct passwords do not count. */
const WINDOW = 900;
/** Maximum number of wrong passwords per account and client address. It leaves room for a person's typing errors. */
const OF_ACCOUNT_HERE = 10;
/** Maximum number of wrong passwords per client address, which all users of an office may share. */
const OF_ADDRESS = 50;
/**
 * Maximum number of wrong passwords per account across all client addresses. It stops attackers who guess from many
 * addresses.
 */
const OF_ACCOUNT = 100;

/** An attempt to sign in. It is counted before the password is checked, so that parallel attempts cannot exceed the limit. */
export interface SignInAttempt {
  /** Records a correct password: neither this attempt nor earlier wrong ones count. */
  succeeded(): Promise<void>;
  notChecked(): Promise<void>;
}

/**
 * Counts a sign-in attempt. An account is counted by its id, whatever sign-in field was used. An unknown name is
 * counted in the same way, so that the response reveals nothing.
 * @throws 429 if a limit is exceeded
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
  // Check the limit of the client address first. Otherwise a client that exceeds it could still use up the limit of an
  // account.
  await limits.take([address, here, everywhere]);
  return {
    async succeeded() {
      await limits.refund([address, everywhere]);
      await limits.clear([here.name]);
    },
    notChecked: () => limits.refund([address, here, everywhere]),
  };
}

/**
 * Clears the sign-in counter of an account. The user can sign in after a reset by email, however many attempts others
 * have made.
 */
export async function forgetSignIns(limits: Limits, userId: string): Promise<void> {
  await limits.clear([counterName('login-account', userId)]);
}
