import { may, type Resource, type Transition } from '@tuyen/model';
import type { Fixed, GuardContext, Row, WriteContext } from '../domain.ts';
import { Problem } from '../problem.ts';
import type { Rows } from '../store/rows.ts';
import { refusalOfAll, rowsWith } from './choices.ts';
import { checkUnreferenced } from './dependents.ts';
import { startingRow } from './incoming.ts';
import { findTransition } from './moves.ts';
import type { WriteParts } from './parts.ts';
import { type CheckRights, concernsRights, decidingFields, openRights } from './rights.ts';
import { same } from './same.ts';
import { shapeOf } from './shape.ts';

/**
 * What an actor may do with a record as it is, whatever values come with it. The write path asks before its hooks run, and
 * `?can=1` is answered by the same questions, so that a screen and the server never disagree. Each refusal is a `Problem`.
 */
export interface Judge {
  /** A new record in this office, before any of its values is looked at. */
  begin(resource: Resource, officeId: unknown): Promise<void>;
  /** Could there be values with which a new record is not refused? Answers a record that the rights let pass. */
  create(resource: Resource): Promise<Row>;
  /** Values that decide about rights of which the actor could choose no other, by path, with the reason. */
  ungrantable(resource: Resource, action: 'create' | 'edit', record: Row): Promise<Readonly<Record<string, Problem>>>;
  /** For a caller's own changes, not for what hooks and the system write. Answers what these can no longer alter. */
  edit(resource: Resource, record: Row): Promise<Fixed | undefined>;
  remove(resource: Resource, record: Row): Promise<void>;
  /** Answers the row of the workflow that the move follows. */
  move(resource: Resource, record: Row, name: string): Promise<Transition>;
  /** The same for values, once they are known. */
  readonly rights: CheckRights;
}

/** @param rows of the transaction, or the store's reader where nothing is going to be written */
export function openJudge(parts: WriteParts, rows: Rows, context: WriteContext): Judge {
  const guardContext = () => contextOfGuards(parts, rows, context);
  const hooksOf = ({ name }: Resource) => parts.domain.hooks?.[name];
  const rights: CheckRights = async (resource, ...change) => {
    if (concernsRights(parts, resource)) await openRights(parts, rows, context)(resource, ...change);
  };
  const guard = async (resource: Resource, action: string, record: Readonly<Row>) => {
    await hooksOf(resource)?.guards?.[action]?.(record, guardContext());
  };
  const begin = (resource: Resource, officeId: unknown) =>
    guard(resource, 'create', typeof officeId === 'string' ? { office_id: officeId } : {});

  return {
    rights,
    begin,
    async create(resource) {
      const { caller, officeId } = context;
      const row = startingRow(resource, {}, officeId);
      await begin(resource, row['office_id']);
      if (!concernsRights(parts, resource)) return row;
      const refused = await refusalOfAll(rights, resource, undefined, [row]);
      if (!refused || !caller) return row;
      // As it begins it is refused, yet perhaps not below another office.
      for (const field of decidingFields(parts, resource).references.filter((path) => !path.includes('.'))) {
        for (const office of await rows.find(parts.store.model.identity.offices)) {
          const [placed = row] = rowsWith(caller, field, office['id'], row);
          if (!(await refusalOfAll(rights, resource, undefined, [placed]))) return placed;
        }
      }
      throw refused;
    },
    async ungrantable(resource, action, record) {
      const { caller } = context;
      const found: Record<string, Problem> = {};
      if (!caller) return found;
      for (const path of decidingFields(parts, resource).values) {
        const tries = otherValues(resource, path, record).flatMap((other) => rowsWith(caller, path, other, record));
        if (tries.length === 0) continue;
        const refused = await refusalOfAll(rights, resource, action === 'edit' ? record : undefined, tries);
        if (refused) found[path] = refused;
      }
      return found;
    },
    async edit(resource, record) {
      await guard(resource, 'edit', record);
      const fixed = hooksOf(resource)?.fixed?.(record, guardContext());
      const open = shapeOf(resource).writable.some(({ name, system }) => !system && !fixed?.includes(name));
      if (fixed && !open) throw new Problem(409, fixed.code);
      await rights(resource, 'edit', record, record);
      return fixed;
    },
    async remove(resource, record) {
      await guard(resource, 'delete', record);
      await rights(resource, 'delete', record, undefined);
      await checkUnreferenced(parts, rows, context, { resource, id: String(record['id']) });
    },
    async move(resource, record, name) {
      const due = await hooksOf(resource)?.due?.(record, guardContext());
      if (due !== undefined && due !== name) throw new Problem(409, 'deadline_over', { transition: name });
      const transition = findTransition(resource, record, name, context.actor);
      await guard(resource, name, record);
      await rights(resource, 'edit', record, record);
      return transition;
    },
  };
}

/** The values of the field other than the record's; in a list of objects it is what can be set there at all. */
function otherValues({ fields }: Resource, path: string, record: Readonly<Row>): readonly unknown[] {
  const [name = '', inner] = path.split('.');
  const top = fields.find((field) => field.name === name);
  const field = inner === undefined ? top : top && 'fields' in top && top.fields.find((one) => one.name === inner);
  if (!field) return [];
  if (field.kind === 'enum') return field.values.filter((value) => value !== record[name]);
  if (field.kind !== 'boolean') return [];
  return [inner === undefined ? record[name] !== true : true];
}

/** @throws 409 with the code of what is fixed, on the fields that the changes would alter */
export function checkFixed(fixed: Fixed | undefined, before: Readonly<Row>, changes: Readonly<Row>): void {
  if (!fixed) return;
  const altered = Object.keys(changes).filter((name) => fixed.includes(name) && !same(changes[name], before[name]));
  if (altered.length === 0) return;
  throw new Problem(409, fixed.code, {}, Object.fromEntries(altered.map((name) => [name, { code: fixed.code }])));
}

export function contextOfGuards(parts: WriteParts, rows: Rows, context: WriteContext): GuardContext {
  return {
    ...context,
    tx: rows,
    model: parts.store.model,
    now: parts.clock.now(),
    settings: (resource, officeId) => parts.settings(rows, resource, officeId),
    origins: parts.origins,
    text: parts.text,
    may: (slug) => holds(parts, context, slug),
  };
}

function holds({ auth }: WriteParts, { caller, actor, officeId }: WriteContext, slug: string): boolean {
  if (caller) return auth.may(caller, slug);
  if (actor.kind === 'staff') return may(actor.profile, officeId, slug);
  if (actor.kind === 'client') return actor.permissions.includes(slug);
  return actor.kind === 'system';
}
