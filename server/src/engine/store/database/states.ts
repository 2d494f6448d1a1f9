import type { DatabaseSync, Session } from 'node:sqlite';
import { inverted } from './changeset.ts';

/**
 * Saves states of a database and restores them. Each state is stored as its difference from a first state. So the cost
 * of a restore depends on the amount of written data, not on the size of the database.
 */
export interface States {
  /**
   * Makes the current state of the database the first state, with which all later states are compared. If `begin` was
   * not called, the first call of another function makes the state at that time the first state.
   */
  begin(): void;
  /**
   * Returns the changes of the database since the first state; empty if there are none. Does not include writes of
   * other processes.
   */
  changes(): Uint8Array;
  become(changes: Uint8Array): void;
  end(): void;
}

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
        // Start the new SQLite session after the current changes are undone. The session then records only the
        // differences from the first state.
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

/**
 * @param changes SQLite changeset. Each row that it changes must still have the value from before the change.
 * @throws Error if another process has changed one of these rows
 */
export function apply(database: DatabaseSync, changes: Uint8Array): void {
  if (changes.length === 0) return;
  const isApplied = database.applyChangeset(changes, { filter: (table) => !SEARCH_PARTS.test(table) });
  if (!isApplied) throw new Error('rows that another process has changed meanwhile cannot be taken back');
}
