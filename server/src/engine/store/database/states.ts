import type { DatabaseSync, Session } from 'node:sqlite';
import { inverted } from './changeset.ts';

/**
 * Saved states of a database. Each is stored as its difference from a first state, so the cost of switching depends on
 * the amount written, not on the size of the database.
 */
export interface States {
  /**
   * Makes the current state the one from which differences are counted. If this function is not called, the first call
   * of another function does the same.
   */
  begin(): void;
  /**
   * Returns the difference between the first state and the current one; empty if they are equal. Does not include
   * writes of other processes.
   */
  changes(): Uint8Array;
  /**
   * Replaces the current state of the database by a saved one.
   * @param changes difference of the saved state from the first state; empty for the first state
   */
  become(changes: Uint8Array): void;
  end(): void;
}

/** @param connection returns a connection that has no open transaction */
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
        // The new session begins after the current changes are undone, so that it records only the changes from the
        // first state.
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

/** @param changes changes to apply; their rows must still have the values from before the changes */
export function apply(database: DatabaseSync, changes: Uint8Array): void {
  if (changes.length === 0) return;
  const isApplied = database.applyChangeset(changes, { filter: (table) => !SEARCH_PARTS.test(table) });
  if (!isApplied) throw new Error('rows that another process has changed meanwhile cannot be taken back');
}
