import type { Resource } from '@tuyen/model';
import type { Changes, Row, WriteContext } from '../domain.ts';
import { isHashed } from '../identity/index.ts';
import { Problem } from '../problem.ts';
import { DuplicateError } from '../store/database/connection.ts';
import { checkTemplates } from '../templates/check.ts';
import { checkUploads } from '../uploads/check.ts';
import { uploadFields } from '../store/uploads/upload-references.ts';
import type { OpenTransaction } from './open-transaction.ts';
import { checkCallerReferences, findReferences, type Incoming } from './references/caller-references.ts';
import { writable } from './values/incoming.ts';
import type { WriteParts } from './parts.ts';
import { checkReferences, referringFields } from './references/references.ts';
import type { Validation } from '../validation/validation.ts';
import { writePlanOf } from './values/write-plan.ts';

type Parts = Pick<WriteParts, 'store' | 'auth' | 'validation' | 'clock'>;

export class WriteChecks {
  private readonly parts: Parts;
  private readonly opened: Pick<OpenTransaction, 'rows' | 'records'>;
  private readonly context: WriteContext;

  constructor(parts: Parts, opened: Pick<OpenTransaction, 'rows' | 'records'>, context: WriteContext) {
    this.parts = parts;
    this.opened = opened;
    this.context = context;
  }

  schema(resource: Resource, row: Row, stored?: Row): void {
    checkSchema(this.parts.validation, resource, row, stored);
  }

  async callerReferences(incoming: Incoming, first?: () => void): Promise<void> {
    const { caller } = this.context;
    if (!caller) return;
    const { store, auth } = this.parts;
    await checkCallerReferences({ model: store.model, auth, records: this.opened.records }, caller, incoming, first);
  }

  /**
   * Looks up the records to which the new records refer. The order is fixed, so that two transactions cannot deadlock.
   * See `findReferences`.
   */
  references(all: readonly Incoming[]): Promise<void> {
    return findReferences(this.opened.records, all);
  }

  async row(resource: Resource, row: Row, changed = resource.fields, stored?: Row): Promise<void> {
    this.schema(resource, row, stored);
    checkTemplates(this.parts.store.model, resource, row, changed);
    // The account in `created_by` need not be looked up. It exists, because the session or key of the caller has just
    // been read.
    const asked = referringFields(resource.fields).filter(
      (field) => !(field.system && field.name === 'created_by') && changed.includes(field),
    );
    await checkReferences(this.opened.records, asked, row);
  }

  /**
   * Runs a hook before validation. If the hook throws, validates the values, because missing or malformed values may
   * have caused the error. Then throws the validation errors if there are any, otherwise the error of the hook.
   */
  async runHook(resource: Resource, row: Row, hook: () => Promise<Changes> | Changes): Promise<Changes> {
    try {
      return await hook();
    } catch (error) {
      if (!(error instanceof Problem)) this.schema(resource, row);
      throw error;
    }
  }

  /**
   * Checks whether the actor may use the uploads in the record. `given` contains the values that the actor sent, before
   * hooks change them.
   */
  async uploads(fields: Resource['fields'], before: Row | undefined, given: Row): Promise<void> {
    if (uploadFields(fields).length === 0) return;
    const asking = { actor: this.context.actor, now: this.parts.clock.now() };
    await checkUploads(this.opened.rows, asking, fields, before, given);
  }
}

export function checkSchema(validation: Validation, resource: Resource, row: Row, stored?: Row): void {
  const { schema, singleton } = resource;
  const { writable: fields } = writePlanOf(resource);
  const before = stored && checkable(resource, stored);
  validation.check(singleton ? validation.partial(schema) : schema, fields, checkable(resource, row), before);
}

/**
 * Returns the writable values of a record for validation. Replaces a stored password hash with a valid password,
 * because the rules for passwords do not apply to hashes.
 */
function checkable(resource: Resource, row: Row): Row {
  const given = writable(resource, row);
  for (const { name } of writePlanOf(resource).secrets) {
    const value = given[name];
    if (typeof value === 'string' && isHashed(value)) given[name] = 'x'.repeat(12);
  }
  return given;
}

export async function unique(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof DuplicateError)) throw error;
    throw new Problem(409, 'duplicate_entry', { field: error.column }, { [error.column]: { code: 'duplicate_entry' } });
  }
}
