import { signInNameOf } from '@tuyen/model';
import { isLoopback } from '../../request/security.ts';
import { publishedHashes } from './passwords.ts';
import type { Identity } from '../accounts/accounts.ts';
import type { Services } from '../../domain.ts';

interface Parts extends Pick<Services, 'model' | 'origins' | 'store'> {
  readonly identity: Identity;
}

/**
 * Returns a warning if other machines can reach the server while demonstration accounts still have their published
 * password; otherwise undefined. The server is reachable if it listens on a public address or one of its configured
 * URLs is public. The data may come from an earlier start with the same database, so the stored passwords are checked.
 */
export async function exposedAccounts(engine: Parts, host: string): Promise<string | undefined> {
  const { server, admin, portal } = engine.origins;
  const open = [`http://${host}`, server, admin, portal].find((address) => !isLoopback(address));
  if (open === undefined) return undefined;
  const { users } = engine.model.identity;
  if (users.password === undefined) return undefined;
  const { active } = await engine.identity.accounts();
  const found = await engine.store.find(users.resource, { [users.password]: publishedHashes() });
  const names = found.filter(active).map((user) => signInNameOf(users, user) ?? String(user['id']));
  if (names.length === 0) return undefined;
  const some = names.length > 5 ? `${names.slice(0, 5).join(', ')} and ${names.length - 5} more` : names.join(', ');
  return [
    `WARNING: ${open} can be reached by others, and accounts of the demonstration data sign in with their well-known password: ${some}.`,
    'Change these passwords or lock the accounts; or start with an empty database and NODE_ENV=production, which seeds none.',
  ].join('\n');
}
