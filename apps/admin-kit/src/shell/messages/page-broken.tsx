import { CodeMissing } from '../../layout/preloaded-page.tsx';
import { missingText } from '../../layout/lazy-component.tsx';
import { PageHeading } from '../../layout/page-heading.tsx';
import { Alert, Box, Button } from '@mui/material';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { useTranslation } from 'react-i18next';

interface PageBrokenProps {
  readonly error?: unknown;
  readonly resetErrorBoundary: (...details: unknown[]) => void;
}

/**
 * Error page for a failed render. Usual causes: a new release deleted the old files, or the server does not return the
 * model. In development it also shows the stack of the error.
 */
export function PageBroken({ error, resetErrorBoundary }: PageBrokenProps) {
  const { t } = useTranslation();
  const { reset } = useQueryErrorResetBoundary();
  const again = () => {
    reset();
    resetErrorBoundary();
  };
  const missing = error instanceof CodeMissing ? missingText() : undefined;
  return (
    <>
      <PageHeading title={t('ra.page.error')} />
      <Alert
        severity="error"
        action={
          <Button
            color="inherit"
            size="small"
            onClick={() => (missing === 'errors.chunk' ? location.reload() : again())}
          >
            {t('errors.try_again')}
          </Button>
        }
      >
        {error instanceof HttpError ? error.message : t(missing ?? 'errors.unexpected')}
      </Alert>
      {process.env.NODE_ENV !== 'production' && error instanceof Error && !(error instanceof HttpError) ? (
        <Box component="pre" sx={{ mt: 2, overflowX: 'auto', fontSize: 13 }}>
          {error.stack}
        </Box>
      ) : null}
    </>
  );
}
