import { type Resource, TOP_OFFICE } from '@tuyen/schemas';
import type { Actor, HookContext, Mail, Row, Transaction, WriteContext, WrittenChange } from '../domain.ts';
import { issueKey, redeemKey } from '../keys/keys.ts';
import { Problem } from '../problem.ts';
import { auditEntry } from './audit.ts';
import type { Begun } from './begun.ts';
import { openCallerCheck } from './caller-references.ts';
import { openChecks, unique } from './checks.ts';
import { nextNumber, plainSerial } from './counters.ts';
import { newId } from './ids.ts';
import { merged, normalised, present, withDefaults } from './incoming.ts';
import { checkFixed, contextOfGuards, openJudge } from './judge.ts';
import { historyEntry, ownFields, transitionInput, userOf } from './moves.ts';
import { putMail } from './outbox.ts';
import type { WriteParts } from './parts.ts';
import { resourceOf } from './resource-of.ts';
import { same } from './same.ts';
import { shapeOf } from './shape.ts';

/** Where a change comes from: what the actor sent, and the fields that describe it where they are not the record's own. */
interface Cause {
  readonly given: Row;
  readonly fields?: Resource['fields'];
  readonly transition?: WrittenChange['transition'];
}

/** @param outside values come from the caller, and what they refer to is checked against what the caller may see and use */
export function openTransaction(
  parts: WriteParts,
  begun: Begun,
  context: WriteContext,
  outside = context.caller !== undefined,
): Transaction {
  const { store, domain } = parts;
  const { rows, records, effects, revealed } = begun;
  const { model } = store;
  const checks = openChecks(parts, begun, context);
  const named = openCallerCheck({ model, auth: parts.auth, records }, context.caller);
  const judge = openJudge(parts, rows, context);
  const by = { model, rows, actor: context.actor };

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
    checkReferences: (name, values) => named({ fields: resourceOf(model, name).fields, values }),
    get internal() {
      if (!outside) return tx;
      return (internal ??= openTransaction(parts, begun, context, false));
    },
    as: (actor: Actor) => openTransaction(parts, begun, { ...context, actor, caller: undefined }),
    next: (counter) => nextNumber(rows, counter),
    settings: (resource, officeId) => parts.settings(rows, resource, officeId),
    async serial(template, values) {
      return (await domain.serial?.(template, values, hookContext())) ?? plainSerial(rows, template);
    },
    mail: (mail: Mail) => putMail(rows, mail, parts.clock.now()),
    issueKey: (use) => issueKey(rows.connection, parts.clock.now(), use),
    redeemKey: (purpose, key) => redeemKey(rows.connection, parts.clock.now(), { purpose, ...key }),
    after: (effect) => void effects.push(effect),
    reveal: (values) => void Object.assign(revealed, values),
    revealed,

    async create(name, values) {
      const resource = resourceOf(model, name);
      const hooks = domain.hooks?.[name];
      const normal = normalised(model, resource, values);
      // What a singleton leaves out it takes over from the office above; a default of its own would hide that.
      let row = present(resource.singleton ? normal : withDefaults(resource.fields, normal));
      if (resource.workflow) row[resource.workflow.field] ??= resource.workflow.initial;
      if (resource.scope === 'office' && row['office_id'] === undefined && context.officeId !== null) {
        row['office_id'] = context.officeId;
      }
      const { owner } = resource;
      if (owner !== undefined && owner !== TOP_OFFICE && context.officeId !== null) row[owner] ??= context.officeId;
      const given = row;
      if (outside) await named({ fields: resource.fields, values: normal }, () => checks.schema(resource, given));
      row = merged(
        resource,
        row,
        await checks.sound(resource, given, () => hooks?.beforeCreate?.(given, hookContext())),
      );
      const at = now();
      const user = userOf(context.actor);
      row = { ...row, id: row['id'] ?? newId(parts.clock), version: 1, created_at: at, updated_at: at };
      if (user !== undefined) row['created_by'] = user;
      if (resource.workflow?.history) {
        row[resource.workflow.history] ??= [await historyEntry(by, resource, { to: row[resource.workflow.field], at })];
      }
      for (const { name: field, template } of shapeOf(resource).serials) row[field] ??= await tx.serial(template, row);
      await checks.row(resource, row);
      await checks.uploads(resource.fields, undefined, given);
      await judge.rights(resource, 'create', undefined, row);
      await unique(() => rows.insert(name, row));
      await written({ resource: name, before: undefined, after: row }, 'create');
      // A hook may have moved the new record on.
      return hooks?.afterWrite ? ((await rows.get(name, String(row['id']))) ?? row) : row;
    },

    async update(name, id, changes) {
      const resource = resourceOf(model, name);
      const before = await existing(name, id);
      const wanted = normalised(model, resource, changes);
      const whole = { ...before, ...wanted };
      if (outside) {
        await named({ fields: resource.fields, values: wanted, before }, () => checks.schema(resource, present(whole)));
        checkFixed(await judge.edit(resource, before), before, wanted);
      }
      const hook = () => domain.hooks?.[name]?.beforeUpdate?.(before, wanted, hookContext());
      const more = await checks.sound(resource, whole, hook);
      return change(resource, before, { ...wanted, ...more }, 'update', { given: wanted });
    },

    async remove(name, id) {
      const resource = resourceOf(model, name);
      const before = await existing(name, id);
      await judge.remove(resource, before);
      await rows.delete(name, before);
      await written({ resource: name, before, after: undefined }, 'delete');
      return before;
    },

    async settle(name, id) {
      const found = await rows.lock(name, id);
      const due = found && (await domain.hooks?.[name]?.due?.(found, hookContext()));
      return due === undefined ? found : tx.as(DEADLINES).move(name, id, due);
    },

    async move(name, id, transition, input = {}) {
      const resource = resourceOf(model, name);
      const before = await existing(name, id);
      const row = await judge.move(resource, before, transition);
      const values = transitionInput(parts, resource, row, input);
      if (outside) await named({ fields: row.input, values });
      const hook = domain.hooks?.[name]?.transitions?.[transition];
      const changes = await hook?.(before, values, { ...hookContext(), to: row.to });
      const { field, history } = resource.workflow as NonNullable<Resource['workflow']>;
      const from = String(before[field]);
      const at = now();
      const note = values['note'] ?? values['reason'];
      const entry = await historyEntry(by, resource, { from, to: row.to, at, note });
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
        { given: values, fields: row.input, transition: { name: transition, from, to: row.to, input: values } },
      );
    },
  };

  let internal: Transaction | undefined;

  function hookContext(): HookContext {
    return { ...contextOfGuards(parts, rows, context), tx: tx.internal };
  }

  function now(): string {
    return parts.clock.now().toISOString();
  }

  async function existing(name: string, id: string): Promise<Row> {
    const found = await rows.lock(name, id);
    if (!found) throw new Problem(404, 'not_found');
    return found;
  }

  async function change(resource: Resource, before: Row, changes: Row, action: string, by: Cause): Promise<Row> {
    const kept = Object.entries(normalised(store.model, resource, changes)).filter(([name]) => !FIXED.has(name));
    const wanted = merged(resource, before, Object.fromEntries(kept));
    const changed = resource.fields.filter((field) => !same(before[field.name], wanted[field.name]));
    const { byName } = shapeOf(resource);
    const unknown = Object.keys(wanted).some((name) => !byName.has(name));
    if (changed.length === 0 && !unknown) return before;
    const after = { ...wanted, version: Number(before['version'] ?? 0) + 1, updated_at: now() };
    await checks.row(resource, after, changed);
    await checks.uploads(by.fields ?? resource.fields, before, by.given);
    await judge.rights(resource, 'edit', before, after);
    await unique(() => rows.replace(resource.name, before, after));
    const { transition } = by;
    await written({ resource: resource.name, before, after, ...(transition && { transition }) }, action);
    return after;
  }

  async function written(change: WrittenChange, action: string): Promise<void> {
    records.forget(change.resource, String((change.after ?? change.before)?.['id']));
    await parts.audit(rows, auditEntry(store, context, change, action, parts.clock.now()));
    if (change.resource === model.identity.users) {
      const own = context.actor.kind === 'staff' && context.actor.userId === change.after?.['id'];
      await parts.revoke(rows.connection, parts.clock.now(), {
        ...change,
        ...(own && { ownSession: context.session }),
      });
    }
    await domain.hooks?.[change.resource]?.afterWrite?.(change, hookContext());
  }

  return tx;
}

/** Who moves what time has moved. */
const DEADLINES: Actor = { kind: 'system', name: 'deadlines' };

/** Set once, at creation, or by the write path alone. */
const FIXED: ReadonlySet<string> = new Set(['id', 'version', 'created_at', 'updated_at', 'created_by']);
