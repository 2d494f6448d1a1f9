import { Button, Dialog, DialogActions, DialogContent, DialogTitle, List, ListItem, ListItemText } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Refusal } from './use-deletion.ts';

interface RefusalDialogProps {
  readonly refusals: readonly Refusal[];
  readonly onClose: () => void;
  /** What can go all the same. */
  readonly others?: { readonly count: number; readonly remove: () => void } | undefined;
}

/** Which records cannot be deleted, and why. */
export function RefusalDialog({ refusals, onClose, others }: RefusalDialogProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{translate('deletion.refused', { smart_count: refusals.length })}</DialogTitle>
      <DialogContent dividers>
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
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus color="inherit">
          {translate('ra.action.close')}
        </Button>
        {others ? (
          <Button onClick={others.remove} color="error" variant="contained">
            {translate('deletion.others', { smart_count: others.count })}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}
