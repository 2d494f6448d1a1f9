import { fieldAt, kindOf, sameJson, type Operation, type Resource, type Transition } from '@tuyen/model';
import type { Fixed, Row, WriteContext } from '../../domain.ts';
import { Problem } from '../../problem.ts';
import type { Rows } from '../../store/rows.ts';
import { refusalOfAll, rowsWith } from './choices.ts';
import { guardContextOf } from './guard-context.ts';
import { checkUnreferenced } from '../references/dependents.ts';
import { initialRow } from '../values/incoming.ts';
import { findOperation, findTransition } from '../moves.ts';
import type { WriteParts } from '../parts.ts';
import { type CheckRights, concernsRights, decidingFields, openRights } from './rights.ts';
import { writePlanOf } from '../values/write-plan.ts';

/**
 * Decides what an actor may do with a record, independent of new values. The write path uses it before hooks run, and
 * `?can=1` uses it too, so that screens and server always agree. Each refusal is a thrown `Problem`.
 */
export interface Authorizer {
  begin(resource: Resource, officeId: unknown): Promise<void>;
  /** Checks whether there is any record that the actor may create. Returns an example of such a record. */
  create(resource: Resource): Promise<Row>;
  /**
   * Returns the fields that affect permissions and that the actor cannot change. The result maps the path of each field
   * to the reason.
   */
  ungrantable(resource: Resource, action: 'create' | 'edit', record: Row): Promise<Readonly<Record<string, Problem>>>;
  /**
   * Checks whether the caller may edit the record. Returns the fields that can no longer change. Hooks and the system
   * change records without this check.
   */
  edit(resource: Resource, record: Row): Promise<Fixed | undefined>;
  choices(resource: Resource, record: Row): Promise<Readonly<Record<string, readonly string[]>>>;
  remove(resource: Resource, record: Row): Promise<void>;
  move(resource: Resource, record: Row, name: string): Promise<Transition>;
  operate(resource: Resource, record: Row | undefined, name: string): Promise<Operation>;
  readonly rights: CheckRights;
}

export function openAuthorizer(parts: WriteParts, rows: Rows, context: WriteContext): Authorizer {
  const { model } = parts.store;
  const { offices } = model.identity;
  const guardContext = () => guardContextOf(parts, rows, context);
  const hooksOf = ({ name }: Resource) => parts.domain.hooks?.[name];
  const rights: CheckRights = async (resource, ...change) => {
    if (concernsRights(parts, resource)) await openRights(parts, rows, context)(resource, ...change);
  };
  const guard = async (resource: Resource, action: string, record: Readonly<Row>) => {
    await hooksOf(resource)?.guards?.[action]?.(record, guardContext());
  };
  const guardIn = (resource: Resource, action: string, officeId: unknown) =>
    guard(resource, action, typeof officeId === 'string' ? { office_id: officeId } : {});
  const begin = (resource: Resource, officeId: unknown) => guardIn(resource, 'create', officeId);
  const assertNotDue = async (resource: Resource, record: Readonly<Row>, name: string) => {
    const due = await hooksOf(resource)?.due?.(record, guardContext());
    if (due !== undefined && due !== name) throw new Problem(409, 'deadline_over', { transition: name });
  };

  return {
    rights,
    begin,
    async create(resource) {
      const { caller, officeId } = context;
      const row = initialRow(resource, {}, officeId);
      await begin(resource, row['office_id']);
      if (!concernsRights(parts, resource)) return row;
      const refused = await refusalOfAll(rights, resource, undefined, [row]);
      if (!refused || !caller) return row;
      // The actor may not create the record in the current office. Other offices may allow it, so they are tried too.
      for (const field of decidingFields(parts, resource).references.filter((path) => !path.includes('.'))) {
        for (const office of offices ? await rows.find(offices.resource) : []) {
          const [placed = row] = rowsWith(model, resource, caller, field, office['id'], row);
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
        const tries = otherValues(resource, path, record).flatMap((other) =>
          rowsWith(model, resource, caller, path, other, record),
        );
        if (tries.length === 0) continue;
        const refused = await refusalOfAll(rights, resource, action === 'edit' ? record : undefined, tries);
        if (refused) found[path] = refused;
      }
      return found;
    },
    async edit(resource, record) {
      await guard(resource, 'edit', record);
      const fixed = hooksOf(resource)?.fixed?.(record, guardContext());
      const open = writePlanOf(resource).writable.some(({ name, system }) => !system && !fixed?.includes(name));
      if (fixed && !open) throw new Problem(409, fixed.code);
      await rights(resource, 'edit', record, record);
      return fixed;
    },
    async choices(resource, record) {
      const found: Record<string, readonly string[]> = {};
      for (const [name, choose] of Object.entries(hooksOf(resource)?.choices ?? {})) {
        const chosen = isEnum(resource, name) ? await choose(record, guardContext(), {}) : undefined;
        if (chosen) found[name] = chosen;
      }
      return found;
    },
    async remove(resource, record) {
      await guard(resource, 'delete', record);
      await rights(resource, 'delete', record, undefined);
      await checkUnreferenced(parts, rows, context, { resource, id: String(record['id']) });
    },
    async move(resource, record, name) {
      await assertNotDue(resource, record, name);
      const transition = findTransition(resource, record, name, context.actor);
      await guard(resource, name, record);
      await rights(resource, 'edit', record, record);
      return transition;
    },
    async operate(resource, record, name) {
      if (record) await assertNotDue(resource, record, name);
      const operation = findOperation(resource, record, name);
      if (record) {
        await guard(resource, name, record);
        await rights(resource, 'edit', record, record);
      } else await guardIn(resource, name, resource.scope === 'office' ? context.officeId : undefined);
      return operation;
    },
  };
}

function otherValues({ fields }: Resource, path: string, record: Readonly<Row>): readonly unknown[] {
  const [name = '', inner] = path.split('.');
  const field = fieldAt(fields, path.split('.'));
  if (!field) return [];
  const current = (inner === undefined ? record[name] : undefined) ?? false;
  return (
    kindOf(field)
      .choices?.(field)
      .filter((value) => value !== current) ?? []
  );
}

function isEnum({ fields, workflow }: Resource, name: string): boolean {
  const asked = workflow?.transitions.flatMap(({ input }) => input) ?? [];
  return [...fields, ...asked].some((field) => field.name === name && 'enum' in field);
}

/** Treats an empty list like a missing value, because a form that hides a list sends nothing for an empty one. */
const valueIn = (value: unknown): unknown => (Array.isArray(value) && value.length === 0 ? null : (value ?? null));

/**
 * @throws 409 if the changes would alter fields that the hook has fixed; the error contains the hook's error code and
 * these fields
 */
export function checkFixed(fixed: Fixed | undefined, before: Readonly<Row>, changes: Readonly<Row>): void {
  if (!fixed) return;
  const altered = Object.keys(changes).filter(
    (name) => fixed.includes(name) && !sameJson(valueIn(changes[name]), valueIn(before[name])),
  );
  if (altered.length === 0) return;
  throw new Problem(409, fixed.code, {}, Object.fromEntries(altered.map((name) => [name, { code: fixed.code }])));
}
