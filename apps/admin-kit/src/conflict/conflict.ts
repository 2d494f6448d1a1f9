import type { Field } from '@tuyen/model';
import { HttpError, type RaRecord } from 'react-admin';
import { same } from '../data/changed-fields.ts';

type Values = Readonly<Record<string, unknown>>;

export interface RecordChange {
  readonly at: string;
  readonly by: string;
  readonly fields: readonly string[];
}

export interface Conflict {
  readonly base: RaRecord;
  readonly read: () => Promise<RaRecord>;
  readonly adopt: (theirs: RaRecord, taken: ReadonlySet<string>) => void;
}

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
