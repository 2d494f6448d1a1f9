import type { Resource } from '@tuyen/model';
import type { Changes, Row, WriteContext } from '../domain.ts';
import { isHashed } from '../identity/passwords.ts';
import { Problem } from '../problem.ts';
import { DuplicateError } from '../store/connection.ts';
import { checkUploads } from '../uploads/check.ts';
import { uploadFields } from '../uploads/held.ts';
import type { Begun } from './begun.ts';
import { checkCallerReferences, type Incoming } from './caller-references.ts';
import { writable } from './incoming.ts';
import type { WriteParts } from './parts.ts';
import { checkReferences } from './references.ts';
import { shapeOf } from './shape.ts';

type Parts = Pick<WriteParts, 'store' | 'auth' | 'validation' | 'clock'>;

/** What a record must pass before it is written; each refusal is a `Problem`. */
export class Checks {
  private readonly parts: Parts;
  private readonly begun: Pick<Begun, 'rows' | 'records'>;
  private readonly context: WriteContext;

  constructor(parts: Parts, begun: Pick<Begun, 'rows' | 'records'>, context: WriteContext) {
    this.parts = parts;
    this.begun = begun;
    this.context = context;
  }

  /** Is the record as its schema wants it? Nothing is looked up. @param stored the record that is changed */
  schema(resource: Resource, row: Row, stored?: Row): void {
    const { validation } = this.parts;
    const { schema } = resource;
    const before = stored && checkable(resource, stored);
    const { writable: fields } = shapeOf(resource);
    validation.check(
      resource.singleton ? validation.partial(schema) : schema,
      fields,
      checkable(resource, row),
      before,
    );
  }

  /** May the caller, if there is one, refer to these records? See `checkCallerReferences`. */
  async callerReferences(incoming: Incoming, first?: () => void): Promise<void> {
    const { caller } = this.context;
    if (!caller) return;
    const { store, auth } = this.parts;
    await checkCallerReferences({ model: store.model, auth, records: this.begun.records }, caller, incoming, first);
  }

  /** @param changed references are looked up for these fields alone; undefined = all */
  async row(resource: Resource, row: Row, changed = resource.fields, stored?: Row): Promise<void> {
    this.schema(resource, row, stored);
    // Whoever writes is there: their session or key was just read.
    const asked = changed.filter(({ name, system }) => !(system && name === 'created_by'));
    await checkReferences(this.begun.records, asked, row);
  }

  /**
   * A hook runs before its values are checked, and may stumble over what is missing or malformed. The schema's own refusal is
   * then the answer; only where it has none is the fault the hook's.
   */
  async sound(resource: Resource, row: Row, hook: () => Promise<Changes> | Changes): Promise<Changes> {
    try {
      return await hook();
    } catch (error) {
      if (!(error instanceof Problem)) this.schema(resource, row);
      throw error;
    }
  }

  /** May the actor put these uploads into the record? `given` is what the actor sent, before hooks. */
  async uploads(fields: Resource['fields'], before: Row | undefined, given: Row): Promise<void> {
    if (uploadFields(fields).length === 0) return;
    const asking = { actor: this.context.actor, now: this.parts.clock.now() };
    await checkUploads(this.begun.rows, asking, fields, before, given);
  }
}

/** What a client could have sent of a record. A password is checked before it is hashed; the hash obeys no rule for passwords. */
function checkable(resource: Resource, row: Row): Row {
  const given = writable(resource, row);
  for (const { name } of shapeOf(resource).secrets) {
    const value = given[name];
    if (typeof value === 'string' && isHashed(value)) given[name] = 'x'.repeat(12);
  }
  return given;
}

/** 409 `duplicate_entry` where a unique index refuses the row. */
export async function unique(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof DuplicateError)) throw error;
    throw new Problem(409, 'duplicate_entry', { field: error.column }, { [error.column]: { code: 'duplicate_entry' } });
  }
}
