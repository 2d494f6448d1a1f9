import type { Profile } from '@tuyen/model';
import type { Caller } from '@tuyen/server/domain';
import type { Engine } from '@tuyen/server/extension';

const SECONDS = 8 * 3600;

/** Somebody who is signed in, without the 80 ms of a password: tests of signing in ask `auth/login`. */
export async function sessionOf(engine: Engine, account: string): Promise<{ token: string; profile: Profile }> {
  const user = await engine.identity.user(account);
  if (!user) throw new Error(`There is no account ${account}.`);
  const profile = (await engine.identity.accounts()).profileOf(user);
  const token = await engine.records.transaction(({ connection }) =>
    engine.sessions.open(connection, profile.id, SECONDS, engine.kinds.forSession(undefined)),
  );
  return { token, profile };
}

/** The same as the caller of a request, who sees the records of the own office alone. */
export async function callerOf(engine: Engine, account: string): Promise<Caller> {
  const { profile } = await sessionOf(engine, account);
  const { id: userId, office_id: officeId } = profile;
  const readableOffices = officeId === null ? [] : [officeId];
  return {
    actor: { kind: 'staff', userId, profile },
    profile,
    officeId,
    readableOffices,
    language: 'en',
    clientKind: undefined,
  };
}
