import type { Field } from '@tuyen/model';
import { useMemo } from 'react';
import { useListContext, useResourceContext, type RaRecord } from 'react-admin';
import { editFieldsOf, mayEdit } from '../../../edits/editable.ts';
import { useResource } from '../../../model/model-context.tsx';
import { useCanAction } from '../../../record/can-action.ts';

interface GridFields {
  readonly fields: ReadonlyMap<string, Field>;
  readonly isEditable: (record: RaRecord) => boolean;
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
    return { fields, isEditable, isOffered: fields.size > 0 && (data?.some(isEditable) ?? false) };
  }, [resource, byRole, data]);
}
