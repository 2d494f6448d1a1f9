import UploadFile from '@mui/icons-material/UploadFile';
import { useState } from 'react';
import { Button } from 'react-admin';
import { lazyComponent } from '../layout/lazy-component.tsx';

const ImportDialog = lazyComponent(() => import('./import-dialog.tsx'));

export function ImportButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button label="import.button" onClick={() => setOpen(true)}>
        <UploadFile />
      </Button>
      {open ? <ImportDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
