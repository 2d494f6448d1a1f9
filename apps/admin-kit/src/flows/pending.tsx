import CloudOff from '@mui/icons-material/CloudOff';
import { Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useOnline } from './use-online.ts';

interface PendingProps {
  readonly onSend: () => Promise<unknown>;
  readonly onDiscard: () => void;
}

export function Pending({ onSend, onDiscard }: PendingProps) {
  const translate = useTranslate();
  const online = useOnline();
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    await onSend();
    setSending(false);
  };
  return (
    <Paper variant="outlined" role="alert" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, display: 'flex', gap: 1 }}>
        <CloudOff color="warning" aria-hidden />
        {translate('flow.pending_title')}
      </Typography>
      <Typography variant="body2">{translate(online ? 'flow.pending_online' : 'flow.pending_offline')}</Typography>
      <Button variant="contained" size="large" disabled={!online} loading={sending} onClick={() => void send()}>
        {translate('flow.send_again')}
      </Button>
      <Button color="inherit" onClick={onDiscard}>
        {translate('flow.discard')}
      </Button>
    </Paper>
  );
}
