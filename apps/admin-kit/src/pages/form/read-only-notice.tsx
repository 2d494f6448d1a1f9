import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFixed } from '../../record/record-can.ts';

export function ReadOnlyNotice({ why }: { readonly why: string | undefined }) {
  const translate = useTranslate();
  return (
    <Alert severity="info" sx={{ my: 2 }}>
      {why ?? translate('errors.not_permitted')}
    </Alert>
  );
}

export function FixedNotice() {
  const translate = useTranslate();
  const reasons = new Set(Object.values(useFixed()));
  if (reasons.size === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {translate('form.fixed', { reason: [...reasons].join(' ') })}
    </Alert>
  );
}
