import { useEffect, useState } from 'react';
import { useStore } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { allowKeys } from '../../keys/keys.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { lazyComponent } from '../../layout/lazy-component.tsx';

/** Keys of the menu and of tables. Their code loads when the user first does something, not with the first page. */
const PageKeys = lazyComponent(() => import('./page-keys.tsx'));
const KeysDialog = lazyComponent(() => import('./keys-dialog.tsx'));

const FIRST = ['pointermove', 'pointerdown', 'keydown'];

export function KeysHelp() {
  const { t } = useTranslation();
  const [on] = useStore('keys', true);
  const [open, setOpen] = useState(false);
  useEffect(() => allowKeys(on), [on]);
  useKeys([{ key: '?', label: t('keys.help'), run: () => setOpen(true) }]);
  const [used, setUsed] = useState(false);
  useEffect(() => {
    const start = () => setUsed(true);
    for (const event of FIRST) document.addEventListener(event, start, { once: true });
    return () => FIRST.forEach((event) => document.removeEventListener(event, start));
  }, []);
  return (
    <>
      {used ? <PageKeys /> : null}
      {open ? <KeysDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
