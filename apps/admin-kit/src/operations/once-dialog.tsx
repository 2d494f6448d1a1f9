import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { type Operation, textIn } from '@tuyen/model';
import { useState } from 'react';
import { useLocale, useNotify, useTranslate } from 'react-admin';

interface OnceDialogProps {
  readonly operation: Operation;
  readonly answer: Readonly<Record<string, unknown>>;
  readonly onClose: () => void;
}

/**
 * Shows what an operation answered, such as a new secret, until the person closes the dialog. A click outside or Escape
 * does not close it, because the answer cannot be shown again.
 */
export default function OnceDialog({ operation, answer, onClose }: OnceDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const language = useLocale();
  const [copied, setCopied] = useState<string>();
  const copy = async (name: string, text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(name);
    } catch {
      notify('operations.copy_failed', { type: 'warning' });
    }
  };
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="once-title">
      <DialogTitle id="once-title">{textIn(operation.label, language)}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('operations.once')}
        </Alert>
        {operation.answer.map(({ name, label }) => (
          <TextField
            key={name}
            label={textIn(label, language)}
            value={String(answer[name] ?? '')}
            multiline
            fullWidth
            margin="dense"
            onFocus={(event) => event.target.select()}
            slotProps={{
              input: {
                readOnly: true,
                sx: { fontFamily: 'monospace' },
                endAdornment: (
                  <Button onClick={() => void copy(name, String(answer[name] ?? ''))} sx={{ flex: 'none', ml: 1 }}>
                    {translate(copied === name ? 'operations.copied' : 'operations.copy')}
                  </Button>
                ),
              },
              htmlInput: { spellCheck: false },
            }}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('operations.kept')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
