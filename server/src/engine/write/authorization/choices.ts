import { kindOf, type Model, type Resource, slugFor } from '@tuyen/model';
import { mayRead, textOrNull, writableOffices } from '../../identity/index.ts';
import type { Caller, Row, WriteContext } from '../../domain.ts';
import { Problem } from '../../problem.ts';
import { chosenField } from '../../query/choice.ts';
import { all, any, type ChoiceQuery, type Filter, anyValueOf } from '../../query/query.ts';
import type { Rows } from '../../store/rows.ts';
import type { WriteParts } from '../parts.ts';
import { reachFilter, usageOf } from '../references/reach.ts';
import { referencesIn } from '../references/references.ts';
import { resourceOf } from '../../store/resource-of.ts';
import { guardContextOf } from './guard-context.ts';
import { type CheckRights, decidingFields, openRights } from './rights.ts';

export type ChoosingContext = WriteContext & { readonly caller: Caller };

/**
 * Returns a filter for the records that a caller can choose in a reference field. The filtered list contains only
 * records that the caller can read. The filter uses the same rules as the write path, with two exceptions. Screens
 * apply `x-options` themselves, and hooks can check a record only when it is complete.
 * @param rows the store's reader, so that nothing is locked
 */
export async function choosable(
  parts: WriteParts,
  rows: Rows,
  context: ChoosingContext,
  choice: ChoiceQuery,
): Promise<Filter | undefined> {
  const { model } = parts.store;
  const { caller } = context;
  const resource = resourceOf(model, choice.resource);
  const field = chosenField(model, choice);
  if (!field) throw new Error(`the query was checked, yet ${choice.resource} has no reference "${choice.field}"`);
  const target = resourceOf(model, field.resource);
  const before = await recordIn(parts, rows, caller, resource, choice.id);
  const own = choice.transition === undefined && choice.operation === undefined;
  const allowed = all(
    [
      reachFilter(usageOf({ model, auth: parts.auth }, caller, target, field.use), target),
      own && resource.scope === 'office' && choice.field === 'office_id' ? ownOffices(caller) : undefined,
      own && field.unique && field.name === choice.field ? unnamedBy(resource, field.name, before) : undefined,
      own ? await byRights(parts, rows, context, choice, before) : undefined,
      await byHook(parts, rows, context, choice, before),
    ].filter((filter) => filter !== undefined),
  );
  const current = before && own ? currentIds(resource, before, choice.field) : [];
  return allowed && current.length > 0 ? any([allowed, anyValueOf('id', current)]) : allowed;
}

async function byHook(
  parts: WriteParts,
  rows: Rows,
  context: ChoosingContext,
  { resource, field, beside }: ChoiceQuery,
  before: Row | undefined,
): Promise<Filter | undefined> {
  const office = resourceOf(parts.store.model, resource).scope === 'office' ? { office_id: context.officeId } : {};
  const choose = parts.domain.hooks?.[resource]?.choices?.[field];
  const ids = await choose?.(before ?? office, guardContextOf(parts, rows, context), beside);
  return ids && anyValueOf('id', ids);
}

async function recordIn(
  { auth }: WriteParts,
  rows: Rows,
  caller: Caller,
  { name, module, scope }: Resource,
  id: string | undefined,
): Promise<Row | undefined> {
  if (id === undefined || !auth.may(caller, slugFor(module, 'show'))) return undefined;
  const found = await rows.get(name, id);
  return found && (scope !== 'office' || mayRead(caller, found)) ? found : undefined;
}

function currentIds({ fields }: Resource, before: Row, path: string): readonly string[] {
  return referencesIn(fields, before).flatMap(({ role, id }) => (role === path ? [id] : []));
}

function unnamedBy({ name }: Resource, field: string, before: Row | undefined): Filter {
  return { unnamedBy: { resource: name, field, except: before && String(before['id']) } };
}

function ownOffices(caller: Caller): Filter | undefined {
  const offices = writableOffices(caller);
  return offices && anyValueOf('id', offices);
}

/**
 * Returns the offices or roles that the caller may grant to an account. Checks each of them. This is fast, because
 * there are few and the check needs only data in memory.
 */
async function byRights(
  parts: WriteParts,
  rows: Rows,
  context: ChoosingContext,
  choice: ChoiceQuery,
  before: Row | undefined,
): Promise<Filter | undefined> {
  const { model } = parts.store;
  const resource = resourceOf(model, choice.resource);
  const target = chosenField(model, choice)?.resource;
  if (target === undefined || !decidingFields(parts, resource).references.includes(choice.field)) return undefined;
  const rights = openRights(parts, rows, context);
  const passing: string[] = [];
  for (const candidate of await rows.find(target)) {
    const id = String(candidate['id']);
    const tries = rowsWith(model, resource, context.caller, choice.field, id, before, choice.beside);
    if ((await refusalOfAll(rights, resource, before, tries)) === undefined) passing.push(id);
  }
  return anyValueOf('id', passing);
}

/**
 * Returns a copy of the record with another value at a path. If the path is in a user's list of offices and the item
 * names no office yet, returns one copy for each office of the caller. If the caller may grant the value in any of
 * these offices, at least one copy passes the check.
 * @param path `office_id`, or a path in a list of objects such as `offices.role_id`
 */
export function rowsWith(
  { identity }: Model,
  { fields }: Resource,
  caller: Caller,
  path: string,
  value: unknown,
  before: Readonly<Row> = {},
  beside: Readonly<Row> = {},
): readonly Row[] {
  const [list = '', name] = path.split('.');
  const isList = fields.some((field) => field.name === path && kindOf(field).list);
  if (name === undefined) return [{ ...before, [path]: isList ? [value] : value }];
  const item = { ...beside, [name]: value };
  const office = identity.users.offices?.office ?? '';
  const places = textOrNull(item[office]) === null ? workplacesOf(caller) : [item[office]];
  return places.map((place) => ({ ...before, [list]: [{ ...item, [office]: place }] }));
}

function workplacesOf({ profile, officeId }: Caller): readonly string[] {
  const offices = [officeId, profile?.office_id, ...(profile?.offices.map(({ id }) => id) ?? [])];
  return [...new Set(offices)].filter((id) => typeof id === 'string');
}

/**
 * Checks several versions of a record. Returns undefined if the actor may write at least one version, otherwise the
 * error for the last version.
 */
export async function refusalOfAll(
  rights: CheckRights,
  resource: Resource,
  before: Row | undefined,
  tries: readonly Row[],
): Promise<Problem | undefined> {
  let refused: Problem | undefined;
  for (const after of tries) {
    try {
      await rights(resource, before ? 'edit' : 'create', before, after);
      return undefined;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refused = error;
    }
  }
  return refused ?? new Problem(403, 'beyond_reach', { office: '' });
}
