import type { Notes, WriteContext } from '../domain.ts';
import { titled } from '../audit/entries.ts';
import { Problem } from '../problem.ts';
import { addItems, removeItemsAbout } from '../inbox/items.ts';
import type { Rows } from '../store/rows.ts';
import type { WriteParts } from './parts.ts';
import { assertOwnNote, insertNote, type Noted, removeNotes, rewriteNote } from './system-tables/notes.ts';
import { newId } from '../store/new-id.ts';

export const NOTE_ACTIONS = { add: 'add-note', edit: 'edit-note', remove: 'remove-note' } as const;

/**
 * Returns the functions that change the notes on records. They write in the transaction. The log records who wrote a
 * note and when, but not its text, so that no copy of a deleted note remains.
 */
export function openNotes({ clock, audit, store }: WriteParts, rows: Rows, context: WriteContext): Notes {
  const author = () => {
    if (context.actor.kind !== 'staff') throw new Problem(403, 'not_permitted', { permission: 'staff' });
    return context.actor.userId;
  };
  const log = async (action: string, { resource, id }: Noted) => {
    const record = await rows.get(resource, id);
    const office = record?.['office_id'];
    await audit(rows, {
      at: clock.now().toISOString(),
      actor: context.actor,
      officeId: context.officeId ?? (typeof office === 'string' ? office : null),
      clientKind: context.clientKind,
      resource,
      recordId: id,
      action,
      before: undefined,
      after: undefined,
      ...titled(store, resource, record),
    });
  };
  return {
    async add(resource, id, text, mentions = []) {
      const note = { id: newId(clock), author: author(), text, at: clock.now().getTime() };
      await insertNote(rows.connection, { resource, id }, note);
      const { author: by, at } = note;
      const about = { kind: 'mentioned', resource, recordId: id, by, at, isRead: false } as const;
      const accounts = [...new Set(mentions)].filter((account) => account !== by);
      await addItems(
        rows.connection,
        accounts.map((account) => ({ ...about, id: newId(clock), account })),
      );
      await log(NOTE_ACTIONS.add, { resource, id });
      return note.id;
    },
    async edit(resource, id, note, text) {
      await assertOwnNote(rows.connection, { resource, id }, note, author());
      await rewriteNote(rows.connection, note, text, clock.now().getTime());
      await log(text === undefined ? NOTE_ACTIONS.remove : NOTE_ACTIONS.edit, { resource, id });
    },
    async forget(resource, id) {
      await removeNotes(rows.connection, { resource, id });
      await removeItemsAbout(rows.connection, { resource, id });
    },
  };
}
