import { useHttp, useMay } from '@tuyen/admin-kit';
import { Alert, Box, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { readTest } from './test-answer.ts';

export function TestMail() {
  return useMay()('settings', 'edit') ? <Sending /> : null;
}

function Sending() {
  const translate = useTranslate();
  const http = useHttp();
  const { isDirty } = useFormState();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => readTest((await http.send('mails/test', { method: 'POST', body: {} })).json),
  });
  return (
    <Box sx={{ mb: 2 }}>
      <Button variant="outlined" onClick={() => mutate()} disabled={isPending || isDirty}>
        {translate(isPending ? 'test_mail.sending' : 'test_mail.send')}
      </Button>
      <Box aria-live="polite" sx={{ mt: 1 }}>
        {isDirty ? <Alert severity="info">{translate('test_mail.save_first')}</Alert> : null}
        {error ? <Alert severity="error">{error.message}</Alert> : null}
        {data?.sent ? <Alert severity="success">{translate('test_mail.sent', { to: data.to })}</Alert> : null}
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
