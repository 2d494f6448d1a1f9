import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useCreatePath, useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { usePhone } from '../../theme/phone.ts';

/**
 * Link to the create form, without text on a phone. The caller checks the permission. React-admin's own button appears
 * only after the auth provider responds, and floats over records on phones.
 */
export function CreateButton({ variant }: { readonly variant: 'contained' | 'outlined' }) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const to = useCreatePath()({ resource, type: 'create' });
  const phone = usePhone();
  const label = translate(`resources.${resource}.action.create`, { _: translate('ra.action.create') });
  const link = { component: Link, to, state: { _scrollToTop: true } };
  return phone && variant === 'contained' ? (
    <Button {...link} variant={variant} size="small" aria-label={label} sx={ICON}>
      <Add />
    </Button>
  ) : (
    <Button {...link} variant={variant} size="small" startIcon={<Add />}>
      {label}
    </Button>
  );
}

const ICON = { minWidth: 44, minHeight: 44, p: 0 } as const;
