import { signInNameOf } from '@tuyen/model';
import type { Row } from '@tuyen/server/domain';
import { type Engine, hashPublishedPassword } from '@tuyen/server/extension';
import { DEMO_PASSWORD } from './seed/synthetic-rows.ts';

/** Number of accounts among which the one with the most permissions is printed. */
const MOST = 1000;

/**
 * Returns a line with an account of a database from an earlier start that signs in with the demonstration password: a
 * superuser, or the account with the most permissions. If there is none, the line says how to create an account. Returns
 * no line if accounts have no password.
 */
export async function keptAccount(
  { records, identity }: Pick<Engine, 'records' | 'identity'>,
  databaseUrl: string | undefined,
): Promise<readonly string[]> {
  const { users } = records.model.identity;
  if (users.password === undefined) return [];
  const known = { [users.password]: hashPublishedPassword(DEMO_PASSWORD) };
  const superusers = users.superuser === undefined ? [] : [{ ...known, [users.superuser]: true }];
  const { active, profileOf } = await identity.accounts();
  const power = (user: Row) => profileOf(user).offices.reduce((sum, { permissions }) => sum + permissions.length, 0);
  for (const where of [...superusers, known]) {
    const found: readonly Row[] = await records.reader.find(users.resource, where, { sort: 'id', limit: MOST });
    const [strongest] = found
      .filter((user) => active(user) && signInNameOf(users, user) !== undefined)
      .toSorted((one, other) => power(other) - power(one));
    if (strongest) return [`${signInNameOf(users, strongest)} / ${DEMO_PASSWORD}`];
  }
  // Other addresses can contain a password, and the command reads them from DATABASE_URL too.
  const database = databaseUrl?.startsWith('file:') ? ` --database-url ${databaseUrl}` : '';
  return [
    `No account of this database signs in with the demonstration password. To create one: npx tuyen admin create --another${database}`,
  ];
}
