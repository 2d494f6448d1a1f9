import { useEffect, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { allowKeys } from '../../keys/keys.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { later } from '../../layout/later.tsx';

const KeysDialog = later(() => import('./keys-dialog.tsx'));

/** Binds `?` to the list of shortcuts. */
export function KeysHelp() {
  const translate = useTranslate();
  const [on] = useStore('keys', true);
  const [open, setOpen] = useState(false);
  useEffect(() => allowKeys(on), [on]);
  useKeys([{ key: '?', label: translate('keys.help'), run: () => setOpen(true) }]);
  return open ? <KeysDialog onClose={() => setOpen(false)} /> : null;
}
