import { textIn, type Transition } from '@tuyen/model';
import { useState } from 'react';
import { useDataProvider, useLocale, useResourceContext, type Identifier, type RaRecord } from 'react-admin';
import { ActionButton } from '../actions/action-button.tsx';
import { useMaySlug } from '../auth/session-context.tsx';
import type { KitDataProvider } from '../data/data-provider.ts';
import { useResource } from '../model/model-context.tsx';
import { versionOf } from '../record/version-of.ts';
import { lazyComponent } from '../layout/lazy-component.tsx';
import { possibleBulkMoves } from './possible-bulk-moves.ts';

const BulkDialog = lazyComponent(() => import('./bulk-dialog.tsx'));

export interface BulkProps {
  readonly ids: readonly Identifier[];
  readonly records: readonly RaRecord[];
  /** @param refused ids of the records for which the action failed; only these records stay selected */
  readonly onDone: (refused: readonly Identifier[]) => void;
}

export function BulkMoves({ ids, records, onDone }: BulkProps) {
  const resource = useResource(useResourceContext());
  const may = useMaySlug();
  const language = useLocale();
  const dataProvider = useDataProvider<KitDataProvider>();
  // Keeps the records that were selected when the user clicked, because a reload of the list can change the selection
  // while the dialog is open.
  const [asked, setAsked] = useState<{ readonly move: Transition; readonly ids: readonly Identifier[] }>();
  if (!resource) return null;
  return (
    <>
      {possibleBulkMoves(resource, records, may).map((move) => (
        <ActionButton key={move.name} action={move} onClick={() => setAsked({ move, ids })} />
      ))}
      {asked ? (
        <BulkDialog
          resource={resource}
          ids={asked.ids}
          label={textIn(asked.move.label, language)}
          send={async (record) => {
            const { name } = asked.move;
            await dataProvider.transition(resource.name, {
              id: record.id,
              name,
              input: {},
              version: versionOf(record),
            });
          }}
          onClose={(refused) => {
            setAsked(undefined);
            if (refused) onDone(refused);
          }}
        />
      ) : null}
    </>
  );
}
