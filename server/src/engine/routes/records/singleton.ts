import { sameJson, type Resource, slugFor } from '@tuyen/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { header } from '../../request/header.ts';
import type { Caller, Domain, Row, Services, WritePath } from '../../domain.ts';
import { objectOrEmpty } from '../../json-object.ts';
import { Problem } from '../../problem.ts';
import { fieldTexts } from '../../request/refusals/error-answer.ts';
import { effectiveSettings, type SettingOrigin, settingFields, settingOrigins } from '../../settings/effective.ts';
import { writable } from '../../write/values/incoming.ts';
import { withoutSecrets } from '../../store/tables/secrets.ts';
import { preserveSecrets } from '../../write/values/preserve-secrets.ts';
import { checkVersion } from './preconditions.ts';
import { bodyOf } from './record-writes.ts';
import type { Identity } from '../../identity/index.ts';
import type { MessageTexts } from '../../messages.ts';

interface SingletonParts extends Pick<Services, 'auth' | 'clock' | 'model' | 'note' | 'settings' | 'store' | 'write'> {
  readonly domain: Domain;
  readonly identity: Identity;
  readonly texts: MessageTexts;
}

/**
 * Registers `GET` and `PATCH settings/site-config`: one record per office, completed with the values of its parent
 * offices. With `?origins=1`, staff also get the origin of each value. Null in a PATCH removes the office's own value.
 */
export function singletonRoutes(app: FastifyInstance, engine: SingletonParts, resource: Resource): void {
  if (!resource.singleton) return;
  const path = `/${resource.name}/${resource.singleton.path}`;
  const fields = settingFields(resource).filter((field) => !field.writeOnly);
  const scoped = resource.scope === 'office';

  app.get(path, async (request) => {
    const caller = await engine.auth.caller(request);
    const all = engine.auth.may(caller, slugFor(resource.module, 'show'));
    const officeId = all ? caller.officeId : await officeOf(engine, request, caller);
    const values = await engine.settings(resource.name, officeId);
    const known = fields.filter((field) => field.name in values);
    const pick = (shown: typeof known): Row =>
      Object.fromEntries(shown.map((field) => [field.name, withoutSecrets(field, values[field.name])]));
    const record = pick(all ? known : known.filter((field) => field.public));
    if (all && asked(request)) {
      const origins = await settingOrigins(engine.store, resource, await engine.identity.accounts(), officeId);
      const warned = withWarnings(origins, record, caller, new Set());
      return { ...(await ownIds(engine, resource, officeId)), ...record, origins: warned };
    }
    const { store: reader, note } = engine;
    const question = {
      reader,
      caller,
      officeId,
      query: objectOrEmpty(request.query),
      now: engine.clock.now(),
      note,
    };
    const over = await engine.domain.hooks?.[resource.name]?.shown?.(pick(known), question);
    return { ...(all && (await ownIds(engine, resource, officeId))), ...record, ...over };
  });

  const withWarnings = (origins: Origins, record: Row, { language }: Caller, changed: ReadonlySet<string>): Origins => {
    const moment = { changed, now: engine.clock.now() };
    const warnings = engine.domain.hooks?.[resource.name]?.warnings?.(record, moment) ?? {};
    const texts = fieldTexts(warnings, language, engine.texts, engine.model);
    return Object.fromEntries(
      Object.entries(origins).map(([name, origin]) => [
        name,
        texts[name] === undefined ? origin : { ...origin, warning: texts[name] },
      ]),
    );
  };

  const edit = async (request: FastifyRequest, reply: Parameters<WritePath['handleWrite']>[1]) => {
    const caller = await engine.auth.needsAll(request, slugFor(resource.module, 'edit'));
    const office = scoped ? caller.officeId : null;
    if (scoped && office === null) throw new Problem(422, 'office_required', {}, { office_id: { code: 'required' } });
    const values = bodyOf(request);
    // The client may send `origins` back together with the values. `origins` is not a setting, so it is removed.
    if (asked(request)) delete values['origins'];
    return engine.write.handleWrite(request, reply, async (tx) => {
      const own = await tx.first(resource.name, ownRow(resource, office));
      const before = own && (await tx.lock(resource.name, String(own['id'])));
      if (before) checkVersion(request, values, before);
      const inherited = await effectiveSettings(tx, resource, await engine.identity.accountsIn(tx), office);
      const changes = ownChanges(resource, writable(resource, values), before, inherited);
      const row = before
        ? await tx.update(resource.name, String(before['id']), changes)
        : await tx.create(resource.name, { ...changes, ...ownRow(resource, office) });
      const accounts = await engine.identity.accountsIn(tx);
      const effective = await effectiveSettings(tx, resource, accounts, office);
      const shown = fields.filter((field) => field.name in effective);
      const record = Object.fromEntries(
        shown.map((field) => [field.name, withoutSecrets(field, effective[field.name])]),
      );
      const origins = asked(request) && (await settingOrigins(tx, resource, accounts, office));
      return {
        body: {
          id: row['id'],
          office_id: office,
          version: row['version'],
          ...record,
          ...(origins && { origins: withWarnings(origins, record, caller, new Set(Object.keys(changes))) }),
        },
      };
    });
  };
  app.patch(path, edit);
  app.put(path, edit);
}

type Origins = Readonly<Record<string, SettingOrigin>>;

const asked = ({ query }: FastifyRequest): boolean => objectOrEmpty(query)['origins'] === '1';

/**
 * Returns the office whose settings apply. Visitors and sites with an API key name the office in a header. Anyone can
 * set this header, so it gives access only to public settings.
 */
async function officeOf(engine: SingletonParts, request: FastifyRequest, caller: Caller): Promise<string | null> {
  const wanted = header(request, 'x-office-id');
  if (caller.actor.kind === 'staff' || !wanted) return caller.officeId;
  const { offices } = await engine.identity.accounts();
  return offices.has(wanted) ? wanted : null;
}

function ownRow({ scope }: Resource, office: string | null): { readonly office_id?: string | null } {
  return scope === 'office' ? { office_id: office } : {};
}

async function ownIds(engine: SingletonParts, resource: Resource, officeId: string | null): Promise<Row> {
  const office = resource.scope === 'office' ? officeId : null;
  const isStored = resource.scope !== 'office' || office !== null;
  const own = isStored ? await engine.store.first(resource.name, ownRow(resource, office)) : undefined;
  return { id: own?.['id'] ?? office, office_id: office, version: own?.['version'] ?? 0 };
}

/**
 * Returns the sent values that the office must store as its own. A form sends every value, so a value that equals the
 * inherited one stays inherited.
 */
function ownChanges(resource: Resource, values: Row, before: Row | undefined, inherited: Row): Row {
  const { office_id: _, ...rest } = values;
  const field = (name: string) => resource.fields.find((each) => each.name === name);
  // The client received the inherited values without their secrets. So compare its values with the inherited ones
  // without secrets.
  const repeats = (name: string, value: unknown): boolean => {
    const of = field(name);
    return of ? sameJson(preserveSecrets(of, value, undefined), withoutSecrets(of, inherited[name])) : false;
  };
  return Object.fromEntries(
    Object.entries(rest).filter(([name, value]) => before?.[name] !== undefined || !repeats(name, value)),
  );
}
