import { assigneeOf, type Operation, type Resource, sameJson, type Transition } from '@tuyen/model';
import type { Actor, HookContext, Row, Transaction, WriteContext, WrittenChange } from '../domain.ts';
import { Problem } from '../problem.ts';
import { auditEntry, operationEntry, titled } from '../audit/entries.ts';
import type { OpenTransaction } from './open-transaction.ts';
import { removeLayout } from './system-tables/layouts.ts';
import { WriteChecks, unique } from './checks.ts';
import { assertSerialFits, nextPlainSerial } from './system-tables/counters.ts';
import { addItems, removeItemsAbout, removeItemsOf, withdrawAssignment } from '../inbox/items.ts';
import { removeReportsOf } from './system-tables/reports.ts';
import { newId } from '../store/new-id.ts';
import { withMandatoryFields, initialRow, merge, normalize } from './values/incoming.ts';
import { omitNulls } from '../json-object.ts';
import { checkFixed, type Authorizer, openAuthorizer } from './authorization/authorizer.ts';
import { guardContextOf } from './authorization/guard-context.ts';
import { checkOptions, hasOptions } from './values/option-rules.ts';
import { actionInput, historyEntry, userOf } from './moves.ts';
import { effectsOf } from './transition-effects.ts';
import { TransactionServices } from './transaction-services.ts';
import type { WriteParts } from './parts.ts';
import { openAttachments } from './attachments.ts';
import { resourceOf } from '../store/resource-of.ts';
import { writePlanOf } from './values/write-plan.ts';

/**
 * Values that the actor sent to change a record. If they are inputs of a transition instead of fields of the record,
 * `fields` describes them.
 */
interface Cause {
  readonly given: Row;
  readonly fields?: Resource['fields'];
  readonly transition?: WrittenChange['transition'];
}

/**
 * @param outside whether the caller sent the values; if so, the transaction checks the caller's permission to use the
 * referenced records
 */
export function openTransaction(
  parts: WriteParts,
  opened: OpenTransaction,
  context: WriteContext,
  outside = context.caller !== undefined,
): Transaction {
  return new WriteTransaction(parts, opened, context, outside);
}

/**
 * A class needs less time to create than an object of closures. Each write creates an instance and calls few of its
 * methods.
 */
class WriteTransaction extends TransactionServices implements Transaction {
  private readonly outside: boolean;
  private readonly checks: WriteChecks;
  private readonly today = () => this.parts.zone.dayOf(this.parts.clock.now());
  private inner: Transaction | undefined;
  private openedAuthorizer: Authorizer | undefined;

  constructor(parts: WriteParts, opened: OpenTransaction, context: WriteContext, outside: boolean) {
    super(parts, opened, context);
    this.outside = outside;
    this.checks = new WriteChecks(parts, opened, context);
  }

  checkReferences(name: string, values: Readonly<Row>) {
    return this.checks.callerReferences({ fields: this.resource(name).fields, values });
  }
  findReferences(name: string, all: readonly Readonly<Row>[]) {
    const resource = this.resource(name);
    const { fields } = resource;
    return this.checks.references(all.map((row) => ({ fields, values: normalize(this.model, resource, row) })));
  }
  get internal(): Transaction {
    if (!this.outside) return this;
    return (this.inner ??= new WriteTransaction(this.parts, this.opened, this.context, false));
  }
  as(actor: Actor) {
    return openTransaction(this.parts, this.opened, { ...this.context, actor, caller: undefined });
  }
  async serial(template: string, values: Row) {
    const own = await this.parts.domain.serial?.(template, values, this.hookContext());
    return own ?? nextPlainSerial(this.opened.rows, template);
  }

  async create(name: string, values: Row): Promise<Row> {
    const resource = this.resource(name);
    const hooks = this.parts.domain.hooks?.[name];
    const normal = normalize(this.model, resource, values);
    let row = initialRow(resource, normal, this.context.officeId);
    const given = row;
    if (this.outside)
      await this.checks.callerReferences({ fields: resource.fields, values: normal }, () =>
        this.checks.schema(resource, given),
      );
    if (this.outside) await this.authorizer.begin(resource, given['office_id']);
    row = merge(
      resource,
      row,
      await this.checks.runHook(resource, given, () => hooks?.beforeCreate?.(given, this.hookContext())),
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
    for (const { field, template } of writePlanOf(resource).serials)
      row[field.name] ??= assertSerialFits(field, template, await this.serial(template, row));
    await this.checks.row(resource, row);
    row = withMandatoryFields(resource, row);
    await this.choices(resource.fields, row, normal);
    await this.checks.uploads(resource.fields, undefined, given);
    await this.authorizer.rights(resource, 'create', undefined, row);
    await unique(() => this.opened.rows.insert(name, row));
    await this.writtenAll([{ resource: name, before: undefined, after: row }], 'create');
    // Read the new record again, because a hook that runs after the insertion may have changed it.
    return hooks?.afterWrite ? ((await this.opened.rows.get(name, String(row['id']))) ?? row) : row;
  }

  async append(name: string, values: Row): Promise<void> {
    const resource = this.resource(name);
    if (!resource.byMonth) throw new Error(`${name} is not stored by month: create its records.`);
    const at = this.now();
    const given = omitNulls(normalize(this.model, resource, values));
    const row = { ...given, id: newId(this.parts.clock), version: 1, created_at: at, updated_at: at };
    this.checks.schema(resource, row);
    await this.opened.rows.append(name, row);
  }

  async update(name: string, id: string, changes: Row, action = 'update'): Promise<Row> {
    const resource = this.resource(name);
    const before = await this.existing(name, id);
    const wanted = normalize(this.model, resource, changes);
    const merged = { ...before, ...wanted };
    if (this.outside) {
      await this.checks.callerReferences({ fields: resource.fields, values: wanted, before }, () =>
        this.checks.schema(resource, omitNulls(merged), omitNulls(before)),
      );
      checkFixed(await this.authorizer.edit(resource, before), before, wanted);
    }
    const hook = () => this.parts.domain.hooks?.[name]?.beforeUpdate?.(before, wanted, this.hookContext());
    const more = await this.checks.runHook(resource, merged, hook);
    return this.change(resource, before, { ...wanted, ...(more && normalize(this.model, resource, more)) }, action, {
      given: wanted,
    });
  }

  async updateAll(name: string, ids: readonly string[], changes: Row): Promise<readonly Row[]> {
    const resource = this.resource(name);
    const wanted = normalize(this.model, resource, changes);
    const replaced: { readonly before: Row; readonly after: Row }[] = [];
    for (const id of ids) {
      const before = await this.existing(name, id);
      const hook = () => this.parts.domain.hooks?.[name]?.beforeUpdate?.(before, wanted, this.hookContext());
      const more = await this.checks.runHook(resource, { ...before, ...wanted }, hook);
      const all = { ...wanted, ...(more && normalize(this.model, resource, more)) };
      const after = await this.changed(resource, before, all, { given: wanted });
      if (after) replaced.push({ before, after });
    }
    await unique(() => this.opened.rows.replaceAll(name, replaced));
    await this.writtenAll(
      replaced.map((change) => ({ resource: name, ...change })),
      'update',
    );
    return replaced.map(({ after }) => after);
  }

  async remove(name: string, id: string): Promise<Row> {
    const resource = this.resource(name);
    const before = await this.existing(name, id, 'references');
    await this.authorizer.remove(resource, before);
    await this.opened.rows.delete(name, before);
    const { connection } = this.opened.rows;
    if (resource.attachments) await this.attachments.forget(name, id);
    if (resource.notes) await this.notes.forget(name, id);
    else if (assigneeOf(resource)) await removeItemsAbout(connection, { resource: name, id });
    if (name === this.model.identity.users.resource) {
      await removeItemsOf(connection, id);
      await removeReportsOf(connection, id);
      await removeLayout(connection, id);
    }
    await this.writtenAll([{ resource: name, before, after: undefined }], 'delete');
    return before;
  }

  override lock(name: string, id: string): Promise<Row | undefined> {
    return this.locked(name, id);
  }

  async settle(name: string, id: string): Promise<Row | undefined> {
    const found = await this.lock(name, id);
    const due = found && (await this.parts.domain.hooks?.[name]?.due?.(found, this.hookContext()));
    return due === undefined ? found : this.as(DEADLINES).move(name, id, due);
  }

  async move(name: string, id: string, transition: string, input: Row = {}, beside: Row = {}): Promise<Row> {
    const resource = this.resource(name);
    const { workflow } = resource;
    if (!workflow) throw new Problem(404, 'not_found');
    const before = await this.existing(name, id, 'references');
    const row = await this.authorizer.move(resource, before, transition);
    const values = await this.actionInput(resource, row, input);
    const hook = this.parts.domain.hooks?.[name]?.transitions?.[transition];
    const changes = await hook?.(before, values, { ...this.hookContext(), to: row.to });
    const added = { ...changes, ...beside };
    const run = { resource, workflow, transition: row, before, input: values, added, at: this.now(), by: this.by };
    const from = String(before[workflow.field]);
    return this.change(resource, before, normalize(this.model, resource, await effectsOf(run)), transition, {
      given: values,
      fields: row.input,
      transition: { name: transition, from, to: row.to, input: values },
    });
  }

  async operate(name: string, operationName: string, id: string | undefined, given: Row): Promise<Row> {
    const resource = this.resource(name);
    const record = id === undefined ? undefined : await this.existing(name, id, 'references');
    const operation = await this.authorizer.operate(resource, record, operationName);
    const input = await this.actionInput(resource, operation, given);
    await this.checks.uploads(operation.input, undefined, input);
    const hook = this.parts.domain.hooks?.[name]?.operations?.[operationName];
    if (!hook) throw new Error(`the domain has no hook for the operation ${operationName} of ${name}`);
    const answer = await hook(record, input, this.hookContext());
    const done = { operation, input, now: this.parts.clock.now() };
    const entry = operationEntry(this.context, name, record, done);
    await this.parts.audit(this.opened.rows, { ...entry, ...titled(this.parts.store, name, record) });
    return omitNulls(Object.fromEntries(operation.answer.map((field) => [field.name, answer[field.name]])));
  }

  async assign(name: string, id: string, account: string | null): Promise<Row> {
    const resource = this.resource(name);
    const field = assigneeOf(resource);
    if (!field) throw new Problem(404, 'not_found');
    const before = await this.existing(name, id, 'references');
    const after = await this.change(resource, before, { [field.name]: account }, ASSIGN, { given: {} });
    if (after !== before) await this.tellAssigned(name, id, account);
    return after;
  }

  get attachments() {
    return openAttachments(this.parts, this.opened.rows, this.context, async (resource, record) => {
      if (this.outside) await this.authorizer.rights(resource, 'edit', record, record);
    });
  }

  private async tellAssigned(resource: string, recordId: string, account: string | null): Promise<void> {
    const { connection } = this.opened.rows;
    const { actor } = this.context;
    const by = actor.kind === 'staff' ? actor.userId : undefined;
    await withdrawAssignment(connection, { resource, id: recordId });
    if (account === null || account === by) return;
    const at = this.parts.clock.now().getTime();
    const about = { kind: 'assigned', resource, recordId, by, at, isRead: false } as const;
    await addItems(connection, [{ ...about, id: newId(this.parts.clock), account }]);
  }

  private async actionInput(resource: Resource, action: Transition | Operation, given: Row): Promise<Row> {
    const values = actionInput(this.parts, resource, action, given);
    if (this.outside) await this.checks.callerReferences({ fields: action.input, values });
    await checkOptions(this.opened.records, this.today, action.input, values);
    return values;
  }

  private get by() {
    return { model: this.model, rows: this.opened.rows, actor: this.context.actor };
  }

  private resource(name: string): Resource {
    return resourceOf(this.model, name);
  }

  private get authorizer(): Authorizer {
    return (this.openedAuthorizer ??= openAuthorizer(this.parts, this.opened.rows, this.context));
  }

  private hookContext(): HookContext {
    return { ...guardContextOf(this.parts, this.opened.rows, this.context), tx: this.internal };
  }

  /**
   * Checks both the result of the hooks and the values that the actor sent. If only the result were checked, a hook
   * could silently replace a forbidden value that the actor chose.
   */
  private async choices(fields: Resource['fields'], row: Row, given: Row, before?: Row): Promise<void> {
    if (!hasOptions(fields)) return;
    await checkOptions(this.opened.records, this.today, fields, row, before);
    const asked = omitNulls(given);
    if (Object.keys(asked).some((name) => !sameJson(asked[name], row[name])))
      await checkOptions(this.opened.records, this.today, fields, { ...row, ...asked }, before);
  }

  private now(): string {
    return this.parts.clock.now().toISOString();
  }

  /** Locks a record after the records that its hooks lock first. */
  private async locked(name: string, id: string, against?: 'references'): Promise<Row | undefined> {
    const lockFirst = this.parts.domain.hooks?.[name]?.lockFirst;
    const found = lockFirst && (await this.opened.rows.get(name, id));
    if (found) await lockFirst(found, this.hookContext());
    return this.opened.rows.lock(name, id, against);
  }

  private async existing(name: string, id: string, against?: 'references'): Promise<Row> {
    const found = await this.locked(name, id, against);
    if (!found) throw new Problem(404, 'not_found');
    return found;
  }

  private async change(resource: Resource, before: Row, changes: Row, action: string, by: Cause): Promise<Row> {
    const after = await this.changed(resource, before, changes, by);
    if (!after) return before;
    await unique(() => this.opened.rows.replace(resource.name, before, after));
    const { transition } = by;
    await this.writtenAll([{ resource: resource.name, before, after, ...(transition && { transition }) }], action);
    return after;
  }

  private async changed(resource: Resource, before: Row, changes: Row, by: Cause): Promise<Row | undefined> {
    const writable: Row = {};
    for (const name of Object.keys(changes)) if (!FIXED.has(name)) writable[name] = changes[name];
    const wanted = withMandatoryFields(resource, merge(resource, before, writable), before);
    const changed = resource.fields.filter((field) => !sameJson(before[field.name], wanted[field.name]));
    const { byName } = writePlanOf(resource);
    const unknown = Object.keys(wanted).some((name) => !byName.has(name));
    const same = changed.length === 0 && !unknown;
    const after = same ? before : { ...wanted, version: Number(before['version'] ?? 0) + 1, updated_at: this.now() };
    if (!same) await this.checks.row(resource, after, changed, before);
    // Checks the input even if the record does not change: a hook may have replaced forbidden input with the previous
    // values.
    await this.choices(resource.fields, after, by.fields ? {} : by.given, before);
    await this.checks.uploads(by.fields ?? resource.fields, before, by.given);
    if (same) return undefined;
    await this.authorizer.rights(resource, 'edit', before, after);
    return after;
  }

  private async tellWebhooks(changes: readonly WrittenChange[]): Promise<void> {
    const { webhooks, sendSoon } = this.parts;
    if ((await webhooks?.written(this.opened.rows, changes)) && sendSoon) this.opened.effects.push(sendSoon);
  }

  private async writtenAll(changes: readonly WrittenChange[], action: string): Promise<void> {
    const now = this.parts.clock.now();
    for (const { resource, before, after } of changes)
      this.opened.records.forget(resource, String((after ?? before)?.['id']));
    const entries = changes
      .filter(({ resource, before }) => before || resourceOf(this.model, resource).byMonth !== true)
      .map((change) => auditEntry(this.parts.store, this.context, change, action, now));
    await this.parts.audit(this.opened.rows, ...entries);
    await this.tellWebhooks(changes);
    for (const change of changes) {
      if (change.resource === this.model.identity.users.resource) {
        const own = this.context.actor.kind === 'staff' && this.context.actor.userId === change.after?.['id'];
        await this.parts.revoke(this.opened.rows.connection, now, {
          ...change,
          ...(own && { ownSession: this.context.session }),
        });
      }
      await this.parts.domain.hooks?.[change.resource]?.afterWrite?.(change, this.hookContext());
    }
  }
}

const DEADLINES: Actor = { kind: 'system', name: 'deadlines' };

const ASSIGN = 'set-assignee';

const FIXED: ReadonlySet<string> = new Set(['id', 'version', 'created_at', 'updated_at', 'created_by']);
