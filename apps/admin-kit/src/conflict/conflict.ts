import type { Field } from '@tuyen/model';
import { HttpError, type RaRecord } from 'react-admin';
import { same } from '../data/changed-fields.ts';

type Values = Readonly<Record<string, unknown>>;

/** One write of another user, as returned by `GET {resource}/{id}/changes`. */
export interface RecordChange {
  readonly at: string;
  readonly by: string;
  readonly fields: readonly string[];
}

/** Form whose save failed because another user had changed the record. `base` is the record as the form loaded it. */
export interface Conflict {
  readonly base: RaRecord;
  readonly read: () => Promise<RaRecord>;
  /**
   * Replaces the record of the form by `theirs`, the current record on the server. `taken` names the fields for which
   * the user accepts the other user's value.
   */
  readonly adopt: (theirs: RaRecord, taken: ReadonlySet<string>) => void;
}

/** Checks whether an error means that another user changed the record after it was loaded. */
export function isConflict(error: unknown): boolean {
  return error instanceof HttpError && error.status === 409 && error.body?.code === 'version_conflict';
}

/**
 * Returns the fields that both users changed to different values. Only these fields need a decision by the user.
 * @param base record that the form was opened with
 * @param mine values of the form
 * @param theirs current record
 */
export function contested(fields: readonly Field[], base: Values, mine: Values, theirs: Values): readonly string[] {
  return fields
    .filter(({ name, readOnly, writeOnly }) => !readOnly && !writeOnly && name in mine)
    .map(({ name }) => name)
    .filter(
      (name) => !same(base[name], mine[name]) && !same(base[name], theirs[name]) && !same(mine[name], theirs[name]),
    );
}
