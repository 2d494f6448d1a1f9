import { Alert, Button } from '@mui/material';
import { useContext } from 'react';
import { EditContext, ListContext, ShowContext, useTranslate } from 'react-admin';

/** What could not be loaded, why, and a way to try again. */
export function LoadError() {
  const translate = useTranslate();
  const list = useContext(ListContext);
  const show = useContext(ShowContext);
  const edit = useContext(EditContext);
  const { error, refetch } = list ?? show ?? edit ?? {};
  return (
    <Alert
      severity="error"
      sx={{ m: 2 }}
      action={
        refetch ? (
          <Button color="inherit" size="small" onClick={() => void refetch()}>
            {translate('errors.try_again')}
          </Button>
        ) : undefined
      }
    >
      {error instanceof Error ? error.message : translate('ra.page.error')}
    </Alert>
  );
}
