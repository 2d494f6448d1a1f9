import { may, type Profile, type Slug } from '@tuyen/model';
import type { FastifyRequest } from 'fastify';
import type { Actor, Auth, Caller, Clock, IdentityReading } from '../../domain.ts';
import type { Identity } from '../accounts/accounts.ts';
import { hashToken } from '../passwords/passwords.ts';
import type { Accounts } from '../accounts/reading.ts';
import { Problem } from '../../problem.ts';
import { header } from '../../request/header.ts';
import { languageOf } from '../../request/language.ts';
import type { Store } from '../../store/store.ts';
import { perNamespace } from '../../store/namespaces/current.ts';
import type { ClientKinds } from './client-kinds.ts';
import { knownCallers } from './known-callers.ts';
import type { Sessions } from '../sessions/sessions.ts';

function keyOf({ headers }: FastifyRequest): string {
  const kind = headers['x-client-kind'] ?? '';
  return `${headers.authorization ?? ''}\n${String(headers['x-office-id'] ?? '')}\n${headers['accept-language'] ?? ''}\n${String(kind)}`;
}

const MAX_KEY_LENGTH = 500;
export const KIND = 'x-client-kind';
const CUSTOMER: Actor = { kind: 'customer' };

/**
 * Identifies callers and checks permissions. Every route calls `needsAll` directly or through its schema; there is no
 * other permission check.
 */
export function openAuth(
  store: Store,
  sessions: Sessions,
  identity: Identity,
  reading: IdentityReading | undefined,
  kinds: ClientKinds,
  clock: Clock,
): Auth {
  const { languages, identity: names } = store.model;
  const openSlugs = new Set(
    store.model.permissions.modules.flatMap(({ actions }) =>
      actions.filter(({ openApi }) => openApi).map(({ slug }) => slug),
    ),
  );
  const asked = new WeakMap<FastifyRequest, Promise<Caller>>();
  const remembering = perNamespace(() => knownCallers());

  async function profileAt(userId: string, epoch: number, accounts: Accounts): Promise<Profile> {
    const { profiles } = remembering();
    const cached = profiles.get(userId);
    if (cached?.epoch === epoch) return cached.profile;
    const user = await store.reader.get(names.users.resource, userId);
    if (!user || !accounts.active(user)) throw new Problem(401, 'unauthorized');
    const profile = accounts.profileOf(user);
    profiles.set(userId, { epoch, profile });
    return profile;
  }

  async function staff(request: FastifyRequest, token: string, language: string): Promise<Caller> {
    const session = await sessions.find(token);
    if (!session) throw new Problem(401, 'unauthorized');
    kinds.checkClaim(header(request, KIND), session.clientKind);
    const epoch = session.epoch ?? (await identity.epoch());
    const accounts = await identity.accountsAt(epoch);
    const profile = await profileAt(session.userId, epoch, accounts);
    const officeId = currentOffice(profile, accounts, header(request, 'x-office-id'));
    const caller: Caller = {
      actor: { kind: 'staff', userId: profile.id, profile },
      profile,
      officeId,
      readableOffices:
        officeId === null ? (profile.is_superuser ? undefined : []) : remembering().under(accounts, officeId),
      language,
      clientKind: session.clientKind,
      session: session.hash,
    };
    // Do not cache callers with longer credentials: no valid credentials are that long, and they would only fill the
    // memory.
    const key = keyOf(request);
    if (store.alone && key.length <= MAX_KEY_LENGTH) remembering().callers.set(key, { caller, session, epoch });
    return caller;
  }

  function remembered(request: FastifyRequest): Caller | undefined {
    store.refresh();
    const found = remembering().callers.get(keyOf(request));
    if (!found || found.epoch !== identity.localEpoch() || !sessions.isOpen(found.session)) return undefined;
    return found.caller;
  }

  async function client(request: FastifyRequest, key: string, language: string): Promise<Caller> {
    const asking = { now: clock.now(), address: request.ip };
    const found = await reading?.client?.(store.reader, hashToken(key), asking);
    if (!found) throw new Problem(401, 'unauthorized');
    const clientKind = kinds.forKey(found.clientKind);
    const officeId = found.officeId ?? null;
    return {
      actor: {
        kind: 'client',
        clientId: found.id,
        // Ignore slugs that API clients may not have, even if the stored row contains them.
        permissions: found.permissions.filter((slug) => openSlugs.has(slug)),
        name: found.name,
        rateLimit: found.rateLimit,
      },
      profile: undefined,
      officeId,
      readableOffices: officeId === null ? undefined : remembering().under(await identity.accounts(), officeId),
      language,
      clientKind,
    };
  }

  async function find(request: FastifyRequest): Promise<Caller> {
    const language = languageOf(header(request, 'accept-language'), languages);
    const authorization = header(request, 'authorization');
    if (authorization !== undefined) {
      const token = /^Bearer +(\S+)$/iu.exec(authorization)?.[1];
      if (!token) throw new Problem(401, 'unauthorized');
      return staff(request, token, language);
    }
    const key = header(request, 'x-api-key');
    if (key && reading?.client) return client(request, key, language);
    const clientKind = kinds.forAnonymous(header(request, KIND));
    return { actor: CUSTOMER, profile: undefined, officeId: null, readableOffices: [], language, clientKind };
  }

  const auth: Auth = {
    caller(request) {
      const before = remembered(request);
      if (before) return Promise.resolve(before);
      let caller = asked.get(request);
      if (!caller) asked.set(request, (caller = find(request)));
      return caller;
    },
    callerAgain(request) {
      asked.delete(request);
      return auth.caller(request);
    },
    may(caller, slug) {
      if (!kinds.allows(caller.clientKind, slug)) return false;
      if (caller.actor.kind === 'client') return caller.actor.permissions.includes(slug);
      return caller.profile !== undefined && may(caller.profile, caller.officeId, slug);
    },
    async needsAll(request, ...slugs: readonly Slug[]) {
      const caller = remembered(request) ?? (await auth.caller(request));
      if (caller.actor.kind === 'customer') throw new Problem(401, 'unauthorized');
      const lacking = slugs.filter((slug) => !auth.may(caller, slug));
      if (lacking.length > 0) throw new Problem(403, 'not_permitted', { permission: lacking.join(', ') });
      return caller;
    },
  };
  return auth;
}

function currentOffice(profile: Profile, accounts: Accounts, wanted: string | undefined): string | null {
  if (!wanted) return profile.office_id;
  const own = wanted === profile.office_id || profile.offices.some((office) => office.id === wanted);
  if (own || (profile.is_superuser && accounts.offices.has(wanted))) return wanted;
  throw new Problem(403, 'foreign_office');
}
