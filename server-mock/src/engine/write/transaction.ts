import type { Resource } from '@tuyen/model';
import type {
  Actor,
  FindOptions,
  HookContext,
  LinkKey,
  Mail,
  Row,
  Transaction,
  Where,
  WriteContext,
  WrittenChange,
} from '../domain.ts';
import { issueKey, readKey, redeemKey } from '../keys/keys.ts';
import { Problem } from '../problem.ts';
import { auditEntry } from './audit.ts';
import type { Begun } from './begun.ts';
import { Checks, unique } from './checks.ts';
import { assertSerialFits, nextNumber, nextPlainSerial } from './counters.ts';
import { newId } from './ids.ts';
import { merged, normalised, present, startingRow } from './incoming.ts';
import { checkFixed, contextOfGuards, type Judge, openJudge } from './judge.ts';
import { checkOptions, hasOptions } from './options.ts';
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
  return new WriteTransaction(parts, begun, context, outside);
}

/** A class: each write opens one, and uses few of its many methods. */
class WriteTransaction implements Transaction {
  readonly context: WriteContext;
  private readonly parts: WriteParts;
  private readonly begun: Begun;
  private readonly outside: boolean;
  private readonly checks: Checks;
  private inner: Transaction | undefined;
  private judging: Judge | undefined;

  constructor(parts: WriteParts, begun: Begun, context: WriteContext, outside: boolean) {
    this.parts = parts;
    this.begun = begun;
    this.context = context;
    this.outside = outside;
    this.checks = new Checks(parts, begun, context);
  }

  get engine() {
    return this.begun.rows.engine;
  }
  get sql() {
    return this.begun.rows.sql;
  }
  get(resource: string, id: string) {
    return this.begun.rows.get(resource, id);
  }
  first(resource: string, where: Where, options?: FindOptions) {
    return this.begun.rows.first(resource, where, options);
  }
  find(resource: string, where?: Where, options?: FindOptions) {
    return this.begun.rows.find(resource, where, options);
  }
  count(resource: string, where?: Where) {
    return this.begun.rows.count(resource, where);
  }
  lock(resource: string, id: string) {
    return this.begun.rows.lock(resource, id);
  }
  checkReferences(name: string, values: Readonly<Row>) {
    return this.checks.callerReferences({ fields: this.resource(name).fields, values });
  }
  get internal(): Transaction {
    if (!this.outside) return this;
    return (this.inner ??= new WriteTransaction(this.parts, this.begun, this.context, false));
  }
  as(actor: Actor) {
    return openTransaction(this.parts, this.begun, { ...this.context, actor, caller: undefined });
  }
  next(counter: string) {
    return nextNumber(this.begun.rows, counter);
  }
  settings(resource: string, officeId: string | null) {
    return this.parts.settings(this.begun.rows, resource, officeId);
  }
  async serial(template: string, values: Row) {
    const own = await this.parts.domain.serial?.(template, values, this.hookContext());
    return own ?? nextPlainSerial(this.begun.rows, template);
  }
  mail(mail: Mail) {
    return putMail(this.begun.rows, mail, this.parts.clock.now());
  }
  issueKey(use: Parameters<Transaction['issueKey']>[0]) {
    return issueKey(this.begun.rows.connection, this.parts.clock.now(), use);
  }
  readKey(purpose: string, key: LinkKey) {
    return readKey(this.begun.rows.connection, this.parts.clock.now(), { purpose, ...key });
  }
  redeemKey(purpose: string, key: LinkKey) {
    return redeemKey(this.begun.rows.connection, this.parts.clock.now(), { purpose, ...key });
  }
  after(effect: () => void | Promise<void>) {
    this.begun.effects.push(effect);
  }
  reveal(values: Row) {
    Object.assign(this.begun.revealed, values);
  }
  get revealed() {
    return this.begun.revealed;
  }

  async create(name: string, values: Row): Promise<Row> {
    const resource = this.resource(name);
    const hooks = this.parts.domain.hooks?.[name];
    const normal = normalised(this.model, resource, values);
    let row = startingRow(resource, normal, this.context.officeId);
    const given = row;
    if (this.outside)
      await this.checks.callerReferences({ fields: resource.fields, values: normal }, () =>
        this.checks.schema(resource, given),
      );
    if (this.outside) await this.judge.begin(resource, given['office_id']);
    row = merged(
      resource,
      row,
      await this.checks.sound(resource, given, () => hooks?.beforeCreate?.(given, this.hookContext())),
    );
    const at = this.now();
    const user = userOf(this.context.actor);
    row = { ...row, id: row['id'] ?? newId(this.parts.clock), version: 1, created_at: at, updated_at: at };
    if (user !== undefined) row['created_by'] = user;
    if (resource.workflow?.history) {
      row[resource.workflow.history] ??= [
        await historyEntry(this.by, resource, { to: row[resource.workflow.field], at }),
      ];
    }
    for (const { field, template } of shapeOf(resource).serials)
      row[field.name] ??= assertSerialFits(field, template, await this.serial(template, row));
    await this.checks.row(resource, row);
    await this.choices(resource.fields, row, normal);
    await this.checks.uploads(resource.fields, undefined, given);
    await this.judge.rights(resource, 'create', undefined, row);
    await unique(() => this.begun.rows.insert(name, row));
    await this.written({ resource: name, before: undefined, after: row }, 'create');
    // A hook may have moved the new record on.
    return hooks?.afterWrite ? ((await this.begun.rows.get(name, String(row['id']))) ?? row) : row;
  }

  async update(name: string, id: string, changes: Row): Promise<Row> {
    const resource = this.resource(name);
    const before = await this.existing(name, id);
    const wanted = normalised(this.model, resource, changes);
    const whole = { ...before, ...wanted };
    if (this.outside) {
      await this.checks.callerReferences({ fields: resource.fields, values: wanted, before }, () =>
        this.checks.schema(resource, present(whole), present(before)),
      );
      checkFixed(await this.judge.edit(resource, before), before, wanted);
    }
    const hook = () => this.parts.domain.hooks?.[name]?.beforeUpdate?.(before, wanted, this.hookContext());
    const more = await this.checks.sound(resource, whole, hook);
    return this.change(resource, before, { ...wanted, ...(more && normalised(this.model, resource, more)) }, 'update', {
      given: wanted,
    });
  }

  async remove(name: string, id: string): Promise<Row> {
    const resource = this.resource(name);
    const before = await this.existing(name, id);
    await this.judge.remove(resource, before);
    await this.begun.rows.delete(name, before);
    await this.written({ resource: name, before, after: undefined }, 'delete');
    return before;
  }

  async settle(name: string, id: string): Promise<Row | undefined> {
    const found = await this.begun.rows.lock(name, id);
    const due = found && (await this.parts.domain.hooks?.[name]?.due?.(found, this.hookContext()));
    return due === undefined ? found : this.as(DEADLINES).move(name, id, due);
  }

  async move(name: string, id: string, transition: string, input: Row = {}): Promise<Row> {
    const resource = this.resource(name);
    const before = await this.existing(name, id);
    const row = await this.judge.move(resource, before, transition);
    const values = transitionInput(this.parts, resource, row, input);
    if (this.outside) await this.checks.callerReferences({ fields: row.input, values });
    await checkOptions(this.begun.rows, this.today(), row.input, values);
    const hook = this.parts.domain.hooks?.[name]?.transitions?.[transition];
    const changes = await hook?.(before, values, { ...this.hookContext(), to: row.to });
    const { field, history } = resource.workflow as NonNullable<Resource['workflow']>;
    const from = String(before[field]);
    const at = this.now();
    const note = values['note'] ?? values['reason'];
    const entry = await historyEntry(this.by, resource, { from, to: row.to, at, note });
    const past = history && Array.isArray(before[history]) ? (before[history] as unknown[]) : [];
    return this.change(
      resource,
      before,
      normalised(this.model, resource, {
        ...ownFields(resource, row, values),
        ...changes,
        [field]: row.to,
        ...(history && { [history]: [...past, entry] }),
      }),
      transition,
      { given: values, fields: row.input, transition: { name: transition, from, to: row.to, input: values } },
    );
  }

  private get model() {
    return this.parts.store.model;
  }

  private get by() {
    return { model: this.model, rows: this.begun.rows, actor: this.context.actor };
  }

  private resource(name: string): Resource {
    return resourceOf(this.model, name);
  }

  private get judge(): Judge {
    return (this.judging ??= openJudge(this.parts, this.begun.rows, this.context));
  }

  private hookContext(): HookContext {
    return { ...contextOfGuards(this.parts, this.begun.rows, this.context), tx: this.internal };
  }

  /** What was asked for must fit too, not only what hooks have made of it: nobody gets another thing than they chose. */
  private async choices(fields: Resource['fields'], row: Row, given: Row, before?: Row): Promise<void> {
    if (!hasOptions(fields)) return;
    await checkOptions(this.begun.rows, this.today(), fields, row, before);
    const asked = { ...row, ...present(given) };
    if (!same(asked, row)) await checkOptions(this.begun.rows, this.today(), fields, asked, before);
  }

  private today(): string {
    return this.parts.zone.dayOf(this.parts.clock.now());
  }

  private now(): string {
    return this.parts.clock.now().toISOString();
  }

  private async existing(name: string, id: string): Promise<Row> {
    const found = await this.begun.rows.lock(name, id);
    if (!found) throw new Problem(404, 'not_found');
    return found;
  }

  private async change(resource: Resource, before: Row, changes: Row, action: string, by: Cause): Promise<Row> {
    const kept: Row = {};
    for (const name of Object.keys(changes)) if (!FIXED.has(name)) kept[name] = changes[name];
    const wanted = merged(resource, before, kept);
    const changed = resource.fields.filter((field) => !same(before[field.name], wanted[field.name]));
    const { byName } = shapeOf(resource);
    const unknown = Object.keys(wanted).some((name) => !byName.has(name));
    if (changed.length === 0 && !unknown) return before;
    const after = { ...wanted, version: Number(before['version'] ?? 0) + 1, updated_at: this.now() };
    await this.checks.row(resource, after, changed, before);
    await this.choices(resource.fields, after, by.fields ? {} : by.given, before);
    await this.checks.uploads(by.fields ?? resource.fields, before, by.given);
    await this.judge.rights(resource, 'edit', before, after);
    await unique(() => this.begun.rows.replace(resource.name, before, after));
    const { transition } = by;
    await this.written({ resource: resource.name, before, after, ...(transition && { transition }) }, action);
    return after;
  }

  private async written(change: WrittenChange, action: string): Promise<void> {
    this.begun.records.forget(change.resource, String((change.after ?? change.before)?.['id']));
    await this.parts.audit(
      this.begun.rows,
      auditEntry(this.parts.store, this.context, change, action, this.parts.clock.now()),
    );
    if (change.resource === this.model.identity.users) {
      const own = this.context.actor.kind === 'staff' && this.context.actor.userId === change.after?.['id'];
      await this.parts.revoke(this.begun.rows.connection, this.parts.clock.now(), {
        ...change,
        ...(own && { ownSession: this.context.session }),
      });
    }
    await this.parts.domain.hooks?.[change.resource]?.afterWrite?.(change, this.hookContext());
  }
}

/** Who moves what time has moved. */
const DEADLINES: Actor = { kind: 'system', name: 'deadlines' };

/** Set once, at creation, or by the write path alone. */
const FIXED: ReadonlySet<string> = new Set(['id', 'version', 'created_at', 'updated_at', 'created_by']);
