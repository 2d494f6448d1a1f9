import { textIn, type Transition } from '@tuyen/model';
import { useRef, useState } from 'react';
import { useDataProvider, useLocale, useNotify, useResourceContext, type Identifier, type RaRecord } from 'react-admin';
import { ActionButton } from '../actions/action-button.tsx';
import { useMaySlug } from '../auth/session-context.tsx';
import type { KitDataProvider } from '../data/data-provider.ts';
import { UNDO_FOR } from '../edits/use-undo-edits.ts';
import { useResource } from '../model/model-context.tsx';
import { versionOf } from '../record/version-of.ts';
import { lazyComponent } from '../layout/lazy-component.tsx';
import { useUndoMoves, type MadeMove } from '../workflow/use-undo-moves.ts';
import { possibleBulkMoves } from './possible-bulk-moves.ts';

const BulkDialog = lazyComponent(() => import('./bulk-dialog.tsx'));

export interface BulkProps {
  readonly ids: readonly Identifier[];
  readonly records: readonly RaRecord[];
  /** @param refused ids of the records for which the action failed; only these records stay selected */
  readonly onDone: (refused: readonly Identifier[]) => void;
}

interface Asked {
  readonly move: Transition;
  readonly ids: readonly Identifier[];
  readonly records: readonly RaRecord[];
}

export function BulkMoves({ ids, records, onDone }: BulkProps) {
  const resource = useResource(useResourceContext());
  const may = useMaySlug();
  const language = useLocale();
  const dataProvider = useDataProvider<KitDataProvider>();
  // Keeps the records that were selected when the user clicked, because a reload of the list can change the selection
  // while the dialog is open.
  const [asked, setAsked] = useState<Asked>();
  const made = useRef<MadeMove[]>([]);
  const notify = useNotify();
  const undoOf = useUndoMoves(resource);
  if (!resource) return null;
  return (
    <>
      {possibleBulkMoves(resource, records, may).map((move) => (
        <ActionButton key={move.name} action={move} onClick={() => setAsked({ move, ids, records })} />
      ))}
      {asked ? (
        <BulkDialog
          resource={resource}
          ids={asked.ids}
          label={textIn(asked.move.label, language)}
          send={async (record) => {
            const { name } = asked.move;
            const sent = { id: record.id, name, input: {}, version: versionOf(record) };
            const { data: after } = await dataProvider.transition(resource.name, sent);
            const before = asked.records.find(({ id }) => id === record.id);
            if (before) made.current.push({ before, after, transition: asked.move });
          }}
          onClose={(refused) => {
            setAsked(undefined);
            const moves = made.current.splice(0);
            const undo = undoOf(moves);
            if (undo) {
              const messageArgs = { smart_count: moves.length };
              notify('bulk.done', { type: 'success', messageArgs, undo, autoHideDuration: UNDO_FOR });
            }
            if (refused) onDone(refused);
          }}
        />
      ) : null}
    </>
  );
}
