import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { allowKeys, pressAgain } from '../../keys/keys.ts';
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
  const isReady = usePageKeys();
  return (
    <>
      {isReady ? <PageKeys /> : null}
      {open ? <KeysDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/**
 * Returns whether the code of the keys has loaded. Keys that the user presses before are pressed again afterwards. If
 * the code fails to load, the next key or click loads it again.
 */
function usePageKeys(): boolean {
  const [isReady, setReady] = useState(false);
  const missed = useRef<KeyboardEvent[]>([]);
  useEffect(() => {
    if (isReady) {
      pressAgain(missed.current.splice(0));
      return undefined;
    }
    let hasFailed = false;
    const start = (event: Event) => {
      if (event instanceof KeyboardEvent) missed.current.push(event);
      if (hasFailed && event.type === 'pointermove') return;
      PageKeys.preload().then(
        () => setReady(true),
        () => {
          hasFailed = true;
          missed.current = [];
        },
      );
    };
    for (const event of FIRST) document.addEventListener(event, start);
    return () => FIRST.forEach((event) => document.removeEventListener(event, start));
  }, [isReady]);
  return isReady;
}
