import { slugFor, type Resource } from '@tuyen/model';
import type { Caller, Domain, Row, Services } from '../domain.ts';
import { readableLog } from './readable-log.ts';
import { loggedEntries } from '../audit/recorded.ts';
import { hasRestorable } from '../audit/restorable.ts';
import { NOTE_ACTIONS } from '../write/notes.ts';
import { notesOn } from '../write/system-tables/notes.ts';
import type { TimelineEntry } from './entry.ts';
import { movesIn } from './history.ts';
import { loggedEntry, withMoves } from './log.ts';
import { messagesAbout } from './mails.ts';
import { noteEntries } from './notes.ts';
import type { HasRecords } from '../store/store.ts';

export interface TimelineParts extends Pick<Services, 'auth' | 'model'>, HasRecords {
  readonly domain: Domain;
}

/**
 * Returns the newest events of a record that the caller can see. Everyone who can read the record sees its transitions
 * and notes. Log entries and messages require the permission to read them.
 */
export async function timelineOf(
  engine: TimelineParts,
  resource: Resource,
  caller: Caller,
  record: Readonly<Row>,
  limit: number,
): Promise<readonly TimelineEntry[]> {
  const { model, records } = engine;
  const { reader } = records;
  const of = { resource: resource.name, id: String(record['id']) };
  const [moves, logged, mails, notes] = await Promise.all([
    movesIn(reader, model.identity.users, resource, record),
    logOf(engine, resource, caller, of.id, limit),
    mailsOf(engine, caller, { ...of, limit }),
    resource.notes ? notesOn(records.database, of, limit) : [],
  ]);
  const entries = [...withMoves(logged, moves), ...mails, ...(await noteEntries(model, reader, caller, notes))];
  return entries.toSorted(newestFirst).slice(0, limit);
}

/**
 * Order of timeline entries with equal times. The list begins with the newest entry, so what a user did comes before
 * the reaction of the system.
 */
const RANKS: Readonly<Record<TimelineEntry['kind'], number>> = { note: 0, mail: 1, change: 2, move: 3 };

/**
 * Transitions at equal times keep their order in the record's history. Other timeline entries are sorted by id, which
 * increases with time.
 */
function newestFirst(one: TimelineEntry, other: TimelineEntry): number {
  const byTime = Date.parse(other.at) - Date.parse(one.at) || RANKS[one.kind] - RANKS[other.kind];
  if (byTime !== 0 || one.kind === 'move') return byTime;
  return other.id.length - one.id.length || (one.id < other.id ? 1 : -1);
}

async function logOf(
  engine: TimelineParts,
  resource: Resource,
  caller: Caller,
  id: string,
  limit: number,
): Promise<readonly TimelineEntry[]> {
  const { domain, records } = engine;
  const readable = readableLog(engine, caller);
  if (!readable) return [];
  const mayEdit = canRestore(engine, resource, caller);
  const entries = await loggedEntries(domain, records, { resource: resource.name, id, limit });
  return (
    entries
      .filter(readable)
      // Log entries about added and edited notes are omitted, because the timeline shows the notes themselves. For a
      // removed note, the log entry is all that remains.
      .filter(({ action }) => action !== NOTE_ACTIONS.add && action !== NOTE_ACTIONS.edit)
      .map((entry) => ({
        ...loggedEntry(resource, entry),
        ...(mayEdit && hasRestorable(resource, entry) && { restorable: true }),
      }))
  );
}

function canRestore({ auth }: TimelineParts, { actions, module, singleton }: Resource, caller: Caller): boolean {
  return actions.includes('edit') && !singleton && auth.may(caller, slugFor(module, 'edit'));
}

async function mailsOf(
  { model, domain, records, auth }: TimelineParts,
  caller: Caller,
  of: { readonly resource: string; readonly id: string; readonly limit: number },
): Promise<readonly TimelineEntry[]> {
  const outbox = model.resources.find(({ name }) => name === domain.outbox?.resource);
  if (!outbox || !auth.may(caller, slugFor(outbox.module, 'list'))) return [];
  return messagesAbout(records, caller, { ...of, scoped: outbox.scope === 'office' });
}
