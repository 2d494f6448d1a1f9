import type { Field } from '@tuyen/model';
import { HttpError, type RaRecord } from 'react-admin';
import { same } from '../data/changed-fields.ts';

type Values = Readonly<Record<string, unknown>>;

/** One write of another user, as `GET {resource}/{id}/changes` returns it. */
export interface RecordChange {
  readonly at: string;
  readonly by: string;
  readonly fields: readonly string[];
}

/** What a form that came too late began with, and how it goes on. */
export interface Conflict {
  /** The record as it was read. */
  readonly base: RaRecord;
  /** Reads it as it is now. */
  readonly read: () => Promise<RaRecord>;
  /** Makes that the record of the form; `taken` are the fields whose own entry was given up. */
  readonly adopt: (theirs: RaRecord, taken: ReadonlySet<string>) => void;
}

/** Was the record changed by somebody else since it was read? */
export function isConflict(error: unknown): boolean {
  return error instanceof HttpError && error.status === 409 && error.body?.code === 'version_conflict';
}

/**
 * The fields that both have changed, to different values: the person decides. A field that only one of them changed needs no decision.
 * @param base the record as it was read
 * @param mine the form's values
 * @param theirs the record as it is now
 */
export function contested(fields: readonly Field[], base: Values, mine: Values, theirs: Values): readonly string[] {
  return fields
    .filter(({ name, readOnly, writeOnly }) => !readOnly && !writeOnly && name in mine)
    .map(({ name }) => name)
    .filter(
      (name) => !same(base[name], mine[name]) && !same(base[name], theirs[name]) && !same(mine[name], theirs[name]),
    );
}
