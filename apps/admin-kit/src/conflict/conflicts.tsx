import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useContext, useState } from 'react';
import {
  useDataProvider,
  useRecordContext,
  useRegisterMutationMiddleware,
  useResourceContext,
  type UpdateParams,
} from 'react-admin';
import { QueryMetaContext } from '../record/record-can.ts';
import { lazyComponent } from '../layout/lazy-component.tsx';
import { isConflict, type Conflict } from './conflict.ts';

const ConflictDialog = lazyComponent(() => import('./conflict-dialog.tsx'));

type Update = (resource: string, params: UpdateParams) => Promise<unknown>;

export function Conflicts(conflict: Conflict) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const watch = useCallback(async (resource: string, params: UpdateParams, next: Update) => {
    try {
      return await next(resource, params);
    } catch (error) {
      if (isConflict(error)) setOpen(true);
      throw error;
    }
  }, []);
  useRegisterMutationMiddleware<Update>(watch);
  if (!open) return null;
  return <ConflictDialog {...conflict} onClose={close} />;
}

export function RecordConflicts() {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const meta = useContext(QueryMetaContext);
  if (!record) return null;
  const { id } = record;
  return (
    <Conflicts
      base={record}
      read={async () => (await dataProvider.getOne(resource, { id, meta })).data}
      adopt={(theirs) => queryClient.setQueryData([resource, 'getOne', { id: String(id), meta }], theirs)}
    />
  );
}
