import { Alert, Button } from '@mui/material';
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { preloadedPage, type PreloadedPage } from './preloaded-page.tsx';

export function missingText(): 'errors.network' | 'errors.chunk' {
  return navigator.onLine ? 'errors.chunk' : 'errors.network';
}

export type PreloadableComponent<P extends object> = ComponentType<P> & Pick<PreloadedPage, 'preload'>;

/**
 * Returns a lazy component, such as a dialog. If its code fails to load, a dialog closes with a message, and any other
 * component shows an error with a retry button in place. The page and its input stay intact.
 * @param waiting placeholder while the code loads
 */
export function lazyComponent<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  waiting: ReactNode = null,
): PreloadableComponent<P> {
  const { Page, preload, isThere } = preloadedPage(async () => (await load()).default);
  function Later(props: P) {
    const [code, setCode] = useState<'awaited' | 'there' | 'missing'>(isThere() ? 'there' : 'awaited');
    useEffect(() => {
      if (code !== 'awaited') return;
      void preload().then(
        () => setCode('there'),
        () => setCode('missing'),
      );
    }, [code]);
    if (code === 'there') return <Page {...props} />;
    if (code === 'awaited') return waiting;
    const close = 'onClose' in props && typeof props.onClose === 'function' ? props.onClose : undefined;
    return close ? <Closed onClose={() => close()} /> : <Missing onAgain={() => setCode('awaited')} />;
  }
  return Object.assign(Later, { preload });
}

function Closed({ onClose }: { readonly onClose: () => void }) {
  const notify = useNotify();
  const close = useEffectEvent(() => {
    notify(missingText(), { type: 'error' });
    onClose();
  });
  useEffect(() => close(), []);
  return null;
}

function Missing({ onAgain }: { readonly onAgain: () => void }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onAgain}>
          {translate('errors.try_again')}
        </Button>
      }
    >
      {translate(missingText())}
    </Alert>
  );
}
