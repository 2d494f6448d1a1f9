import { sameJson, type Field, type Resource } from '@tuyen/model';
import type { LoggedEntry, Row } from '../domain.ts';
import type { TimelineChange, TimelineEntry } from './entry.ts';

export function loggedEntry(resource: Resource, { id, at, by, action, before, after }: LoggedEntry): TimelineEntry {
  const state = resource.workflow?.field;
  const [from, to] = [before, after].map((row) => (state === undefined ? undefined : textIn(row?.[state])));
  const operation = resource.operations?.find(({ name }) => name === action);
  const fields = operation ? operation.input : resource.fields;
  // The timeline entry for the creation of a record lists no changes, because the page displays the values of the
  // record anyway.
  const changes = action === 'create' ? [] : changesIn(fields.filter(shown(resource)), before ?? {}, after ?? {});
  const moved = to !== undefined && from !== to && !operation;
  return {
    id: `log-${id}`,
    kind: moved ? 'move' : 'change',
    at,
    by,
    action,
    ...(moved && { from, to }),
    ...(changes.length > 0 && { changes: moved ? changes.filter(({ field }) => field !== state) : changes }),
  };
}

function shown({ workflow }: Resource): (field: Field) => boolean {
  return ({ name, system, writeOnly }) => !system && !writeOnly && name !== workflow?.history;
}

function changesIn(fields: readonly Field[], before: Readonly<Row>, after: Readonly<Row>): readonly TimelineChange[] {
  return fields
    .filter(({ name }) => !sameJson(before[name] ?? null, after[name] ?? null))
    .map(({ name }) => ({
      field: name,
      ...(before[name] !== undefined && { before: before[name] }),
      ...(after[name] !== undefined && { after: after[name] }),
    }));
}

/**
 * Maximum difference in milliseconds between the times of a transition in the record's history and in the log. One
 * transaction writes both.
 */
const SAME_MOVE_MS = 5000;

export function withMoves(logged: readonly TimelineEntry[], moves: readonly TimelineEntry[]): readonly TimelineEntry[] {
  const left = [...logged];
  const known = moves.map((move) => {
    const index = left.findIndex(
      ({ kind, to, at }) =>
        kind === 'move' && to === move.to && Math.abs(Date.parse(at) - Date.parse(move.at)) <= SAME_MOVE_MS,
    );
    const [found] = index === -1 ? [] : left.splice(index, 1);
    return found ? { ...found, ...definedIn(move), id: found.id } : move;
  });
  return [...known, ...left];
}

function definedIn(entry: TimelineEntry): Partial<TimelineEntry> {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined));
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
