import Close from '@mui/icons-material/Close';
import { Button, IconButton, Snackbar, SnackbarContent } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import {
  useNotificationContext,
  useTakeUndoableMutation,
  useTranslate,
  type NotificationPayload,
  type UndoableMutation,
} from 'react-admin';
import { Countdown } from './countdown.tsx';
import { keepClear, NOTICE_PLACE } from './notice-place.ts';

interface Shown extends NotificationPayload {
  readonly number: number;
  readonly decide: UndoableMutation | undefined;
}

const SHOWN_FOR = 4000;

const BOTTOM = { vertical: 'bottom', horizontal: 'center' } as const;

/**
 * Shows messages one after another. An undoable message stays for its countdown, even if the user clicks elsewhere, and
 * affects only its own mutation. React-admin's own component would also run the next mutation in the queue. A message
 * with the option `undo` has a button that calls this function, for changes that are stored already.
 */
export function Notifications() {
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const [shown, setShown] = useState<Shown | null>(null);
  const count = useRef(0);

  useEffect(() => {
    // An error stays until the user closes it, or until the next message.
    if (shown && !(shown.type === 'error' && notifications.length > 0)) return;
    const next = takeNotification();
    if (!next) return;
    const decide = next.notificationOptions?.undoable ? (takeMutation() ?? undefined) : undefined;
    count.current += 1;
    setShown({ ...next, number: count.current, decide });
  }, [shown, notifications, takeNotification, takeMutation]);

  const waits = shown?.decide !== undefined;
  useEffect(() => {
    if (!waits) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [waits]);

  if (!shown) return null;
  const { number, message, type, decide, notificationOptions = {} } = shown;
  const { autoHideDuration = SHOWN_FOR, messageArgs, multiLine, undo } = notificationOptions;
  const close = (isUndo = false) => {
    decide?.({ isUndo });
    setShown(null);
  };
  return (
    <Snackbar
      key={number}
      ref={keepClear}
      open
      anchorOrigin={BOTTOM}
      sx={NOTICE_PLACE}
      autoHideDuration={decide || type === 'error' ? null : autoHideDuration}
      onClose={(_, reason) => {
        if (!decide && !(type === 'error' && reason === 'clickaway')) close();
      }}
    >
      <SnackbarContent
        role={type === 'error' ? 'alert' : 'status'}
        message={typeof message === 'string' ? translate(message, messageArgs) : message}
        action={
          decide ? (
            <>
              <Countdown onEnd={close} />
              <Button color="inherit" size="small" variant="outlined" onClick={() => close(true)}>
                {translate('undo.undo')}
              </Button>
            </>
          ) : typeof undo === 'function' ? (
            <Button
              color="inherit"
              size="small"
              variant="outlined"
              onClick={() => {
                close();
                undo();
              }}
            >
              {translate('undo.undo')}
            </Button>
          ) : type === 'error' ? (
            <IconButton color="inherit" size="small" aria-label={translate('ra.action.close')} onClick={() => close()}>
              <Close fontSize="small" />
            </IconButton>
          ) : null
        }
        sx={{
          ...(type === 'info' || type === 'success' ? {} : { bgcolor: `${type}.main`, color: `${type}.contrastText` }),
          whiteSpace: multiLine ? 'pre-wrap' : 'normal',
        }}
      />
    </Snackbar>
  );
}
