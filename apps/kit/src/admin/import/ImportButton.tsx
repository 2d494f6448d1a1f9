import UploadFile from '@mui/icons-material/UploadFile';
import { lazy, Suspense, useState } from 'react';
import { Button } from 'react-admin';

const ImportDialog = lazy(() => import('./ImportDialog.tsx'));

/** Opens the import of a CSV file. */
export function ImportButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button label="import.button" onClick={() => setOpen(true)}>
        <UploadFile />
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
