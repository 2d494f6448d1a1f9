import { useEffect, useState } from 'react';
import { useStore } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { allowKeys } from '../../keys/keys.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { lazyComponent } from '../../layout/lazy-component.tsx';

const KeysDialog = lazyComponent(() => import('./keys-dialog.tsx'));

export function KeysHelp() {
  const { t } = useTranslation();
  const [on] = useStore('keys', true);
  const [open, setOpen] = useState(false);
  useEffect(() => allowKeys(on), [on]);
  useKeys([{ key: '?', label: t('keys.help'), run: () => setOpen(true) }]);
  return open ? <KeysDialog onClose={() => setOpen(false)} /> : null;
}
