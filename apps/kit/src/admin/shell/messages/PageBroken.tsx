import { PageHeading } from '../../layout/PageHeading.tsx';
import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';

interface PageBrokenProps {
  readonly error?: unknown;
  readonly resetErrorBoundary: (...details: unknown[]) => void;
}

/** A page that failed while it was drawn; a new release whose old files are gone is the usual cause. */
export function PageBroken({ error, resetErrorBoundary }: PageBrokenProps) {
  const translate = useTranslate();
  const gone = error instanceof TypeError && /import|module|fetch/i.test(error.message);
  return (
    <>
      <PageHeading title={translate('ra.page.error')} />
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => (gone ? location.reload() : resetErrorBoundary())}>
            {translate('errors.try_again')}
          </Button>
        }
      >
        {translate(gone ? 'errors.chunk' : 'errors.unexpected')}
      </Alert>
    </>
  );
}
