import { CodeMissing } from '../../../core/preloaded-page.tsx';
import { missingText } from '../../layout/later.tsx';
import { PageHeading } from '../../layout/PageHeading.tsx';
import { Alert, Button } from '@mui/material';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { HttpError, useTranslate } from 'react-admin';

interface PageBrokenProps {
  readonly error?: unknown;
  readonly resetErrorBoundary: (...details: unknown[]) => void;
}

/**
 * A page that failed while it was drawn. A new release whose old files are gone is the usual cause, or that the server does not answer what
 * the page is made from.
 */
export function PageBroken({ error, resetErrorBoundary }: PageBrokenProps) {
  const translate = useTranslate();
  const { reset } = useQueryErrorResetBoundary();
  const again = () => {
    reset();
    resetErrorBoundary();
  };
  const missing = error instanceof CodeMissing ? missingText() : undefined;
  return (
    <>
      <PageHeading title={translate('ra.page.error')} />
      <Alert
        severity="error"
        action={
          <Button
            color="inherit"
            size="small"
            onClick={() => (missing === 'errors.chunk' ? location.reload() : again())}
          >
            {translate('errors.try_again')}
          </Button>
        }
      >
        {error instanceof HttpError ? error.message : translate(missing ?? 'errors.unexpected')}
      </Alert>
    </>
  );
}
