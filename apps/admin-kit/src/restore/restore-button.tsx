import Restore from '@mui/icons-material/SettingsBackupRestore';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyComponent } from '../layout/lazy-component.tsx';
import type { RestoreTarget } from './restore-target.ts';

const RestoreDialog = lazyComponent(() => import('./restore-dialog.tsx'));

interface RestoreButtonProps extends RestoreTarget {
  readonly onRestored?: () => void;
}

/** Opens the comparison of a log entry with its record, in which a person chooses the values to restore. */
export function RestoreButton({ onRestored, ...target }: RestoreButtonProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        startIcon={<Restore />}
        sx={{ displayPrint: 'none' }}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {translate('restore.open')}
      </Button>
      {isOpen ? (
        <RestoreDialog target={target} onClose={() => setOpen(false)} onRestored={() => onRestored?.()} />
      ) : null}
    </>
  );
}
