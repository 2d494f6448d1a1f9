import { assigneeOf, may, type Resource, slugFor } from '@tuyen/model';
import type { FastifyInstance } from 'fastify';
import { openStaff, type Person } from '../assignee/staff.ts';
import { writableOffices } from '../auth/callers.ts';
import type { Caller, Row } from '../domain.ts';
import type { Engine } from '../engine.ts';
import { Problem } from '../problem.ts';
import { ofResource } from '../of-resource.ts';
import { badQuery } from '../query/bad-query.ts';
import { fold } from '../store/database/text-keys.ts';
import { publicRecord } from '../store/tables/columns.ts';
import { bodyOf, checkVersion, type RecordPath, writableRecord } from './records.ts';

/** Names that are answered at once. */
export const MOST_ASSIGNEES = 100;

const BY_IDS = /^id\|\|\$in\|\|(?<ids>.+)$/u;

/**
 * `PUT {resource}/{id}/assignee`: says who works on a record. `GET {resource}/assignees`: who can, and the names of those who do. For
 * staff who may read the record, in its office: as a note, it changes nothing that the record says.
 */
export function assigneeRoutes(app: FastifyInstance, engine: Engine, resource: Resource): void {
  const field = assigneeOf(resource);
  if (!field) return;
  const slug = slugFor(resource.module, 'show');
  const table = ofResource(engine.records.tables, resource.name);
  const staff = openStaff(engine.records, engine.identity);
  const mayWorkIn = ({ active, profile }: Person, office: string | undefined) =>
    active &&
    (office === undefined ? profile.offices.some(({ id }) => may(profile, id, slug)) : worksIn(profile, office));
  const worksIn = (profile: Person['profile'], office: string) =>
    (profile.is_superuser || belongsTo(profile, office)) && may(profile, office, slug);

  app.get<{ Querystring: Row }>(`/${resource.name}/assignees`, async (request) => {
    const caller = await staffCaller(engine, request, slug);
    const { filter, q, office, ...others } = request.query;
    const [other] = Object.keys(others);
    if (other !== undefined) throw badQuery('unknown_parameter', { parameter: other.slice(0, 100) });
    const people = await staff();
    if (filter !== undefined) return named(people.filter(known(caller, idsIn(filter))));
    const words = fold(textOf('q', q)).split(/\s+/u);
    const here = resource.scope === 'office' ? textOf('office', office) || (caller.officeId ?? '') : undefined;
    const found = people.filter((person) => {
      const offered = here === undefined || belongsTo(person.profile, here) || person.id === caller.profile?.id;
      const name = fold(person.name);
      return offered && mayWorkIn(person, here) && words.every((word) => name.includes(word));
    });
    const writable = writableOffices(caller);
    return named(here === undefined || writable?.includes(here) !== false ? found : []);
  });

  app.put<RecordPath>(`/${resource.name}/:id/assignee`, async (request, reply) => {
    const caller = await staffCaller(engine, request, slug);
    const { assignee, version, ...others } = bodyOf(request);
    const [other] = Object.keys(others);
    if (other !== undefined) throw refused(other, 'unknown');
    if (assignee === undefined) throw refused('assignee', 'required');
    if (assignee !== null && typeof assignee !== 'string') throw refused('assignee', 'type');
    const people = assignee === null ? [] : await staff();
    return engine.write.handleWrite(request, reply, async (tx) => {
      const record = await writableRecord(tx, resource, caller, request.params.id);
      checkVersion(request, { version }, record);
      const office = resource.scope === 'office' ? String(record['office_id']) : undefined;
      const person = people.find(({ id }) => id === assignee);
      if (assignee !== null && !(person && mayWorkIn(person, office))) throw refused('assignee', 'not_offered');
      return { body: publicRecord(table, await tx.assign(resource.name, request.params.id, assignee)) };
    });
  });
}

async function staffCaller(engine: Engine, request: Parameters<Engine['auth']['need']>[0], slug: string) {
  const caller = await engine.auth.need(request, slug);
  if (!caller.profile) throw new Problem(403, 'not_permitted', { permission: 'staff' });
  return caller;
}

function belongsTo(profile: Person['profile'], office: string): boolean {
  return profile.offices.some(({ id }) => id === office);
}

/** Colleagues of the offices that the caller reads, and superusers, whatever they may do today: a record says who worked on it. */
function known({ readableOffices, profile }: Caller, ids: ReadonlySet<string>): (person: Person) => boolean {
  return ({ id, profile: person }) =>
    ids.has(id) &&
    (id === profile?.id ||
      person.is_superuser ||
      readableOffices === undefined ||
      readableOffices.some((office) => belongsTo(person, office)));
}

function named(people: readonly Person[]): readonly Row[] {
  return people.slice(0, MOST_ASSIGNEES).map(({ id, name }) => ({ id, name }));
}

function idsIn(filter: unknown): ReadonlySet<string> {
  const { ids } = BY_IDS.exec(textOf('filter', filter))?.groups ?? {};
  if (ids === undefined) throw badQuery('invalid_value', { parameter: 'filter', value: String(filter).slice(0, 100) });
  return new Set(ids.split(','));
}

function textOf(parameter: string, value: unknown = ''): string {
  if (typeof value === 'string') return value;
  throw badQuery('invalid_value', { parameter, value: String(value).slice(0, 100) });
}

function refused(field: string, code: string): Problem {
  return new Problem(422, 'validation_failed', {}, { [field]: { code } });
}
