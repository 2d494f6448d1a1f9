import { Button, DialogActions } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { BulkEditing } from './use-bulk-edit.ts';

interface BulkEditButtonsProps {
  readonly edit: BulkEditing;
  readonly ready: boolean;
  readonly onClose: () => void;
  readonly onUndone: () => void;
}

export function BulkEditButtons({ edit, ready, onClose, onUndone }: BulkEditButtonsProps) {
  const translate = useTranslate();
  const { step, busy, previews } = edit;
  if (step.name === 'done') {
    const { undo } = step;
    return (
      <DialogActions>
        {undo ? (
          <Button
            color="inherit"
            loading={busy}
            onClick={() => {
              void undo().then(onUndone);
            }}
          >
            {translate('undo.undo')}
          </Button>
        ) : null}
        <Button variant="contained" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    );
  }
  const count = step.name === 'preview' ? step.rows.filter(({ action }) => action === 'update').length : 0;
  return (
    <DialogActions>
      {step.name === 'preview' ? (
        <Button color="inherit" disabled={busy} onClick={edit.back} sx={{ mr: 'auto' }}>
          {translate('bulk_edit.back')}
        </Button>
      ) : null}
      <Button color="inherit" disabled={busy} onClick={onClose}>
        {translate('ra.action.cancel')}
      </Button>
      {step.name === 'preview' ? (
        <Button variant="contained" loading={busy} disabled={count === 0} onClick={() => void edit.apply()}>
          {translate('bulk_edit.apply', { smart_count: count })}
        </Button>
      ) : (
        <Button type="submit" variant="contained" loading={busy} disabled={!ready}>
          {translate(previews ? 'bulk_edit.preview' : 'bulk_edit.change')}
        </Button>
      )}
    </DialogActions>
  );
}
