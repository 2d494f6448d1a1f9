import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFixed } from '../../record/record-can.ts';

/** Stands in the place of a form that the server would not take, with the reason. */
export function ReadOnlyNotice({ why }: { readonly why: string | undefined }) {
  const translate = useTranslate();
  return (
    <Alert severity="info" sx={{ my: 2 }}>
      {why ?? translate('errors.not_permitted')}
    </Alert>
  );
}

/** Why some inputs of the form can only be read; nothing where all can be filled in. */
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
