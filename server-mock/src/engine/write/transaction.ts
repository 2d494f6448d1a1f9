import { holds, type JsonSchema, type Model, type Resource, type Transition } from '@tuyen/schemas';
import type {
  Actor,
  Changes,
  Clock,
  Domain,
  HookContext,
  Mail,
  Reader,
  Row,
  Services,
  Transaction,
  WriteContext,
  WrittenChange,
} from '../domain.ts';
import type { Identity } from '../identity/accounts.ts';
import { checkAccountGrant, checkRoleGrant, grantsOf } from '../identity/grants.ts';
import { isHashed } from '../identity/passwords.ts';
import { Problem } from '../problem.ts';
import { DuplicateError } from '../store/connection.ts';
import type { Rows } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { type Audit, auditEntry } from './audit.ts';
import { newId } from './ids.ts';
import { normalised, present, same, withDefaults, writable } from './incoming.ts';
import { putMail } from './outbox.ts';
import { checkReferences, checkUnreferenced } from './references.ts';
import type { Validation } from './validation.ts';

/** What every transaction of a server works with. */
export interface WriteParts {
  readonly store: Store;
  readonly domain: Domain;
  readonly clock: Clock;
  readonly validation: Validation;
  readonly identity: Identity;
  readonly origins: Services['origins'];
  readonly audit: Audit;
  readonly text: Services['text'];
  settings(reader: Reader, resource: string, officeId: string | null): Promise<Row>;
}

export type Effect = () => void | Promise<void>;

/** What a transaction leaves behind besides its rows. */
export interface Outcome {
  /** To run once the transaction is committed. */
  readonly effects: Effect[];
  /** For the answer alone. */
  readonly revealed: Row;
}

/** @param outcome is filled by the transaction */
export function openTransaction(parts: WriteParts, rows: Rows, context: WriteContext, outcome: Outcome): Transaction {
  const { store, domain } = parts;
  const { model } = store;

  const tx: Transaction = {
    context,
    engine: rows.engine,
    get sql() {
      return rows.sql;
    },
    get: rows.get,
    first: rows.first,
    find: rows.find,
    count: rows.count,
    lock: rows.lock,
    as: (actor: Actor) => openTransaction(parts, rows, { ...context, actor }, outcome),
    next: (counter) => nextNumber(rows, counter),
    settings: (resource, officeId) => parts.settings(rows, resource, officeId),
    async serial(template, values) {
      if (!domain.serial) throw new Error(`field wants the serial template "${template}", but the domain fills none`);
      return domain.serial(template, values, hookContext());
    },
    mail: (mail: Mail) => putMail(rows, mail, parts.clock.now()),
    after: (effect) => void outcome.effects.push(effect),
    reveal: (values) => void Object.assign(outcome.revealed, values),
    revealed: outcome.revealed,

    async create(name, values) {
      const resource = resourceOf(model, name);
      const hooks = domain.hooks?.[name];
      const normal = normalised(model, resource, values);
      // What a singleton leaves out it takes over from the office above; a default of its own would hide that.
      let row = present(resource.singleton ? normal : withDefaults(resource, normal));
      if (resource.workflow) row[resource.workflow.field] ??= resource.workflow.initial;
      if (resource.scope === 'office' && row['office_id'] === undefined && context.officeId !== null) {
        row['office_id'] = context.officeId;
      }
      const given = row;
      row = merged(resource, row, await sound(resource, given, () => hooks?.beforeCreate?.(given, hookContext())));
      const { now, by } = stamp();
      row = { ...row, id: row['id'] ?? newId(parts.clock), version: 1, created_at: now, updated_at: now, ...by };
      if (resource.workflow?.history) {
        row[resource.workflow.history] ??= [
          await historyEntry(resource, { to: row[resource.workflow.field], at: now }),
        ];
      }
      for (const field of resource.fields) {
        if (field.kind !== 'text' || field.serial === undefined || row[field.name] !== undefined) continue;
        row[field.name] = await tx.serial(field.serial, row);
      }
      await checkRow(resource, row);
      await checkGrant(resource, undefined, row);
      await unique(() => rows.insert(name, row));
      await written({ resource: name, before: undefined, after: row }, 'create');
      // A hook may have moved the new record on.
      return hooks?.afterWrite ? ((await rows.get(name, String(row['id']))) ?? row) : row;
    },

    async update(name, id, changes) {
      const resource = resourceOf(model, name);
      const before = await existing(name, id);
      const wanted = normalised(model, resource, changes);
      const hook = () => domain.hooks?.[name]?.beforeUpdate?.(before, wanted, hookContext());
      const more = await sound(resource, { ...before, ...wanted }, hook);
      return change(resource, before, { ...wanted, ...more }, 'update');
    },

    async remove(name, id) {
      const resource = resourceOf(model, name);
      const before = await existing(name, id);
      await domain.hooks?.[name]?.beforeDelete?.(before, hookContext());
      await checkGrant(resource, before, undefined);
      await checkUnreferenced(rows, store.tables, resource, id, [context.language, ...model.languages]);
      await rows.delete(name, before);
      await written({ resource: name, before, after: undefined }, 'delete');
      return before;
    },

    async move(name, id, transition, input = {}) {
      const resource = resourceOf(model, name);
      const before = await existing(name, id);
      const row = offered(resource, before, transition, context.actor);
      const values = checkInput(row, resource, input);
      const hook = domain.hooks?.[name]?.transitions?.[transition];
      const changes = await hook?.(before, values, { ...hookContext(), to: row.to });
      const { field, history } = resource.workflow as NonNullable<Resource['workflow']>;
      const from = String(before[field]);
      const { now } = stamp();
      const note = values['note'] ?? values['reason'];
      const entry = await historyEntry(resource, { from, to: row.to, at: now, note });
      const past = history && Array.isArray(before[history]) ? (before[history] as unknown[]) : [];
      return change(
        resource,
        before,
        {
          ...ownFields(resource, row, values),
          ...changes,
          [field]: row.to,
          ...(history && { [history]: [...past, entry] }),
        },
        transition,
        { name: transition, from, to: row.to, input: values },
      );
    },
  };

  function hookContext(): HookContext {
    return {
      ...context,
      tx,
      model,
      now: parts.clock.now(),
      settings: tx.settings,
      origins: parts.origins,
      text: parts.text,
    };
  }

  /** One line of the history that the workflow keeps, with the parts that its list has fields for. */
  async function historyEntry(resource: Resource, parts: Row): Promise<Row> {
    const history = resource.fields.find((field) => field.name === resource.workflow?.history);
    const fields = history?.kind === 'nested-list' ? history.fields : [];
    const by = fields.find((field) => field.name === 'by');
    const entry = by ? { ...parts, by: by.kind === 'reference' ? userId() : await actorName() } : parts;
    return present(
      Object.fromEntries(Object.entries(entry).filter(([name]) => fields.some((field) => field.name === name))),
    );
  }

  function userId(): string | undefined {
    return context.actor.kind === 'staff' ? context.actor.userId : undefined;
  }

  async function actorName(): Promise<string> {
    const { actor } = context;
    if (actor.kind === 'customer' || actor.kind === 'system') return actor.name ?? actor.kind;
    if (actor.kind === 'client') return actor.clientId;
    const user = await rows.get(model.identity.users, actor.userId);
    return String(user?.['full_name'] ?? user?.['username'] ?? actor.userId);
  }

  /** The action's own body: only what it asks for, in the form that it asks for. */
  function checkInput(transition: Transition, resource: Resource, input: Row): Row {
    const asked = { ...resource, fields: transition.input };
    const values = present(normalised(model, asked, input));
    parts.validation.check(transition.schema ?? NOTHING, transition.input, values);
    return values;
  }

  function stamp(): { readonly now: string; readonly by: Row } {
    const by = userId() === undefined ? {} : { created_by: userId() };
    return { now: parts.clock.now().toISOString(), by };
  }

  async function existing(name: string, id: string): Promise<Row> {
    const found = await rows.lock(name, id);
    if (!found) throw new Problem(404, 'not_found');
    return found;
  }

  async function change(
    resource: Resource,
    before: Row,
    changes: Row,
    action: string,
    transition?: WrittenChange['transition'],
  ): Promise<Row> {
    const kept = Object.entries(normalised(store.model, resource, changes)).filter(([name]) => !FIXED.has(name));
    const wanted = merged(resource, before, Object.fromEntries(kept));
    const changed = resource.fields.filter((field) => !same(before[field.name], wanted[field.name]));
    const unknown = Object.keys(wanted).some((name) => !resource.fields.some((field) => field.name === name));
    if (changed.length === 0 && !unknown) return before;
    const after = { ...wanted, version: Number(before['version'] ?? 0) + 1, updated_at: stamp().now };
    await checkRow(resource, after, new Set(changed.map((field) => field.name)));
    await checkGrant(resource, before, after);
    await unique(() => rows.replace(resource.name, before, after));
    await written({ resource: resource.name, before, after, ...(transition && { transition }) }, action);
    return after;
  }

  /** @param changed references are looked up for these fields alone; undefined = all */
  async function checkRow(resource: Resource, row: Row, changed?: ReadonlySet<string>): Promise<void> {
    checkValues(resource, row);
    const fields = changed ? resource.fields.filter((field) => changed.has(field.name)) : resource.fields;
    await checkReferences(rows, fields, row);
  }

  /**
   * A hook runs before its values are checked, and may stumble over what is missing or malformed. The schema's own refusal is
   * then the answer; only where it has none is the fault the hook's.
   */
  async function sound(resource: Resource, row: Row, hook: () => Promise<Changes> | Changes): Promise<Changes> {
    try {
      return await hook();
    } catch (error) {
      if (!(error instanceof Problem)) checkValues(resource, row);
      throw error;
    }
  }

  function checkValues(resource: Resource, row: Row): void {
    const values = writable(resource, row);
    const secret = resource.fields.filter((field) => field.writeOnly && isHashed(String(values[field.name] ?? '')));
    // A password is checked before it is hashed; the hash obeys no rule for passwords.
    for (const field of secret) values[field.name] = 'x'.repeat(12);
    parts.validation.check(
      resource.singleton ? parts.validation.partial(resource.schema) : resource.schema,
      resource.fields.filter((field) => !field.readOnly),
      values,
    );
  }

  async function checkGrant(resource: Resource, before: Row | undefined, after: Row | undefined): Promise<void> {
    const grants = grantsOf(model, resource.name);
    const { actor, officeId } = context;
    if (!grants || (actor.kind !== 'staff' && actor.kind !== 'client')) return;
    const granter = {
      officeId,
      profile:
        actor.kind === 'staff'
          ? actor.profile
          : {
              id: actor.clientId,
              offices: officeId === null ? [] : [{ id: officeId, permissions: actor.permissions }],
              office_id: null,
              is_admin: false,
              is_superuser: false,
              avatar_url: null,
            },
    };
    if (grants === 'role') return checkRoleGrant(granter, before, after);
    checkAccountGrant(await parts.identity.accountsIn(rows), granter, before, after);
  }

  async function written(change: WrittenChange, action: string): Promise<void> {
    await parts.audit(rows, auditEntry(store, context, change, action, parts.clock.now()));
    await domain.hooks?.[change.resource]?.afterWrite?.(change, hookContext());
  }

  return tx;
}

/** Set once, at creation, or by the write path alone. */
const FIXED: ReadonlySet<string> = new Set(['id', 'version', 'created_at', 'updated_at', 'created_by']);

export function resourceOf(model: Model, name: string): Resource {
  const found = model.resources.find((resource) => resource.name === name);
  if (!found) throw new Error(`no resource is named "${name}"`);
  return found;
}

const NOTHING: JsonSchema = { type: 'object' };

/** What an action asked for under the name and kind of one of the record's own fields is that field's new value. */
function ownFields(resource: Resource, transition: Transition, values: Row): Row {
  const own = transition.input.filter((asked) =>
    resource.fields.some((field) => field.name === asked.name && field.kind === asked.kind && !field.system),
  );
  return Object.fromEntries(own.filter(({ name }) => name in values).map(({ name }) => [name, values[name]]));
}

/** Null in the changes takes a value away. */
function merged(resource: Resource, row: Row, changes: Changes): Row {
  if (!changes) return row;
  const secrets = new Set(resource.fields.filter((field) => field.writeOnly).map((field) => field.name));
  // A form shows a secret empty: sent back empty, it stays.
  const given = Object.entries(changes).filter(([name, value]) => !(secrets.has(name) && value === ''));
  return present({ ...row, ...Object.fromEntries(given) });
}

async function unique(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof DuplicateError)) throw error;
    throw new Problem(409, 'duplicate_entry', { field: error.column }, { [error.column]: { code: 'duplicate_entry' } });
  }
}

async function nextNumber(rows: Rows, counter: string): Promise<number> {
  const place = rows.engine === 'postgres' ? '$1' : '?';
  const [row] = await rows.connection.rows(
    `INSERT INTO "_counters" AS c ("name", "value") VALUES (${place}, 1)
     ON CONFLICT ("name") DO UPDATE SET "value" = c."value" + 1 RETURNING "value"`,
    [counter],
  );
  return Number(row?.['value']);
}

/** The row of the workflow table that the record, its state and the actor allow. */
export function offered(resource: Resource, record: Row, name: string, actor: Actor): Transition {
  const { workflow } = resource;
  const named = workflow?.transitions.filter((transition) => transition.name === name) ?? [];
  if (!workflow || named.length === 0) throw new Problem(404, 'not_found');
  const state = String(record[workflow.field]);
  const by = actor.kind === 'client' ? 'staff' : actor.kind;
  const found = named.find(
    (transition) => transition.from.includes(state) && transition.by.includes(by) && holds(transition.when, record),
  );
  if (!found) throw new Problem(409, 'transition_not_allowed', { transition: name, from: state });
  return found;
}
