import Delete from '@mui/icons-material/Delete';
import { CircularProgress } from '@mui/material';
import { useContext, useState } from 'react';
import { useRecordContext, useRedirect, useResourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { PageButton } from '../layout/page-button.tsx';
import { PreviewContext } from '../record/preview.ts';
import { DeletionDialog } from './late-deletion-dialog.tsx';
import { useDeletion, type FailedDeletion } from './use-deletion.ts';

export function DeleteRecordButton() {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const redirect = useRedirect();
  const form = useFormContext();
  const preview = useContext(PreviewContext);
  const { asking, ask, remove } = useDeletion();
  const [refusals, setRefusals] = useState<readonly FailedDeletion[]>([]);
  if (!record) return null;

  const run = async () => {
    if (asking) return;
    const found = await ask([record.id]);
    if (found === undefined) return;
    if (found.length > 0) return setRefusals(found);
    remove([record.id], () => {
      // Discards unsaved input of the deleted record, because it would block the navigation to the list.
      form?.reset(undefined, { keepValues: true });
      if (preview) preview.close();
      else redirect('list', resource);
    });
  };
  return (
    <>
      <PageButton
        type="button"
        label="ra.action.delete"
        color="error"
        aria-disabled={asking}
        onClick={() => void run()}
      >
        {asking ? <CircularProgress size={16} color="inherit" aria-hidden /> : <Delete />}
      </PageButton>
      {refusals.length > 0 ? <DeletionDialog refusals={refusals} onClose={() => setRefusals([])} /> : null}
    </>
  );
}
