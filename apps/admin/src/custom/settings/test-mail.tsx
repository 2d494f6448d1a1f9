import { useHttp, useMay } from '@tuyen/admin-kit';
import { Alert, Box, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { readTest } from './test-answer.ts';

export function TestMail() {
  const may = useMay()('settings', 'edit');
  return may ? (
    <>
      <Sending channel="MAIL" send="test_mail.send" sent="test_mail.sent" />
      <Sending channel="SMS" send="test_mail.send_sms" sent="test_mail.sent_sms" />
    </>
  ) : null;
}

interface SendingProps {
  readonly channel: 'MAIL' | 'SMS';
  readonly send: string;
  readonly sent: string;
}

function Sending({ channel, send, sent }: SendingProps) {
  const translate = useTranslate();
  const http = useHttp();
  const { isDirty } = useFormState();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => readTest((await http.send('mails/test', { method: 'POST', body: { channel } })).json),
  });
  return (
    <Box sx={{ mb: 2 }}>
      <Button variant="outlined" onClick={() => mutate()} disabled={isPending || isDirty}>
        {translate(isPending ? 'test_mail.sending' : send)}
      </Button>
      <Box aria-live="polite" sx={{ mt: 1 }}>
        {isDirty && channel === 'MAIL' ? <Alert severity="info">{translate('test_mail.save_first')}</Alert> : null}
        {error ? <Alert severity="error">{error.message}</Alert> : null}
        {data?.sent ? <Alert severity="success">{translate(sent, { to: data.to })}</Alert> : null}
        {data && !data.sent ? (
          <Alert severity="error">
            {data.message}
            {data.detail ? ` (${data.detail})` : ''}
          </Alert>
        ) : null}
      </Box>
    </Box>
  );
}
