import type { Transition } from '@tuyen/model';
import { lazy, Suspense, useState } from 'react';
import { useResourceContext, type Identifier, type RaRecord } from 'react-admin';
import { ActionButton } from '../actions/ActionButton.tsx';
import { useMaySlug } from '../auth/session-context.tsx';
import { useResource } from '../model/model-context.tsx';
import { bulkMoves } from './bulk-moves.ts';

const BulkDialog = lazy(() => import('./BulkDialog.tsx'));

interface BulkMovesProps {
  readonly ids: readonly Identifier[];
  /** Those of the chosen records that are known here. */
  readonly records: readonly RaRecord[];
  /** @param refused those that stay chosen */
  readonly onDone: (refused: readonly Identifier[]) => void;
}

/** A button for each move that several records can make at once. */
export function BulkMoves({ ids, records, onDone }: BulkMovesProps) {
  const resource = useResource(useResourceContext());
  const may = useMaySlug();
  // As they were when the button was pressed: the list is read anew meanwhile.
  const [asked, setAsked] = useState<{ readonly move: Transition; readonly ids: readonly Identifier[] }>();
  if (!resource) return null;
  return (
    <>
      {bulkMoves(resource, records, may).map((move) => (
        <ActionButton key={move.name} action={move} onClick={() => setAsked({ move, ids })} />
      ))}
      {asked ? (
        <Suspense fallback={null}>
          <BulkDialog
            {...asked}
            resource={resource}
            onClose={(refused) => {
              setAsked(undefined);
              if (refused) onDone(refused);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
