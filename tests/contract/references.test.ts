import type { Model, Resource } from '@tuyen/model';
import { loadProject } from '@tuyen/model/load';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_KEY } from '../../domain/src/fixtures/catalog/clients.ts';
import { openShop, type Clerk, type Shop } from '../../domain/src/shop.fixture.ts';
import type { Row } from '../../server/src/engine/domain.ts';
import { DuplicateError } from '../../server/src/engine/store/database/connection.ts';
import { withDefaults } from '../../server/src/engine/write/values/incoming.ts';
import { writePlanOf } from '../../server/src/engine/write/values/write-plan.ts';
import type { Source } from '../../server-mock/src/seed/synthetic-value.ts';
import { seededRandom } from '../../server-mock/src/seed/random.ts';
import { DEMO_PASSWORD } from '../../domain/src/fixtures/catalog/accounts.ts';
import type { Databases } from '../support/postgres.ts';
import { sharedPostgres } from '../support/shared-postgres.ts';
import { bodyWith, madeUpBody, placeName, type ReferencePlace, referencePlaces } from '../support/reference-places.ts';

const UNKNOWN_ID = '019f0000-0000-7000-8000-00000000ffff';
const GROUPS = ['company', 'company-brt', 'company-metro', 'agency-card', 'agency-ticket', 'company-root'];
const NONE = 'Không tìm thấy mục được chọn.';
const UNUSABLE = 'Bạn xem được mục này nhưng không dùng được ở đây: mục thuộc đơn vị khác hoặc bạn chưa có quyền.';
const UNOFFERED = 'Mục này không chọn được ở đây.';

const { model } = loadProject(fileURLToPath(new URL('../../', import.meta.url))) as { model: Model };
const OFFICES = model.identity.offices?.resource ?? '';
const places = referencePlaces(model);
const resourceOf = (name: string) => model.resources.find((resource) => resource.name === name);
const scoped = places.filter(({ leaf }) => resourceOf(leaf.resource)?.scope === 'office');
const used = places.filter(({ leaf }) => leaf.use !== 'read' && leaf.use !== 'public');
const actions = model.permissions.modules.flatMap((module) => module.actions);

let shop: Shop;
let offices: readonly string[];
let under: (office: string) => readonly string[];

async function open(databaseUrl?: string): Promise<void> {
  shop = await openShop({ databaseUrl });
  const accounts = await shop.engine.identity.accounts();
  under = (office) => accounts.offices.under(office);
  offices = (await shop.engine.store.find(OFFICES, {}, { sort: 'id' })).map(({ id }) => String(id));
  colleagues.clear();
  nameable.clear();
}

function groupFor({ slug }: ReferencePlace): string {
  const holders = actions.find((action) => action.slug === slug)?.groups;
  const group = GROUPS.find((name) => holders?.includes(name));
  if (!group) throw new Error(`no role has ${slug}`);
  return group;
}

async function idsIn(resource: string, among: readonly string[]): Promise<readonly string[]> {
  if (resource === OFFICES) return offices.filter((id) => among.includes(id));
  const where = resourceOf(resource)?.scope === 'office' ? { office_id: among } : {};
  return (await shop.engine.store.find(resource, where, { sort: 'id', limit: 20 })).map(({ id }) => String(id));
}

async function idOutside(resource: string, office: string): Promise<string> {
  const own = under(office);
  const [id] = await idsIn(
    resource,
    offices.filter((other) => !own.includes(other)),
  );
  if (!id) throw new Error(`The fixtures have no ${resource} of another office.`);
  return id;
}

/**
 * Returns a source of sample values for request bodies. References point to records of the office or to records without
 * an office. Each call for the same office gives the same values.
 */
async function sourceFor(office: string): Promise<Source> {
  let known = nameable.get(office);
  if (!known) {
    nameable.set(office, (known = new Map<string, readonly string[]>()));
    for (const { name } of model.resources) known.set(name, await idsIn(name, [office]));
  }
  const ids = known;
  return { random: seededRandom(7), idsOf: (name) => ids.get(name) ?? [], kinds: model.kinds };
}

const nameable = new Map<string, Map<string, readonly string[]>>();

const PASSED_BY: ReadonlySet<unknown> = new Set(['deadline_over', 'shift_of_another']);

async function send(place: ReferencePlace, id: string, clerk: Clerk) {
  const { resource, way } = place;
  const body = bodyWith(place, id, await sourceFor(clerk.officeId));
  if (way === 'create') return shop.post(resource.name, body, clerk);
  let answer;
  for (const record of await recordsIn(clerk.officeId, resource)) {
    answer = await sendTo(record, place, body, clerk);
    // Tries the next record if this one cannot be changed now, because its deadline is over or its shift belongs to
    // somebody else.
    if (!PASSED_BY.has(answer.json().code)) break;
  }
  if (!answer) throw new Error(`no ${resource.name}`);
  return answer;
}

async function sendTo(record: Row, { resource, way, field }: ReferencePlace, body: Row, clerk: Clerk) {
  const { [field.name]: _, ...rest } = record;
  const move = typeof way !== 'string' && 'from' in way ? way : undefined;
  const state = resource.workflow && move ? { [resource.workflow.field]: move.from[0] } : {};
  await put(resource, { ...rest, ...state });
  const path = `${resource.name}/${String(record['id'])}`;
  const kind = move ? 'transitions' : 'operations';
  const sent =
    typeof way === 'string' ? shop.patch(path, body, clerk) : shop.post(`${path}/${kind}/${way.name}`, body, clerk);
  const answer = await sent;
  await put(resource, record);
  return answer;
}

async function recordsIn(office: string, resource: Resource): Promise<readonly Row[]> {
  const where = resource.scope === 'office' ? { office_id: office } : {};
  const newest = await shop.engine.store.find(resource.name, where, { sort: '-created_at', limit: 40 });
  // Excludes the caller's own and similar accounts, which the caller may not be allowed to change.
  const found = newest.filter(({ username }) => !String(username).startsWith(BLIND)).slice(0, 20);
  return found.length > 0 ? found : [await shop.rowOf(resource.name, { id: await insert(resource, office) })];
}

const isAsked = ({ when = {} }: ReferencePlace['field'], row: Row): boolean =>
  Object.entries(when).every(([name, wanted]) => [wanted].flat().some((value) => value === (row[name] ?? null)));

async function put(resource: Resource, row: Row): Promise<void> {
  await shop.engine.records.transaction(async (rows) => {
    const before = await rows.get(resource.name, String(row['id']));
    if (before) await rows.replace(resource.name, before, row);
  });
}

async function insert(resource: Resource, office: string): Promise<string> {
  const at = shop.engine.clock.now().toISOString();
  const id = `019f0000-0000-7000-9000-${String((made += 1)).padStart(12, '0')}`;
  const values = madeUpBody(resource.fields, { ...(await sourceFor(office)), random: seededRandom(made) });
  const row = { ...values, id, version: 1, created_at: at, updated_at: at };
  try {
    await shop.engine.records.transaction((rows) =>
      rows.insert(
        resource.name,
        withDefaults(writePlanOf(resource).always, {
          ...row,
          ...(resource.scope === 'office' && { office_id: office }),
        }),
      ),
    );
  } catch (error) {
    if (error instanceof DuplicateError) return insert(resource, office);
    throw error;
  }
  return id;
}

let made = 0;

const BLIND = 'blind.';
const colleagues = new Map<string, Clerk>();

async function blindTo(module: string, group: string): Promise<Clerk> {
  const key = `${group}-${module}`;
  const known = colleagues.get(key);
  if (known) return known;
  const { officeId } = await shop.signIn(group);
  const permissions = actions
    .filter(({ groups, slug }) => groups.includes(group) && slug !== `${module}.read`)
    .map(({ slug }) => slug);
  const number = String(colleagues.size).padStart(3, '0');
  const account = {
    username: `${BLIND}${number}`,
    email: `blind${number}@tuyen.example`,
    full_name: 'Nguyễn Thị Kín',
    phone: `0987654${number}`,
    password: DEMO_PASSWORD,
    status: 'ACTIVE',
    office_id: officeId,
    offices: [{ office_id: officeId, permissions }],
  };
  const superuser = await shop.signIn('superuser');
  const answer = await shop.post('users', account, {
    ...superuser,
    headers: { ...superuser.headers, 'x-office-id': officeId },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  const clerk = await shop.signIn(account.username);
  colleagues.set(key, clerk);
  return clerk;
}

/** Text fields that can always be edited, because they are not part of what a customer or partner agreed to. */
const PLAIN = ['note', 'address', 'brand', 'full_name', 'name', 'title_vi', 'description', 'lock_reason'];

/**
 * Returns field values for the record to which a reference field refers. If the record has these values, the option
 * rules of the reference field accept it, given the other values of the request body (`beside`).
 */
function matching({ options = [] }: ReferencePlace['leaf'], beside: Row): Row {
  const terms = options.flatMap(({ where = {} }) => Object.entries(where));
  return Object.fromEntries(
    terms.flatMap(([name, term]) =>
      typeof term === 'object' && term !== null && 'field' in term ? [[name, beside[term.field] ?? null]] : [],
    ),
  );
}

/**
 * Returns values that violate an option rule of the reference field. Uses only rules without a condition, which apply
 * whatever the other fields of the body contain.
 */
function unfit({ options = [], resource }: ReferencePlace['leaf']): Row | undefined {
  const wheres = options.flatMap(({ when, where }) => (when ? [] : Object.entries(where ?? {})));
  for (const [name, term] of wheres) {
    const field = resourceOf(resource)?.fields.find((one) => one.name === name);
    if (field?.kind !== 'enum' || (typeof term === 'object' && !Array.isArray(term))) continue;
    return { [name]: field.values.findLast((value) => ![term].flat().includes(value)) };
  }
  return undefined;
}

type Answer = Awaited<ReturnType<typeof send>>;
const errorAt = (answer: Answer, path: string): unknown => (answer.json().errors as Row | undefined)?.[path];
const refusalOf = (answer: Answer) => ({ status: answer.statusCode, errors: answer.json().errors });
const named = (list: readonly ReferencePlace[]) => list.map((place) => [placeName(place), place] as const);

async function isOutOfReach(place: ReferencePlace, id: string, clerk: Clerk): Promise<void> {
  const { resource } = place.leaf;
  const before = await shop.engine.store.get(resource, id);
  const answer = await send(place, id, clerk);
  expect(refusalOf(answer)).toMatchObject({ status: 422, errors: { [place.path]: NONE } });
  // Checks that there is no other error code. Another code would mean that the body itself or another reference in it
  // is invalid.
  expect([...new Set(Object.values(answer.json().errors as Row))]).toEqual([NONE]);
  const unknown = await send(place, UNKNOWN_ID, clerk);
  expect(unknown.json()).toEqual(answer.json());
  expect(await shop.engine.store.get(resource, id)).toEqual(before);
}

async function isTaken(place: ReferencePlace, clerk: Clerk): Promise<void> {
  const [own] = await idsIn(place.leaf.resource, [clerk.officeId]);
  if (!own) throw new Error(`The office has no ${place.leaf.resource} of its own.`);
  expect([NONE, UNUSABLE]).not.toContain(errorAt(await send(place, own, clerk), place.path));
}

describe('References in request bodies', () => {
  beforeAll(() => open());
  afterAll(() => shop.app.close());

  it('the tests cover all reference fields of request bodies', () => {
    expect(places.length).toBeGreaterThan(120);
    expect(scoped.length).toBeGreaterThan(50);
  });

  describe.each(['', '-admin'])(
    'Rejected references to records of another office, by request field, sent by accounts whose names end with "%s"',
    (kind) => {
      it.each(named(scoped))('a reference to a record of another office is rejected: %s', async (_, place) => {
        const clerk = await shop.signIn(`${groupFor(place)}${kind}`);
        await isOutOfReach(place, await idOutside(place.leaf.resource, clerk.officeId), clerk);
        await isTaken(place, clerk);
      });
    },
  );

  describe('Rejected references to records that the caller may not read, by request field', () => {
    it.each(named(places.filter(({ leaf }) => leaf.use !== 'public')))(
      'a reference to a record that the caller may not read is rejected: %s',
      async (_, place) => {
        const target = resourceOf(place.leaf.resource);
        const clerk = await blindTo(target?.module ?? '', groupFor(place));
        const among = target?.name === OFFICES ? offices : [clerk.officeId];
        const ids = await idsIn(place.leaf.resource, among);
        // Excludes the caller's own office, because every user can read their own account and office.
        const id = ids.find((one) => one !== clerk.officeId);
        if (!id) throw new Error(`no ${place.leaf.resource} to be seen`);
        await isOutOfReach(place, id, clerk);
      },
    );
  });

  describe('Rejected references to readable but unusable records of subordinate offices, by request field', () => {
    it.each(named(used.filter(({ leaf }) => leaf.resource !== OFFICES)))(
      'a reference to a readable but unusable record of a subordinate office is rejected: %s',
      async (_, place) => {
        const clerk = await shop.signIn('company-admin');
        const lower = under(clerk.officeId).find((office) => office !== clerk.officeId) ?? '';
        const target = resourceOf(place.leaf.resource);
        const id = (await idsIn(place.leaf.resource, [lower]))[0] ?? (await insert(target as Resource, lower));
        expect(refusalOf(await send(place, id, clerk))).toEqual({ status: 422, errors: { [place.path]: UNUSABLE } });
      },
    );

    it.each(named(used.filter(({ leaf }) => leaf.resource === OFFICES)))(
      "a reference to an office outside the caller's own and subordinate offices is rejected: %s",
      async (_, place) => {
        const clerk = await shop.signIn(groupFor(place));
        const id = await idOutside(OFFICES, clerk.officeId);
        expect(refusalOf(await send(place, id, clerk))).toEqual({ status: 422, errors: { [place.path]: UNUSABLE } });
        await isTaken(place, clerk);
      },
    );
  });

  describe('Rejected references to records that an option rule excludes, by request field', () => {
    // Excludes replacement cards: they are completed as soon as they are written, so they cannot be edited.
    const ruled = places.filter(
      ({ resource, way, leaf }) => way === 'edit' && resource.name !== 'reissue-cards' && unfit(leaf) !== undefined,
    );

    // A snapshot contains the open sessions, so the sign-in must precede it.
    beforeAll(async () => {
      await shop.signIn('superuser');
    });
    beforeEach(async () => {
      const taken = await shop.engine.records.snapshots?.take();
      return async () => {
        if (taken) await shop.engine.records.snapshots?.restore(taken);
      };
    });

    it.each(named(ruled))('a reference to a record that an option rule excludes is rejected: %s', async (_, place) => {
      const { resource, leaf, field, inner } = place;
      const target = resourceOf(leaf.resource) as Resource;
      // Uses the oldest records, which are fixtures. Records that other tests created satisfy their schema, but not all
      // rules of the product.
      const some = await shop.engine.store.find(resource.name, {}, { sort: 'created_at', limit: 50 });
      const found = some.find((row) => isAsked(field, row)) ?? some[0] ?? {};
      const { headers, officeId: home } = await shop.signIn('superuser');
      const officeId = String(found['office_id'] ?? home);
      const clerk: Clerk = { headers: { ...headers, 'x-office-id': officeId }, officeId };
      const id = await insert(target, officeId);
      await put(target, { ...(await shop.rowOf(target.name, { id })), ...matching(leaf, found), ...unfit(leaf) });
      const made = bodyWith(place, id, await sourceFor(officeId))[field.name];
      const [item] = Array.isArray(found[field.name]) ? (found[field.name] as Row[]) : [];
      const value = item && inner[0] ? [{ ...item, [inner[0]]: id }] : made;
      const { workflow } = resource;
      const shown = Object.fromEntries(
        Object.entries(field.when ?? {}).map(([name, wanted]) => [name, [wanted].flat()[0]]),
      );
      const record = { ...found, ...shown, ...(workflow && { [workflow.field]: workflow.initial }) };
      const { [field.name]: _omitted, ...without } = record;
      const patch = (changes: Row) => shop.patch(`${resource.name}/${String(record['id'])}`, changes, clerk);
      await put(resource, without);
      const refused = await patch({ [field.name]: value });
      expect(
        [place.path, place.path.replace(/\.0$/u, '')].map((path) => errorAt(refused, path)),
        refused.body,
      ).toContain(UNOFFERED);
      await put(resource, { ...record, [field.name]: value });
      const text = resource.fields.find(({ name }) => PLAIN.includes(name));
      const words = text?.kind === 'localized-text' ? { vi: 'Ghi lại' } : 'Ghi lại';
      const edited = await patch({ [text?.name ?? '']: words });
      expect([edited.statusCode, edited.json()[field.name]], edited.body).toEqual([200, value]);
    });
  });

  it('requests cannot change references in fields that only the server writes', async () => {
    const closed = model.resources
      .filter(({ actions: crudActions }) => crudActions.includes('edit'))
      .flatMap((resource) =>
        resource.fields
          .filter((field) => field.kind === 'reference' && field.readOnly && !field.system)
          .map((field) => ({ resource, field }) as const),
      );
    expect(closed.length).toBeGreaterThan(10);
    for (const { resource, field } of closed) {
      const clerk = await shop.signIn('company-admin');
      const [{ id } = {}] = await recordsIn(clerk.officeId, resource);
      const before = await shop.rowOf(resource.name, { id });
      const named = field.kind === 'reference' ? field.resource : '';
      const foreign = await idOutside(named, clerk.officeId);
      const answer = await shop.patch(`${resource.name}/${String(id)}`, { [field.name]: foreign }, clerk);
      // The members of an order that was sent cannot be changed at all.
      const expected = resource.name === 'order-members' ? 409 : 200;
      expect(answer.statusCode, `${resource.name}.${field.name}: ${answer.body}`).toBe(expected);
      expect(await shop.rowOf(resource.name, { id })).toEqual(before);
    }
  });

  it('references in a request give an API client no access to other records', async () => {
    const { office_id: office } = await shop.rowOf('api-clients', { name: 'Ví điện tử Sen Hồng' });
    const client: Clerk = { headers: { 'x-api-key': DEMO_KEY }, officeId: String(office) };
    const prices = await shop.engine.store.find('ticket-prices', { ticket_type: 'ONE_TIME', status: 'ACTIVE' });
    const price = prices.find((row) => row['on_sale'] !== false && row['distance_fare'] !== true) as Row;
    const [route = (await idsIn('routes', []))[0]] = (price['route_ids'] as string[] | undefined) ?? [];
    const sell = (more: Row) =>
      shop.post('tickets/sell-single', { ticket_price_id: price['id'], route_id: route, ...more }, client);
    for (const field of ['trip_id', 'node_id', 'coin_id']) {
      const resource = `${field.replace('_id', '').replaceAll('_', '-')}s`;
      const foreign = await sell({ [field]: await idOutside(resource, client.officeId) });
      const unknown = await sell({ [field]: UNKNOWN_ID });
      expect(refusalOf(foreign), field).toEqual({ status: 422, errors: { [field]: NONE } });
      expect(unknown.json()).toEqual(foreign.json());
    }
    expect((await sell({})).statusCode).toBe(201);
  });
});

describe('Rejected references to records of another office on PostgreSQL, by request field', () => {
  let postgres: Databases;
  beforeAll(async () => {
    postgres = await sharedPostgres();
    await open(await postgres.database());
  });
  afterAll(async () => {
    await shop.app.close();
    await postgres.stop();
  });

  const valuable = ['coins', 'customer-cards', 'trips'];
  it.each(named(scoped.filter(({ leaf }) => valuable.includes(leaf.resource))))(
    'on PostgreSQL, a reference to a record of another office is rejected: %s',
    async (_, place) => {
      const clerk = await shop.signIn(groupFor(place));
      await isOutOfReach(place, await idOutside(place.leaf.resource, clerk.officeId), clerk);
      await isTaken(place, clerk);
    },
  );
});
