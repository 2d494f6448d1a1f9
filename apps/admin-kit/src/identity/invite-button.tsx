import ForwardToInbox from '@mui/icons-material/ForwardToInbox';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, useRecordContext, useTranslate } from 'react-admin';
import type { KitDataProvider } from '../data/data-provider.ts';
import { useFormats } from '../format/use-formats.ts';

/** Sends a new invitation to set a password. The server offers it only for accounts without a password. */
export default function InviteButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const formats = useFormats();
  const dataProvider = useDataProvider<KitDataProvider>();
  const record = useRecordContext();
  const [sending, setSending] = useState(false);
  const invite = async () => {
    setSending(true);
    try {
      const body = { id: record?.id };
      const { expires_at: until } = await dataProvider.call<{ readonly expires_at: string }>('auth/invitations', {
        method: 'POST',
        body,
      });
      notify('invitation.sent', { type: 'success', messageArgs: { time: formats.dateTime(until) } });
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.page.error', { type: 'error' });
    }
    setSending(false);
  };
  return (
    <Button variant="outlined" startIcon={<ForwardToInbox />} disabled={sending} onClick={() => void invite()}>
      {translate('invitation.again')}
    </Button>
  );
}
