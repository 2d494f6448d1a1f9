import type { Resource } from '@tuyen/schemas';
import type { Changes, Clock, Row, WriteContext } from '../domain.ts';
import { isHashed } from '../identity/passwords.ts';
import { Problem } from '../problem.ts';
import { DuplicateError } from '../store/connection.ts';
import { checkUploads } from '../uploads/check.ts';
import type { Begun } from './begun.ts';
import { writable } from './incoming.ts';
import { checkReferences } from './references.ts';
import { shapeOf } from './shape.ts';
import type { Validation } from './validation.ts';

/** What a record must pass before it is written; each refusal is a `Problem`. */
export interface Checks {
  /** Is the record as its schema wants it? Nothing is looked up. */
  schema(resource: Resource, row: Row): void;
  /** @param changed references are looked up for these fields alone; undefined = all */
  row(resource: Resource, row: Row, changed?: Resource['fields']): Promise<void>;
  /**
   * A hook runs before its values are checked, and may stumble over what is missing or malformed. The schema's own refusal is
   * then the answer; only where it has none is the fault the hook's.
   */
  sound(resource: Resource, row: Row, hook: () => Promise<Changes> | Changes): Promise<Changes>;
  /** May the actor put these uploads into the record? `given` is what the actor sent, before hooks. */
  uploads(fields: Resource['fields'], before: Row | undefined, given: Row): Promise<void>;
}

interface Parts {
  readonly validation: Validation;
  readonly clock: Clock;
}

export function openChecks(
  { validation, clock }: Parts,
  { rows, records }: Pick<Begun, 'rows' | 'records'>,
  context: WriteContext,
): Checks {
  function checkSchema(resource: Resource, row: Row): void {
    const given = writable(resource, row);
    const { secrets, writable: fields } = shapeOf(resource);
    for (const { name } of secrets) {
      // A password is checked before it is hashed; the hash obeys no rule for passwords.
      const value = given[name];
      if (typeof value === 'string' && isHashed(value)) given[name] = 'x'.repeat(12);
    }
    const { schema } = resource;
    validation.check(resource.singleton ? validation.partial(schema) : schema, fields, given);
  }

  return {
    schema: checkSchema,
    async row(resource, row, changed = resource.fields) {
      checkSchema(resource, row);
      // Whoever writes is there: their session or key was just read.
      const asked = changed.filter(({ name, system }) => !(system && name === 'created_by'));
      await checkReferences(records, asked, row);
    },
    async sound(resource, row, hook) {
      try {
        return await hook();
      } catch (error) {
        if (!(error instanceof Problem)) checkSchema(resource, row);
        throw error;
      }
    },
    uploads: (fields, before, given) =>
      checkUploads(rows, { actor: context.actor, now: clock.now() }, fields, before, given),
  };
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
