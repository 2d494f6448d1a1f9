import { useMemo } from 'react';
import { useListContext, useResourceContext, type RaRecord } from 'react-admin';
import { useMaySlug } from '../../auth/session-context.tsx';
import { possibleBulkMoves } from '../../bulk/possible-bulk-moves.ts';
import { editFieldsOf, mayEdit } from '../../edits/editable.ts';
import { useResource } from '../../model/model-context.tsx';
import { useCanAction } from '../../record/can-action.ts';
import { isSelectable, listPrintsOf, mayAssign } from '../../record/record-can.ts';

interface Selectable {
  readonly several: boolean;
  readonly isRowSelectable: (record: RaRecord) => boolean;
}

export function useSelectable(): Selectable {
  const { data } = useListContext<RaRecord>();
  const resource = useResource(useResourceContext());
  const may = useMaySlug();
  const byRole = useCanAction()('edit');
  return useMemo(() => {
    const hasFields = editFieldsOf(resource).length > 0;
    const isEditable = (record: RaRecord) => hasFields && mayEdit(record, byRole);
    const isMovable = (record: RaRecord) =>
      resource !== undefined && possibleBulkMoves(resource, [record], may).length > 0;
    return {
      several:
        data?.some(
          (record) => listPrintsOf(record).length > 0 || mayAssign(record) || isMovable(record) || isEditable(record),
        ) ?? false,
      isRowSelectable: (record) => isSelectable(record) || isMovable(record) || isEditable(record),
    };
  }, [data, resource, may, byRole]);
}
