import type { Resource, Transition } from '@tuyen/model';
import {
  useDataProvider,
  useNotify,
  useRefresh,
  useResourceContext,
  useTranslate,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { useMaySlug } from '../../auth/session-context.tsx';
import type { KitDataProvider } from '../../data/data-provider.ts';
import { UNDO_FOR } from '../../edits/use-undo-edits.ts';
import { ASK_CAN, canOf } from '../../record/record-can.ts';
import { versionOf } from '../../record/version-of.ts';
import { useUndoMoves } from '../../workflow/use-undo-moves.ts';
import { possibleTransitions } from '../../workflow/possible-transitions.ts';

export interface Move {
  readonly record: RaRecord;
  readonly transition: Transition;
  readonly refusal?: string;
}

export interface Moves {
  readonly guess: (record: RaRecord) => readonly Transition[];
  readonly of: (record: RaRecord) => Promise<readonly Move[]>;
  readonly make: (move: Move) => Promise<void>;
  readonly moveTo: (record: RaRecord, state: string) => Promise<void>;
  readonly stateLabel: (state: string) => string;
}

export function useMoves(
  resource: Resource | undefined,
  ask: (move: Move) => void,
  done: (id: Identifier) => void,
): Moves {
  const name = useResourceContext() ?? '';
  const may = useMaySlug();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<KitDataProvider>();
  const undoOf = useUndoMoves(resource);
  const { workflow, module = '', fields = [] } = resource ?? {};
  const field = fields.find((one) => one.name === workflow?.field);
  const stateLabel = (state: string) =>
    field && 'enum' in field ? translate(`enums.${field.enum}.${state}`, { _: state }) : state;
  const guess = (record: RaRecord) => {
    const found = workflow ? possibleTransitions(workflow, module, record, may) : [];
    return found.filter(({ to }) => to !== record[workflow?.field ?? '']);
  };
  const say = (error: unknown) => {
    notify((error instanceof Error && error.message) || 'ra.notification.http_error', { type: 'error' });
    refresh();
  };
  const of = async ({ id }: RaRecord): Promise<readonly Move[]> => {
    const { data: record } = await dataProvider.getOne(name, { id, ...ASK_CAN });
    const can = canOf(record);
    return guess(record).flatMap((transition): Move[] => {
      if (!can || can.actions.includes(transition.name)) return [{ record, transition }];
      const refusal = can.refused[transition.name]?.message;
      return refusal === undefined ? [] : [{ record, transition, refusal }];
    });
  };
  const make = async ({ record, transition, refusal }: Move) => {
    if (refusal !== undefined) return notify(refusal, { type: 'warning' });
    const warns = translate(`${name}.dialogs.${transition.name}.text`, { _: '' }) !== '';
    if (transition.input.length > 0 || transition.tone === 'danger' || warns) return ask({ record, transition });
    try {
      const sent = { id: record.id, name: transition.name, input: {}, version: versionOf(record) };
      const { data: after } = await dataProvider.transition(name, sent);
      const undo = undoOf([{ before: record, after, transition }]);
      notify('workflow.done', {
        type: 'success',
        messageArgs: { status: stateLabel(transition.to) },
        ...(undo && { undo, autoHideDuration: UNDO_FOR }),
      });
      done(record.id);
      refresh();
    } catch (error) {
      say(error);
    }
    return undefined;
  };
  const moveTo = async (record: RaRecord, state: string) => {
    const from = String(record[workflow?.field ?? '']);
    if (from === state) return;
    try {
      const there = (await of(record)).filter(({ transition }) => transition.to === state);
      const move = there.find(({ refusal }) => refusal === undefined) ?? there[0];
      if (move) await make(move);
      else notify('board.no_way', { type: 'warning', messageArgs: { from: stateLabel(from), to: stateLabel(state) } });
    } catch (error) {
      say(error);
    }
  };
  return { guess, of, make, moveTo, stateLabel };
}
