import { isDate, isObject, type Resource, slugFor, type TimelineView } from '@tuyen/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Row, RunAttempt, Transaction } from '../domain.ts';
import type { MailLinkParts } from '../identity/index.ts';
import { type Assigned, type Assignment, assignAll } from './assignments.ts';
import { offersFor } from './offers.ts';
import { type PlanningParts, referenceNamed } from './plan-book.ts';
import { proposalsFor } from './proposals.ts';
import { type FieldError, Problem } from '../problem.ts';
import { bodyOf } from '../routes/records/record-writes.ts';

/** Maximum number of records per request. */
const MOST = 500;

/**
 * Registers the routes with which the bars of a timeline are planned:
 *
 * - `POST {resource}/views/{view}/offers` returns who can be assigned to all of the given records, and why others cannot.
 * - `POST {resource}/views/{view}/proposals` returns assignments for a day, copied from another day or of whoever is free.
 * - `PATCH {resource}/views/{view}/assignments` writes the fields of `assign` of many records and returns a result for each.
 *   With `dry_run`, nothing is written. With `all`, nothing is written if one of them is refused.
 */
export function planningRoutes(app: FastifyInstance, engine: PlanningParts & MailLinkParts, resource: Resource): void {
  if (!resource.actions.includes('edit') || !resource.actions.includes('list')) return;
  const views = resource.views?.filter((view) => view.kind === 'timeline' && view.assign.length > 0) ?? [];
  for (const view of views) if (view.kind === 'timeline') viewRoutes(app, engine, resource, view);
}

function viewRoutes(
  app: FastifyInstance,
  engine: PlanningParts & MailLinkParts,
  resource: Resource,
  view: TimelineView,
): void {
  const path = `/${resource.name}/views/${view.name}`;
  const open = async (request: FastifyRequest) => {
    const slugs = [slugFor(resource.module, 'list'), slugFor(resource.module, 'edit')];
    return { engine, resource, view, caller: await engine.auth.needsAll(request, ...slugs) };
  };

  app.post(`${path}/offers`, async (request) => {
    const planned = await open(request);
    const { field, ids, ...others } = bodyOf(request);
    refuseOthers(others);
    if (typeof field !== 'string') throw wrong('field', 'required');
    referenceNamed(planned, field);
    return offersFor(planned, field, idsIn(ids));
  });

  app.post(`${path}/proposals`, async (request) => {
    const planned = await open(request);
    const { day, copy_of: copyOf, ids, ...others } = bodyOf(request);
    refuseOthers(others);
    const question = { day: dayIn('day', day), ...(ids !== undefined && { ids: idsIn(ids) }) };
    const copied = copyOf === undefined || copyOf === null ? {} : { copyOf: dayIn('copy_of', copyOf) };
    return proposalsFor(planned, request, { ...question, ...copied });
  });

  app.patch(`${path}/assignments`, async (request, reply) => {
    const planned = await open(request);
    const { changes, dry_run: isDry = false, all: isAll = false, ...others } = bodyOf(request);
    refuseOthers(others);
    if (typeof isDry !== 'boolean') throw wrong('dry_run', 'type');
    if (typeof isAll !== 'boolean') throw wrong('all', 'type');
    const asked = changesIn(view, changes);
    const work = async (tx: Transaction, attempt: RunAttempt) => {
      const results = await assignAll({ ...planned, tx, attempt }, asked);
      if (isAll && !isDry) refuseAny(results);
      return { results };
    };
    if (isDry) return engine.write.dryRun(request, work);
    return engine.write.handleWrite(request, reply, async (tx, attempt) => ({ body: await work(tx, attempt) }));
  });
}

function refuseAny(results: readonly Assigned[]): void {
  const errors: Record<string, FieldError> = {};
  for (const [index, result] of results.entries())
    if (result.action === 'refuse') errors[`changes.${index}`] = result.message;
  if (Object.keys(errors).length > 0) throw new Problem(409, 'not_all_assigned', {}, errors);
}

function changesIn(view: TimelineView, changes: unknown): readonly Assignment[] {
  if (!Array.isArray(changes) || changes.length === 0 || changes.length > MOST) throw tooMany('changes');
  const seen = new Set<string>();
  return changes.map((change: unknown, index) => {
    const place = `changes.${index}`;
    if (!isObject(change)) throw wrong(place, 'type');
    const { id, version, values, ...others } = change;
    refuseOthers(others, `${place}.`);
    if (typeof id !== 'string' || seen.has(id)) throw wrong(`${place}.id`, 'type');
    seen.add(id);
    if (version !== undefined && typeof version !== 'number') throw wrong(`${place}.version`, 'type');
    if (!isObject(values) || Object.keys(values).length === 0) throw wrong(`${place}.values`, 'type');
    const other = Object.keys(values).find((name) => !view.assign.includes(name));
    if (other !== undefined) throw wrong(`${place}.values.${other.slice(0, 100)}`, 'unknown');
    return { id, values, ...(version !== undefined && { version }) };
  });
}

function idsIn(ids: unknown): readonly string[] {
  if (!Array.isArray(ids) || ids.length === 0 || ids.length > MOST) throw tooMany('ids');
  return ids.map((id: unknown, index) => {
    if (typeof id !== 'string') throw wrong(`ids.${index}`, 'type');
    return id;
  });
}

function dayIn(name: string, day: unknown): string {
  if (typeof day !== 'string' || !isDate(day)) throw wrong(name, day === undefined ? 'required' : 'type');
  return day;
}

function refuseOthers(others: Readonly<Row>, prefix = ''): void {
  const [other] = Object.keys(others);
  if (other !== undefined) throw wrong(`${prefix}${other.slice(0, 100)}`, 'unknown');
}

function tooMany(name: string): Problem {
  return new Problem(
    422,
    'planning_count',
    { most: MOST },
    { [name]: { code: 'planning_count', params: { most: MOST } } },
  );
}

function wrong(path: string, code: string): Problem {
  return new Problem(422, 'validation_failed', {}, { [path]: { code } });
}
