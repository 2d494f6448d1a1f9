import { addDays } from '@tuyen/model';
import { useState } from 'react';
import { useNotify, useRefresh, type Identifier, type RaRecord } from 'react-admin';
import { versionOf } from '../../../record/version-of.ts';
import { usePlanningCalls, type Assigned, type Assignment, type Proposals } from './planning-calls.ts';
import { NONE_CHOSEN, type Chosen } from './selection.ts';

export interface Planning {
  readonly chosen: Chosen;
  readonly choose: (chosen: Chosen) => void;
  /** Whether a click chooses a bar instead of opening it. */
  readonly choosing: boolean;
  readonly setChoosing: (on: boolean) => void;
  readonly busy: boolean;
  /** Assignments that are shown on the board and not yet saved. */
  readonly draft: Proposals | undefined;
  readonly propose: () => Promise<void>;
  /** @param days 1 for the day before, 7 for the same weekday of the week before */
  readonly copy: (days: number) => Promise<void>;
  readonly drop: () => void;
  readonly saveDraft: () => Promise<void>;
  readonly assign: (field: string, value: Identifier | null, records: readonly RaRecord[]) => Promise<void>;
  /** What the last saving could not assign, each with the reason. */
  readonly refused: readonly Assigned[];
  readonly forgetRefused: () => void;
  readonly undoable: readonly Assignment[];
  readonly undo: () => Promise<void>;
}

/** @param day day that is shown; another day has its own choice and draft */
export function usePlanning(view: string, day: string): Planning {
  const calls = usePlanningCalls(view);
  const notify = useNotify();
  const refresh = useRefresh();
  const [chosen, choose] = useState<Chosen>(NONE_CHOSEN);
  const [choosing, setChoosing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [draft, setDraft] = useState<Proposals>();
  const [refused, setRefused] = useState<readonly Assigned[]>([]);
  const [undoable, setUndoable] = useState<readonly Assignment[]>([]);
  const [shownDay, setShownDay] = useState(day);
  if (shownDay !== day) {
    setShownDay(day);
    setDraft(undefined);
    setRefused([]);
    setUndoable([]);
    choose(NONE_CHOSEN);
  }

  const doing = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notify((error instanceof Error && error.message) || 'ra.notification.http_error', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const load = (copyOf?: string) =>
    doing(async () => {
      const found = await calls.proposals(day, copyOf);
      setRefused([]);
      choose(NONE_CHOSEN);
      if (found.changes.length > 0 || found.open.length > 0) setDraft(found);
      else notify('planning.nothing', { type: 'info' });
    });
  const save = async (changes: readonly Assignment[]) => {
    const results = await calls.assign(changes);
    setRefused(results.filter(({ action }) => action === 'refuse'));
    setUndoable(
      results.flatMap(({ id, action, version, before }) =>
        action === 'update' && before ? [{ id, version, values: before }] : [],
      ),
    );
    setDraft(undefined);
    refresh();
  };
  return {
    chosen,
    choose,
    choosing: choosing || chosen.size > 0,
    setChoosing,
    busy,
    draft,
    propose: () => load(),
    copy: (days) => load(addDays(day, -days)),
    drop: () => setDraft(undefined),
    saveDraft: () => doing(async () => save(draft?.changes ?? [])),
    assign: (field, value, records) =>
      doing(async () =>
        save(records.map((record) => ({ id: record.id, version: versionOf(record), values: { [field]: value } }))),
      ),
    refused,
    forgetRefused: () => setRefused([]),
    undoable,
    undo: () =>
      doing(async () => {
        await save(undoable);
        setUndoable([]);
      }),
  };
}
