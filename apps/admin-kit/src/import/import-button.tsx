import UploadFile from '@mui/icons-material/UploadFile';
import { useState } from 'react';
import { lazyComponent } from '../layout/lazy-component.tsx';
import { PageButton } from '../layout/page-button.tsx';

const ImportDialog = lazyComponent(() => import('./import-dialog.tsx'));

export function ImportButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PageButton label="import.button" onClick={() => setOpen(true)}>
        <UploadFile />
      </PageButton>
      {open ? <ImportDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
