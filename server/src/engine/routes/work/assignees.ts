import { assigneeOf, may, type Resource, slugFor } from '@tuyen/model';
import type { FastifyInstance } from 'fastify';
import type { Person, Staff } from '../../assignee/staff.ts';
import { writableOffices } from '../../identity/index.ts';
import type { Auth, Caller, Row, Services } from '../../domain.ts';
import { Problem } from '../../problem.ts';
import { getOrThrow } from '../../get-or-throw.ts';
import { badQuery } from '../../request/refusals/bad-query.ts';
import { fold } from '../../store/database/text-keys.ts';
import { publicRecord } from '../../store/tables/columns.ts';
import { checkVersion } from '../records/preconditions.ts';
import { bodyOf, writableRecord } from '../records/record-writes.ts';
import { type RecordPath } from '../records/answers.ts';
import type { HasRecords } from '../../store/store.ts';

type Parts = Pick<Services, 'auth' | 'write'> & HasRecords;

const MOST_OFFERED = 100;

const MOST_IDS = 200;

const BY_IDS = /^id\|\|\$in\|\|(?<ids>.+)$/u;

/**
 * Registers `PUT {resource}/{id}/assignee`, which assigns a record, and `GET {resource}/assignees`, which lists the
 * possible and current assignees. Staff who may read the record in its office may assign it, because an assignment does
 * not change the content of the record.
 */
export function assigneeRoutes(app: FastifyInstance, engine: Parts, resource: Resource, staff: Staff): void {
  const field = assigneeOf(resource);
  if (!field) return;
  const slug = slugFor(resource.module, 'show');
  const table = getOrThrow(engine.records.tables, resource.name);
  /** @param office office of the record; undefined if the record belongs to no office */
  const mayWorkIn = ({ active, profile }: Person, office: string | undefined) => {
    const offices = profile.offices.filter(({ id }) => office === undefined || id === office);
    return active && (profile.is_superuser || offices.some(({ id }) => may(profile, id, slug)));
  };

  app.get<{ Querystring: Row }>(`/${resource.name}/assignees`, async (request) => {
    const caller = await staffCaller(engine, request, slug);
    const { filter, q, office, ...others } = request.query;
    const [other] = Object.keys(others);
    if (other !== undefined) throw badQuery('unknown_parameter', { parameter: other.slice(0, 100) });
    if (filter !== undefined) return named((await staff.named(idsIn(filter))).filter(mayKnow(caller)));
    const words = fold(textOf('q', q)).split(/\s+/u);
    const here = resource.scope === 'office' ? textOf('office', office) || (caller.officeId ?? '') : undefined;
    const found = (await staff.all()).filter((person) => {
      const offered = here === undefined || belongsTo(person.profile, here) || person.id === caller.profile?.id;
      const name = fold(person.name);
      return offered && mayWorkIn(person, here) && words.every((word) => name.includes(word));
    });
    const writable = writableOffices(caller);
    return named(here === undefined || writable?.includes(here) !== false ? found.slice(0, MOST_OFFERED) : []);
  });

  app.put<RecordPath>(`/${resource.name}/:id/assignee`, async (request, reply) => {
    const caller = await staffCaller(engine, request, slug);
    const { assignee, version, ...others } = bodyOf(request);
    const [other] = Object.keys(others);
    if (other !== undefined) throw refused(other, 'unknown');
    if (assignee === undefined) throw refused('assignee', 'required');
    if (assignee !== null && typeof assignee !== 'string') throw refused('assignee', 'type');
    const [person] = assignee === null ? [] : await staff.named([assignee]);
    return engine.write.handleWrite(request, reply, async (tx) => {
      const record = await writableRecord(tx, resource, caller, request.params.id);
      checkVersion(request, { version }, record);
      const office = resource.scope === 'office' ? String(record['office_id']) : undefined;
      if (assignee !== null && !(person && mayWorkIn(person, office))) throw refused('assignee', 'not_offered');
      return { body: publicRecord(table, await tx.assign(resource.name, request.params.id, assignee)) };
    });
  });
}

async function staffCaller(engine: Parts, request: Parameters<Auth['needsAll']>[0], slug: string) {
  const caller = await engine.auth.needsAll(request, slug);
  if (!caller.profile) throw new Problem(403, 'not_permitted', { permission: 'staff' });
  return caller;
}

function belongsTo(profile: Person['profile'], office: string): boolean {
  return profile.offices.some(({ id }) => id === office);
}

/**
 * Returns whether the caller may see a person's name. Callers may see their own name, the names of superusers, and the
 * names of people in offices that the caller can read. The person's current permissions do not matter, because a record
 * may still name a former assignee.
 */
function mayKnow({ readableOffices, profile }: Caller): (person: Person) => boolean {
  return ({ id, profile: person }) =>
    id === profile?.id ||
    person.is_superuser ||
    readableOffices === undefined ||
    readableOffices.some((office) => belongsTo(person, office));
}

function named(people: readonly Person[]): readonly Row[] {
  return people.map(({ id, name }) => ({ id, name }));
}

function idsIn(filter: unknown): readonly string[] {
  const { ids } = BY_IDS.exec(textOf('filter', filter))?.groups ?? {};
  if (ids === undefined)
    throw badQuery('invalid_value', { parameter: 'filter', field: 'id', value: String(filter).slice(0, 100) });
  const asked = [...new Set(ids.split(','))];
  if (asked.length > MOST_IDS) throw badQuery('too_many_values', { parameter: 'filter', most: MOST_IDS });
  return asked;
}

function textOf(parameter: string, value: unknown = ''): string {
  if (typeof value === 'string') return value;
  throw badQuery('invalid_value', { parameter, field: parameter, value: String(value).slice(0, 100) });
}

function refused(field: string, code: string): Problem {
  return new Problem(422, 'validation_failed', {}, { [field]: { code } });
}
