import Tune from '@mui/icons-material/Tune';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyComponent } from '../../layout/lazy-component.tsx';

const ArrangeDialog = lazyComponent(() => import('./arrange-dialog.tsx'));

/** Opens the dialog in which a person arranges their dashboard. */
export function ArrangeButton() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" color="inherit" startIcon={<Tune />} onClick={() => setOpen(true)}>
        {translate('dashboard.arrange.open')}
      </Button>
      {isOpen ? <ArrangeDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
