import Add from '@mui/icons-material/Add';
import { Button, Fab, useMediaQuery, type Theme } from '@mui/material';
import { useCreatePath, useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';

/**
 * Leads to the form of a new record; on narrow pages it floats over the end. React-admin's own asks the auth provider, and appears only after
 * the page has been drawn: who has this one may create.
 */
export function CreateButton({ variant }: { readonly variant: 'contained' | 'outlined' }) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const to = useCreatePath()({ resource, type: 'create' });
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const label = translate(`resources.${resource}.action.create`, { _: translate('ra.action.create') });
  const link = { component: Link, to, state: { _scrollToTop: true } };
  return narrow ? (
    <Fab {...link} color="primary" aria-label={label} sx={FLOATING}>
      <Add />
    </Fab>
  ) : (
    <Button {...link} variant={variant} size="small" startIcon={<Add />}>
      {label}
    </Button>
  );
}

const FLOATING = { position: 'fixed', right: 20, bottom: 60, zIndex: 1000 } as const;
