import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useCreatePath, useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { usePhone } from '../../theme/phone.ts';

/**
 * Leads to the form of a new record; beside others on a phone it has no room for words. React-admin's own asks the auth provider, and
 * appears only after the page has been drawn, and floats over records on phones: who has this one may create.
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

/** As large as a finger. */
const ICON = { minWidth: 44, minHeight: 44, p: 0 } as const;
