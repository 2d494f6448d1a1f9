import type { Profile } from '@tuyen/model';
import type { Caller } from '@tuyen/server/domain';
import type { Engine } from '@tuyen/server/extension';

const SECONDS = 8 * 3600;

/**
 * Signs an account in without checking its password, which would take 80 ms. Tests of the sign-in use `auth/login`
 * instead.
 */
export async function sessionOf(engine: Engine, account: string): Promise<{ token: string; profile: Profile }> {
  const user = await engine.identity.user(account);
  if (!user) throw new Error(`There is no account ${account}.`);
  const profile = (await engine.identity.accounts()).profileOf(user);
  const token = await engine.records.transaction(({ connection }) =>
    engine.sessions.open(connection, profile.id, SECONDS, engine.kinds.forSession(undefined)),
  );
  return { token, profile };
}

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
