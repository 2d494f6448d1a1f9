import type { DatabaseSync, Session } from 'node:sqlite';
import { inverted } from './changeset.ts';

/**
 * States of a database, each stored as its difference from the first one. The cost of switching depends on the amount
 * written, not on the size of the database.
 */
export interface States {
  /** Makes the current state the first one. Without this call, the first call of another function does so. */
  begin(): void;
  /** Returns the difference from the first state; empty if there is none. Does not include writes of other processes. */
  changes(): Uint8Array;
  /**
   * Replaces the current state by another one.
   * @param changes of the new state; empty for the first state
   */
  become(changes: Uint8Array): void;
  end(): void;
}

/** @param connection connection without an open transaction */
export function statesOf(connection: () => DatabaseSync): States {
  let session: Session | undefined;
  const tracked = () => (session ??= connection().createSession());

  return {
    begin() {
      session?.close();
      session = connection().createSession();
    },
    changes: () => tracked().changeset(),
    become(changes) {
      const before = tracked();
      const database = connection();
      const back = inverted(before.changeset());
      let after: Session | undefined;
      database.exec('BEGIN IMMEDIATE');
      try {
        apply(database, back);
        // Created after the undo, so that the session does not record it.
        after = database.createSession();
        apply(database, changes);
        database.exec('COMMIT');
      } catch (error) {
        after?.close();
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
      session = after;
      before.close();
    },
    end() {
      session?.close();
      session = undefined;
    },
  };
}

const SEARCH_PARTS = /\.search_\w+$/u;

/** @param changes changes whose rows still have their earlier values */
export function apply(database: DatabaseSync, changes: Uint8Array): void {
  if (changes.length === 0) return;
  const isApplied = database.applyChangeset(changes, { filter: (table) => !SEARCH_PARTS.test(table) });
  if (!isApplied) throw new Error('rows that another process has changed meanwhile cannot be taken back');
}
