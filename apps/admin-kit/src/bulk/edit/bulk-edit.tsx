import { Button } from '@mui/material';
import { useState } from 'react';
import { useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { editFieldsOf, fieldsOfSome, mayEdit } from '../../edits/editable.ts';
import { lazyComponent } from '../../layout/lazy-component.tsx';
import { useResource } from '../../model/model-context.tsx';
import { useCanAction } from '../../record/can-action.ts';
import type { BulkProps } from '../bulk-moves.tsx';

const BulkEditDialog = lazyComponent(() => import('./bulk-edit-dialog.tsx'));

/** Button that changes one field of the selected records. */
export function BulkEdit({ records, onDone }: Omit<BulkProps, 'ids'>) {
  const translate = useTranslate();
  const resource = useResource(useResourceContext());
  const byRole = useCanAction()('edit');
  const [asked, setAsked] = useState<readonly RaRecord[]>();
  const fields = fieldsOfSome(
    editFieldsOf(resource),
    records.filter((record) => mayEdit(record, byRole)),
  );
  if (!resource || !(fields.length > 0 || asked)) return null;
  return (
    <>
      <Button size="small" variant="outlined" color="primary" onClick={() => setAsked(records)}>
        {translate('bulk_edit.open')}
      </Button>
      {asked ? (
        <BulkEditDialog
          resource={resource}
          records={asked}
          fields={fields}
          onClose={(refused) => {
            setAsked(undefined);
            if (refused) onDone(refused);
          }}
        />
      ) : null}
    </>
  );
}
