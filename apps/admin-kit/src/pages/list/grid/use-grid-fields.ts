import type { Field } from '@tuyen/model';
import { useMemo } from 'react';
import { useListContext, useResourceContext, type RaRecord } from 'react-admin';
import { editFieldsOf, mayEdit } from '../../../edits/editable.ts';
import { useResource } from '../../../model/model-context.tsx';
import { useCanAction } from '../../../record/can-action.ts';

interface GridFields {
  readonly fields: ReadonlyMap<string, Field>;
  readonly isEditable: (record: RaRecord) => boolean;
  /** Whether the list has such fields and the user's role may edit records. Known before the records are loaded. */
  readonly isPossible: boolean;
  /** Whether the user may edit at least one record of the page. */
  readonly isOffered: boolean;
}

export function useGridFields(): GridFields {
  const resource = useResource(useResourceContext());
  const byRole = useCanAction()('edit');
  const { data } = useListContext<RaRecord>();
  return useMemo(() => {
    const fields = new Map(editFieldsOf(resource).map((field) => [field.name, field]));
    const isEditable = (record: RaRecord) => mayEdit(record, byRole);
    const isPossible = fields.size > 0 && byRole;
    return { fields, isEditable, isPossible, isOffered: isPossible && (data?.some(isEditable) ?? false) };
  }, [resource, byRole, data]);
}
