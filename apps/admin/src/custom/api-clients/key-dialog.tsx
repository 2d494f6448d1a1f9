import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';

interface KeyDialogProps {
  readonly apiKey: string;
  readonly onClose: () => void;
}

/** Shows a new API key once. A click outside or Escape does not close the dialog, because the key cannot be shown again. */
export function KeyDialog({ apiKey, onClose }: KeyDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(apiKey);
      setCopied(true);
    } catch {
      notify('api_clients.copy_failed', { type: 'warning' });
    }
  };
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="key-title">
      <DialogTitle id="key-title">{translate('api_clients.key_title')}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('api_clients.key_once')}
        </Alert>
        <TextField
          label={translate('api_clients.key')}
          value={apiKey}
          multiline
          fullWidth
          onFocus={(event) => event.target.select()}
          slotProps={{ input: { readOnly: true, sx: { fontFamily: 'monospace' } }, htmlInput: { spellCheck: false } }}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={() => void copy()}>
          {translate(copied ? 'api_clients.copied' : 'api_clients.copy')}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {translate('api_clients.kept')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
