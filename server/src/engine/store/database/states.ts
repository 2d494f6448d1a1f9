import type { DatabaseSync, Session } from 'node:sqlite';
import { inverted } from './changeset.ts';

/** States of a database, each as what differs from the first: going from one to another costs what was written, however large it is. */
export interface States {
  /** The state now is the first. Else it is that of the first call of another function. */
  begin(): void;
  /** What differs from the first; empty where nothing does. Writes of other processes are not known. */
  changes(): Uint8Array;
  /** Another state in place of this one. @param changes of it; empty for the first */
  become(changes: Uint8Array): void;
  end(): void;
}

/** @param connection of which no transaction may be open */
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
        // Knows nothing of what was taken back.
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

/** The parts of a search index, which triggers keep. */
const SEARCH_PARTS = /\.search_\w+$/u;

/** @param changes of rows that are as they were before these changes */
export function apply(database: DatabaseSync, changes: Uint8Array): void {
  if (changes.length === 0) return;
  const isApplied = database.applyChangeset(changes, { filter: (table) => !SEARCH_PARTS.test(table) });
  if (!isApplied) throw new Error('rows that another process has changed meanwhile cannot be taken back');
}
