import { Alert, Button } from '@mui/material';
import { useContext } from 'react';
import {
  EditContext,
  HttpError,
  ListContext,
  ShowContext,
  useRedirect,
  useRemoveFromStore,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { QueryError } from '../data/query.ts';

const ONE_LINE = { whiteSpace: 'nowrap' };

export function LoadError() {
  const translate = useTranslate();
  const list = useContext(ListContext);
  const show = useContext(ShowContext);
  const edit = useContext(EditContext);
  const { error, refetch } = list ?? show ?? edit ?? {};
  const refused = error instanceof QueryError || (error instanceof HttpError && error.status === 400);
  return (
    <Alert
      severity="error"
      sx={{ m: 2 }}
      action={
        list && refused ? (
          <PlainListButton />
        ) : refetch ? (
          <Button color="inherit" size="small" sx={ONE_LINE} onClick={() => void refetch()}>
            {translate('errors.try_again')}
          </Button>
        ) : undefined
      }
    >
      {error instanceof Error ? error.message : translate('ra.page.error')}
    </Alert>
  );
}

/**
 * Opens the list without filters and with its default order. The browser stores both, so without the reset the list
 * would repeat the failed request.
 */
function PlainListButton() {
  const translate = useTranslate();
  const redirect = useRedirect();
  const resource = useResourceContext() ?? '';
  const forget = useRemoveFromStore(`${resource}.listParams`);
  return (
    <Button
      color="inherit"
      size="small"
      sx={ONE_LINE}
      onClick={() => {
        forget();
        redirect('list', resource);
      }}
    >
      {translate('ra.navigation.clear_filters')}
    </Button>
  );
}
