import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemText,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useGetRecordRepresentation, useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import type { FailedDeletion } from './use-deletion.ts';

export interface DeletionDialogProps {
  readonly refusals: readonly FailedDeletion[];
  readonly onClose: () => void;
  readonly others?: { readonly records: readonly RaRecord[]; readonly remove: () => void } | undefined;
}

export default function DeletionDialog({ refusals, onClose, others }: DeletionDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const isRefused = refusals.length > 0;
  const count = others?.records.length ?? 0;
  const title = isRefused ? 'deletion.refused' : 'deletion.question';
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{translate(title, { smart_count: isRefused ? refusals.length : count })}</DialogTitle>
      <DialogContent dividers>
        {isRefused ? (
          <List dense disablePadding>
            {refusals.map((refusal) => (
              <ListItem key={refusal.id} disableGutters>
                <ListItemText
                  primary={refusal.name}
                  secondary={refusal.reason}
                  slotProps={{ primary: { sx: { fontWeight: 600, overflowWrap: 'anywhere' } } }}
                />
              </ListItem>
            ))}
          </List>
        ) : null}
        {isRefused && others ? (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {translate('deletion.deletable', { smart_count: count })}
          </Typography>
        ) : null}
        {others ? <Names records={others.records} /> : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus color="inherit">
          {translate(isRefused ? 'ra.action.close' : 'workflow.cancel')}
        </Button>
        {others ? (
          <Button onClick={others.remove} color="error" variant="contained">
            {translate(isRefused ? 'deletion.others' : 'deletion.all', { smart_count: count })}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}

function Names({ records }: { readonly records: readonly RaRecord[] }) {
  const represent = useGetRecordRepresentation(useResourceContext());
  return (
    <List dense disablePadding>
      {records.map((record) => (
        <ListItem key={record.id} disableGutters sx={{ overflowWrap: 'anywhere' }}>
          <ListItemText primary={represent(record)} />
        </ListItem>
      ))}
    </List>
  );
}
